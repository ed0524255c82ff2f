// Keeps the shell, files whose address changes with them, and one page for when the server cannot be reached; never a view
// of a table: that is asked for anew. A notification that is clicked brings its table back.

const SHELL = "cattery-shell", AWAY = "cattery-away", PAGE = "away";

self.addEventListener("install", (event) => event.waitUntil(prepare()));

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  if (mode === "navigate") event.respondWith(fetch(event.request).then(here, away));
  else if (method === "GET" && /\/static\/[0-9a-f]{10}\//.test(new URL(url).pathname)) event.respondWith(kept(event.request));
});

/** The page in the reader's language, which this worker's own address names, and all that it loads. */
async function prepare() {
  const answer = await fetch(PAGE + location.search);
  if (!answer.ok) throw new Error(`${answer.status}`);
  await (await caches.open(AWAY)).put(PAGE, answer.clone());
  const files = (await answer.text()).matchAll(/"([^"#]*\/static\/[0-9a-f]{10}\/[^"#]+)/g);
  await Promise.all([...new Set([...files].map(([, file]) => file))].map((file) => kept(new Request(file))));
}

const away = async (fault) => (await (await caches.open(AWAY)).match(PAGE)) ?? (fault instanceof Response ? fault : Response.error());

/** What the server says itself; a proxy says so where it cannot reach it. */
const here = (answer) => ([502, 504].includes(answer.status) ? away(answer) : answer);

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

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(bring(new URL(event.notification.data, location).href));
});

/** The tab that shows this page, or a new one; no page but our own. */
async function bring(page) {
  if (!page.startsWith(registration.scope)) return;
  const tabs = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const tab = tabs.find(({ url }) => url.replace(/#.*/, "") === page);
  await (tab ? tab.focus() : clients.openWindow(page));
}
