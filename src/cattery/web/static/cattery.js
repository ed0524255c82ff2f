// The one module of the pages. Everything works without it; with it forms are sent in place, the table follows the
// game by itself, and cards move. It knows no rules: it shows what the server draws.

const root = document.documentElement;
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const table = () => document.querySelector("main[data-stream]");
const POLL = 15_000, CONFIRM = 3_000, DOUBLE = 500, LATE = 80, REST = 20;

// ---------------------------------------------------------------------------------------------------------- showing

const parse = (html) => new DOMParser().parseFromString(html, "text/html");

let coming; // the drawing that will be on the page in a moment
const folds = {}; // how a person has last folded what stays so, even if a drawing between was without it
let late = 0; // how often in a row cards took long to begin to move; from then on, drawings until they are tried again

/** Put the newest drawing of the match in place of the one on the page; an older one is never shown. */
function show(html, isAnswer = false) {
  const next = parse(html).querySelector("main[data-stream]");
  const now = coming ?? table();
  if (!next || !now || next.dataset.page !== now.dataset.page) return location.reload();
  const newer = next.dataset.revision - now.dataset.revision;
  if (newer < 0 || (newer === 0 && !isAnswer && next.dataset.tag === now.dataset.tag)) return;
  coming = next;
  const swap = () => {
    const old = table();
    keep(old, next);
    old.replaceWith(next);
    arrived(old, next);
    if (coming === next) coming = undefined;
  };
  const isSlow = late > 1 && ++late < REST; // a machine on which pictures come late: at once, for a while
  if (!document.startViewTransition || calm.matches || document.hidden || isSlow) return swap();
  alias(table());
  const asked = performance.now();
  const moving = document.startViewTransition(() => { swap(); alias(next); });
  const noted = () => { late = performance.now() - asked > LATE ? Math.min(late + 1, 2) : 0; };
  moving.ready.then(noted, () => {}); // or the next drawing came before this one had moved
  moving.finished.finally(() => { if (!coming) alias(next, true); });
}

/** Cards that are the same before and after move: the names are this viewer's own. */
function alias(main, isOver = false) {
  const seen = new Set();
  for (const card of main.querySelectorAll("[data-card]")) {
    const name = isOver || seen.has(card.dataset.card) ? "" : `card-${card.dataset.card}`;
    seen.add(card.dataset.card);
    card.style.viewTransitionName = name;
  }
}

document.addEventListener("click", ({ target }) => {
  const fold = target.closest?.("summary")?.parentElement;
  if (fold?.dataset.keep) folds[fold.id] = !fold.open;
});

/** What a person has begun stays: text, choices, what is folded open, the focus, how far one has scrolled. */
function keep(now, next) {
  for (const fresh of next.querySelectorAll("[data-keep]")) {
    if (fresh.id in folds) { fresh.open = folds[fresh.id]; continue; }
    const old = now.querySelector(`#${CSS.escape(fresh.id)}`);
    if (!old || old.dataset.keep !== fresh.dataset.keep) continue;
    if (fresh.matches("details")) fresh.open = old.open;
    else if (fresh.matches("[type=radio], [type=checkbox]")) fresh.checked = old.checked;
    else fresh.value = old.value;
  }
  const focus = document.activeElement?.id, marks = [...now.querySelectorAll("[data-scroll]")].map((e) => [e.id, e.scrollTop]);
  const selection = document.activeElement?.selectionStart, wasHere = now.contains(document.activeElement);
  queueMicrotask(() => {
    for (const [id, top] of marks) { const list = document.getElementById(id); if (list) list.scrollTop = top; }
    const again = (focus && document.getElementById(focus)) || (focus === "hint" && next.querySelector("#hinted")) || (wasHere && next.querySelector("[data-focus]:enabled")); // where to go on
    if (again) again.focus({ preventScroll: true });
    if (wasHere && !next.contains(document.activeElement)) next.focus({ preventScroll: true });
    if (again && typeof selection === "number" && again.setSelectionRange && again.type !== "number") again.setSelectionRange(selection, selection);
  });
}

