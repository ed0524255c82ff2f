// When a button was clicked here, and when the screen showed which state: milliseconds of the machine's clock.
globalThis.clicked = 0;
globalThis.seen = {};
const now = () => performance.timeOrigin + performance.now();
addEventListener("click", (event) => { clicked = performance.timeOrigin + event.timeStamp; }, true);
const note = () => {
  const revision = document.querySelector("main[data-revision]")?.dataset.revision;
  if (revision === undefined || revision in seen) return;
  seen[revision] = 0;
  requestAnimationFrame(() => setTimeout(() => { seen[revision] = now(); })); // the frame has been drawn
};
new MutationObserver(note).observe(document, { childList: true, subtree: true });
