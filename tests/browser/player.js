// What a person sees that can be done with the game: single controls, as elements for the test to click.
(() => {
  const main = document.querySelector("main");
  const isSeen = (one) => (one.labels?.[0] ?? one).checkVisibility({ visibilityProperty: true });
  const acts = (form) => form?.getAttribute("action").endsWith("/act");
  const radios = [...main.querySelectorAll("[type=radio]:enabled")].filter((one) => !one.form || acts(one.form));
  const group = (one) => `${one.form?.id ?? ""} ${one.name}`;
  const chosen = new Set(radios.filter((one) => one.checked).map(group));

  /** The radio buttons of the first group in which nothing is chosen, of those that can be seen. */
  const open = radios.filter((one) => isSeen(one) && !chosen.has(group(one)));
  open.sort((a, b) => group(a).localeCompare(group(b)));
  const isComplete = (form) => open.every((one) => one.form !== form);

  return {
    choices: () => open.filter((one) => group(one) === group(open[0])),
    others: () => radios.filter((one) => isSeen(one) && !one.checked),
    sends: () => [...main.querySelectorAll("button:enabled")].filter(
      (one) => one.type === "submit" && acts(one.form) && isComplete(one.form) && isSeen(one),
    ),
    steps: (button) => [...main.querySelectorAll("button[data-step]:enabled")].filter(
      (one) => one.form === button.form && isSeen(one),
    ),
    number: (button) => [...main.querySelectorAll("[type=number]:enabled")].filter((one) => one.form === button.form),
  };
})()