/** The page is new: title, icon, what is said aloud. */
function arrived(before, main) {
  dress(main);
  const isWide = matchMedia("(min-width: 64rem)").matches;
  if (!before?.querySelector("#log")) main.querySelector("#log")?.toggleAttribute("open", isWide);
  if (!before?.querySelector("#why") && !("why" in folds)) main.querySelector("#why")?.toggleAttribute("open", isWide);
  if (before && !before.querySelector("#hinted")) main.querySelector("#hinted")?.scrollIntoView({ block: "nearest" });
  const isOther = before && before.dataset.seat !== main.dataset.seat; // somebody else looks: what was said was not for them
  const told = isOther ? Infinity : Number((before ?? main).dataset.told ?? 0);
  const fresh = [...main.querySelectorAll("#log li")].filter((line) => line.dataset.told > told);
  const said = fresh.map((line) => line.textContent);
  const banner = main.querySelector("#banner")?.textContent;
  if (before && banner && banner !== before.querySelector("#banner")?.textContent) said.push(banner);
  if (before && !isOther) overhear(before, main);
  if (said.length || isOther) document.getElementById("spoken").textContent = said.join(" ");
  const began = main.dataset.turn === "yes" && before?.dataset.turn !== "yes";
  if (before && began) call(main);
  if (before && !before.querySelector("[data-next]")) lead(main);
  if (isOther) follow();
}

/** Another game of the same people waits: a television goes there at once, people unless they say otherwise or are writing. */
async function lead(main) {
  const next = main.querySelector("[data-next]");
  if (!next || main.querySelector("#say")?.value) return;
  if (document.body.classList.contains("screen") || await agreed(next)) location.assign(next.href);
}

// A list that grows shows its end when it is folded open, and after each drawing.
document.addEventListener("toggle", ({ target }) => {
  const list = target.open && target.querySelector(":scope > ol");
  if (list) list.scrollTop = list.scrollHeight;
}, true);

function dress(main) {
  tick();
  document.title = (main.dataset.turn === "yes" ? "● " : "") + main.dataset.title;
  const icon = document.getElementById("icon");
  icon.href = main.dataset.turn === "yes" ? icon.dataset.turn : icon.dataset.plain;
  for (const form of main.querySelectorAll("form[data-legal]")) offer(form);
  for (const field of main.querySelectorAll("input[type=number]")) repeat(field);
}

/** What another has just said is seen for a moment, also while the talk is folded away. */
function overhear(before, main) {
  const last = main.querySelector("#lines li:last-child");
  if (!last || last.id === before.querySelector("#lines li:last-child")?.id || main.querySelector("#talk").open) return;
  const bubble = document.createElement("p");
  bubble.className = "bubble";
  bubble.append(...last.cloneNode(true).childNodes);
  document.querySelector(".bubble")?.remove();
  document.body.append(bubble);
  bubble.addEventListener("click", () => bubble.remove());
  setTimeout(() => bubble.remove(), 6_000);
}

// The time left for a turn, by the server's clock as it was when the page came.
const skew = Date.now() - Number(document.querySelector("meta[name=now]")?.content ?? Date.now());
function tick() {
  const clock = document.getElementById("clock");
  if (!clock) return;
  const seconds = Math.ceil((clock.dataset.until - Date.now() + skew) / 1000); // too many where the page came more slowly than this drawing
  const left = Math.min(clock.dataset.most, Math.max(0, seconds)), hours = Math.round(left / 3600);
  const later = new Intl.RelativeTimeFormat(root.lang);
  if (hours > 48) clock.textContent = later.format(Math.round(hours / 24), "day");
  else if (hours > 1) clock.textContent = later.format(hours, "hour");
  else clock.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
}

/** My turn has begun. On phones only a worker may say so, and only it brings the table back at a tap. */
async function call(main) {
  if (root.dataset.sound === "on") chime();
  if (!document.hidden || globalThis.Notification?.permission !== "granted") return;
  const { title, page } = main.dataset, told = { tag: page, data: page, icon: document.getElementById("icon").dataset.turn };
  if (await navigator.serviceWorker?.getRegistration()) (await navigator.serviceWorker.ready).showNotification(title, told);
  else new Notification(title, told).onclick = () => focus();
}

let audio;
function chime() {
  audio ??= new AudioContext();
  [523, 784].forEach((pitch, i) => {
    const tone = audio.createOscillator(), loudness = audio.createGain(), at = audio.currentTime + i * 0.12;
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.12, at);
    loudness.gain.exponentialRampToValueAtTime(0.001, at + 0.25);
    tone.connect(loudness).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.25);
  });
}

// -------------------------------------------------------------------------------------------------------- following

let source, timer;

/** A visible page holds a stream; a hidden one asks now and then, since a browser allows few connections. */
function follow() {
  source?.close();
  clearTimeout(timer);
  const main = table();
  if (!main) return;
  if (document.hidden) { timer = setTimeout(() => refresh().finally(follow), POLL); return; }
  source = new EventSource(main.dataset.stream);
  source.addEventListener("match", (event) => { reached(true); show(event.data); });
  source.addEventListener("open", () => reached(true));
  source.addEventListener("error", () => {
    reached(false);
    if (source.readyState === EventSource.CLOSED) timer = setTimeout(() => refresh().finally(follow), 3_000);
  });
}

