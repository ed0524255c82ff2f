# Cattery in a container: docker build -t cattery . ; docker run -p 8642:8642 -v cattery:/data cattery
FROM python:3.12-slim

COPY requirements/run.txt /tmp/run.txt
RUN pip install --no-cache-dir --require-hashes --only-binary :all: -r /tmp/run.txt
COPY pyproject.toml README.md LICENSE /src/
COPY src /src/src
RUN pip install --no-cache-dir --no-deps --no-build-isolation /src && rm -r /src /tmp/run.txt

RUN useradd --uid 1000 --create-home cattery && install -d -o cattery -m 700 /data
USER cattery
VOLUME /data
EXPOSE 8642
ENV CATTERY_DATA=/data CATTERY_HOST=0.0.0.0
HEALTHCHECK CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8642/healthz', timeout=2)"]
STOPSIGNAL SIGTERM
CMD ["cattery", "serve"]
