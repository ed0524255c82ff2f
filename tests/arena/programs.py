"""A program that plays for a seat and misbehaves as its argument says; in one game of three if `sometimes` follows."""

import json
import sys
import time


def main() -> None:
    how, seldom = sys.argv[1], sys.argv[2:] == ["sometimes"]
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "start":
            bad = not seldom or message["seed"] % 3 == 0
            continue
        if bad and message["view"]["decision"] >= 4:
            if how == "ends":
                sys.exit(3)
            if how == "hangs":
                time.sleep(60)
            if how == "babbles":
                print("I bid three", flush=True)
            if how == "cheats":
                print('{"action": 100000}', flush=True)
            if how == "floods":
                print("x" * 200_000, flush=True)
        print(json.dumps({"action": message["legal"][0]["action"]}), flush=True)


if __name__ == "__main__":
    main()