/** The same as the stream sends, asked for. */
async function refresh() {
  const main = table();
  try {
    const answer = await fetch(main.dataset.page, { headers: { "cattery-fragment": main.dataset.tag } });
    reached(true);
    if (answer.status === 200) show(await answer.text());
    else if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) location.reload();
  } catch { reached(false); }
}

let doubt;
function reached(isReached) {
  const line = document.getElementById("offline");
  if (!isReached) { doubt ??= setTimeout(() => { line.hidden = false; }, 1_500); return; }
  doubt = clearTimeout(doubt);
  line.hidden = true;
}

function back() {
  if (!table()) return;
  if (!document.hidden) refresh();
  follow();
}

// ------------------------------------------------------------------------------------------------------------ doing

document.addEventListener("submit", async (event) => {
  const form = event.target, button = event.submitter;
  if (form.dataset.ask && !confirm(form.dataset.ask)) return event.preventDefault();
  if (!("live" in form.dataset)) {
    if (form.dataset.busy) event.preventDefault(); // the second click of two
    form.dataset.busy = "yes";
    setTimeout(() => { delete form.dataset.busy; }, 3_000);
    return;
  }
  event.preventDefault();
  if (form.dataset.busy) return;
  form.dataset.busy = "yes";
  const { tag } = table().dataset;
  const body = new URLSearchParams(new FormData(form, button)); // (a button named "action" hides form.action)
  if ("final" in form.dataset && root.dataset.confirm === "on" && !(await agreed(button))) { delete form.dataset.busy; return; }
  try {
    const answer = await fetch(form.getAttribute("action"), { method: "POST", body, headers: { accept: "text/html", "cattery-fragment": "yes" } });
    const html = await answer.text();
    if (!answer.ok && !html.includes("<main")) return refuse(html);
    reached(true);
    if ("clear" in form.dataset && answer.ok) clear(form, body);
    show(html, !answer.ok || (coming ?? table()).dataset.tag === tag); // the stream may have been quicker
  } catch { reached(false); } finally { delete form.dataset.busy; }
});

/** What has been said need not be said again: gone from the form, or from the one that has been drawn in its place. */
function clear(form, body) {
  const now = document.contains(form) ? form : document.querySelector(`form[action="${form.getAttribute("action")}"]`);
  if (now && `${new URLSearchParams(new FormData(now))}` === `${body}`) now.reset();
}

/** The server could not draw the match anew, as when it is asked too often: what it says stands above what was begun. */
function refuse(html) {
  const problem = parse(html).querySelector(".problem"), main = coming ?? table();
  reached(!!problem); // or something on the way to it has answered
  if (!problem) return;
  main.querySelector(":scope > .problem")?.remove();
  main.prepend(problem);
}

// The second click of two must not answer the question that the first has brought up. The system says which clicks it
// takes for one, however slow the machine is; of two taps the time between them does.
let pressed = { timeStamp: -DOUBLE };
document.addEventListener("click", (event) => {
  const main = table(), isQuick = event.pointerType === "touch" && event.timeStamp - pressed.timeStamp < DOUBLE;
  const isLate = pressed.main !== main && (event.detail > 1 || isQuick);
  if (isLate && event.target.closest("main")) return event.preventDefault();
  pressed = { timeStamp: event.timeStamp, main };
}, true);

/** What a control does, in a few words. */
const wording = (one) => one.ariaLabel || one.title || (one.querySelector("strong, .hidden") ?? one).textContent.trim().replace(/\s+/g, " ");

/** A move sends itself, and a link leads on, after a moment, unless it is called off. The bar lies over the page, whose drawing may change meanwhile. */
function agreed(control) {
  const bar = document.getElementById("confirm").content.firstElementChild.cloneNode(true);
  bar.querySelector("[data-what]").textContent = wording(control);
  if (control.href) bar.ariaLabel = wording(control);
  document.body.append(bar);
  const cancel = bar.querySelector("[data-cancel]");
  return new Promise((done) => {
    const end = (isAgreed) => { clearTimeout(wait); bar.remove(); done(isAgreed); };
    const wait = setTimeout(() => end(true), CONFIRM);
    cancel.addEventListener("click", () => end(false));
    bar.querySelector("[data-now]").addEventListener("click", () => end(true));
    cancel.focus({ preventScroll: true });
  });
}

/** Only what fits together into a legal action can be chosen: `data-legal` lists them (empty: whatever the
 *  form offers fits), `action.1` ... are their parts. A button with `data-whole` waits until nothing is missing. */
