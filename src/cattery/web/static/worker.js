// Keeps the shell, files whose address changes with them, and never a page: what is on a table is asked for anew.

const SHELL = "cattery-shell";

self.addEventListener("fetch", (event) => {
  const path = new URL(event.request.url).pathname;
  if (event.request.method !== "GET" || !/\/static\/[0-9a-f]{10}\//.test(path)) return;
  event.respondWith(kept(event.request));
});

async function kept(request) {
  const shell = await caches.open(SHELL);
  const known = await shell.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) {
    for (const old of await shell.keys()) {
      if (name(old) === name(request)) await shell.delete(old);
    }
    await shell.put(request, answer.clone());
  }
  return answer;
}

const name = (request) => new URL(request.url).pathname.replace(/.*\/static\/[0-9a-f]{10}\//, "");