function offer(form) {
  const legal = JSON.parse(form.dataset.legal || "null"), groups = new Map();
  for (const field of form.elements) if (field.name?.startsWith("action.")) groups.set(field.name, [...(groups.get(field.name) ?? []), field]);
  let heads = [""];
  for (const name of [...groups.keys()].sort()) {
    const fields = groups.get(name), fits = (head, value) => !legal || legal.some((text) => `${text} `.startsWith(`${head}${value} `));
    for (const field of fields) {
      if (field.type === "hidden") continue;
      field.disabled = !heads.some((head) => fits(head, field.value));
      if (field.disabled && field.checked) field.checked = false;
    }
    const chosen = fields.find((field) => field.type === "hidden" || field.checked);
    const values = chosen ? [chosen.value] : fields.filter((field) => !field.disabled).map((field) => field.value);
    heads = heads.flatMap((head) => values.filter((value) => fits(head, value)).map((value) => `${head}${value} `));
    for (const echo of form.querySelectorAll(`[data-echo="${name}"]`)) {
      echo.textContent = fields.find((field) => field.checked)?.dataset.name ?? "…";
    }
  }
  const isWhole = [...groups.values()].every((fields) => fields.some((field) => field.type === "hidden" || field.checked));
  for (const button of form.querySelectorAll("[data-whole]")) button.disabled = !isWhole;
}

document.addEventListener("change", ({ target: { form } }) => {
  if ("legal" in (form?.dataset ?? {})) offer(form);
  if ("auto" in (form?.dataset ?? {})) form.requestSubmit();
});

/** A number that is being chosen stands on its button too. */
function repeat(field) {
  for (const echo of field.form?.querySelectorAll(`[data-echo="${field.name}"]`) ?? []) echo.textContent = field.value;
}

document.addEventListener("input", (event) => { if (event.target.type === "number") repeat(event.target); });

document.addEventListener("click", async (event) => {
  const button = event.target.closest("button");
  if (!button) return;
  if (button.dataset.copy) {
    const field = document.querySelector(button.dataset.copy);
    field.select();
    try { await navigator.clipboard.writeText(field.value); } catch { document.execCommand("copy"); }
    button.lastChild.textContent = ` ${button.dataset.done}`;
  }
  if (button.dataset.step) {
    const field = button.form.elements[button.dataset.field];
    if (button.dataset.step === "max") field.value = field.max; else if (button.dataset.step > 0) field.stepUp(); else field.stepDown();
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  if (button.dataset.open === "keys") listKeys();
});

/** Which key does what, as it stands on the page now. */
function listKeys() {
  const dialog = document.getElementById("keys"), rows = [];
  for (const one of document.querySelectorAll("[data-key]")) {
    if (!one.getClientRects().length) continue;
    const key = document.createElement("dt"), words = document.createElement("dd");
    key.textContent = one.dataset.key === " " ? "␣" : one.dataset.key;
    words.textContent = wording(one);
    rows.push(key, words);
  }
  dialog.querySelector("dl").replaceChildren(...rows);
  dialog.showModal();
}

// A key of its own for what is done often; `?` shows them.
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input:not([type=radio]), select, textarea")) return;
  const found = [...document.querySelectorAll("[data-key]")].find((one) => one.dataset.key === event.key && !one.disabled && one.getClientRects().length);
  if (!found) return;
  event.preventDefault();
  found.focus();
  found.click();
});

// ------------------------------------------------------------------------------------------------------------ begin

document.getElementById("cookieless").hidden = navigator.cookieEnabled;

document.addEventListener("visibilitychange", back);
addEventListener("pageshow", (event) => { if (event.persisted) back(); });
addEventListener("online", back);
addEventListener("pagehide", () => source?.close());

document.querySelector("[data-open=keys]")?.removeAttribute("hidden");
const notify = document.getElementById("notify");
if (notify && isSecureContext && globalThis.Notification?.permission === "default") {
  notify.hidden = false;
  notify.addEventListener("click", async () => { notify.hidden = (await Notification.requestPermission()) !== "default"; });
}
if (table()) { arrived(null, table()); follow(); setInterval(tick, 1_000); }
const again = document.querySelector("[data-again]"); // the page for when the server cannot be reached goes on by itself
if (again) setInterval(() => fetch(root.dataset.worker, { cache: "no-store" }).then((answer) => answer.ok && again.click(), () => {}), 3_000);
if (isSecureContext && navigator.serviceWorker) navigator.serviceWorker.register(root.dataset.worker).catch(() => {}); // the server may be out of reach
