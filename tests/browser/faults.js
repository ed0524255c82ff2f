// Looks at a page as it is drawn, and names what is wrong with it.
(() => {
  const named = (one) => {
    const text = (one.getAttribute("aria-label") ?? one.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 40);
    const id = one.id ? `#${one.id}` : "", classes = [...one.classList].map((name) => `.${name}`).join("");
    return `${one.tagName.toLowerCase()}${id}${classes} ${text}`;
  };

  const isSeen = (one) => {
    if (!one.checkVisibility({ visibilityProperty: true })) return false;
    const box = one.getBoundingClientRect();
    return box.width > 1 && box.height > 1 && box.right > 0;
  };

  const isInside = (one) => {
    for (let up = one.parentElement; up && up !== document.body; up = up.parentElement) {
      if (getComputedStyle(up).overflowX !== "visible") return true;
    }
    return false;
  };

  // What a finger meets: for a radio button or a box to tick its label.
  const target = (one) => (one.matches("[type=radio], [type=checkbox]") ? one.labels[0] ?? one : one);

  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const known = new Map();
  const parts = (color) => {
    if (!known.has(color)) {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
      known.set(color, [r, g, b, a / 255]);
    }
    return known.get(color);
  };
  const over = (top, below) => [0, 1, 2].map((i) => top[i] * top[3] + below[i] * (1 - top[3]));
  const luminance = (color) => {
    const [r, g, b] = color.map((c) => (c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ancestry = (one) => (one ? [one, ...ancestry(one.parentElement)] : []);
  const contrast = (one) => {
    const styles = ancestry(one).map((up) => getComputedStyle(up));
    const back = styles.map((style) => parts(style.backgroundColor)).reduceRight((below, top) => over(top, below), [255, 255, 255]);
    const ink = [...parts(styles[0].color)];
    ink[3] *= styles.reduce((product, style) => product * Number(style.opacity), 1);
    const [dark, light] = [luminance(over(ink, back)), luminance(back)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };
  const isUnusable = (one) => one.closest(":disabled, [aria-disabled=true]") || one.closest("label")?.control?.disabled;

  return {
    sideways() {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return [];
      const wide = [...document.body.querySelectorAll("*")].filter(
        (one) => isSeen(one) && one.getBoundingClientRect().right > clientWidth + 1 && !isInside(one),
      );
      return [`${scrollWidth} of ${clientWidth} px`, ...wide.slice(0, 5).map(named)];
    },

    small(least) {
      const all = [...document.querySelectorAll("a[href], button, select, summary, textarea, input:not([type=hidden])")];
      const isInText = (one) => one.matches("a") && getComputedStyle(one).display === "inline" && one.closest("p, li, dd, td");
      return all.map(target).filter((one) => isSeen(one) && !isInText(one)).flatMap((one) => {
        const { width, height } = one.getBoundingClientRect();
        return width < least - 0.5 || height < least - 0.5 ? [`${Math.round(width)}x${Math.round(height)} ${named(one)}`] : [];
      });
    },

    faint(least) {
      const found = new Set(), texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const one = texts.currentNode.parentElement;
        if (!texts.currentNode.data.trim() || !isSeen(one) || one.closest("svg, noscript") || isUnusable(one)) continue;
        if (contrast(one) < least) found.add(`${contrast(one).toFixed(2)} ${named(one)}`);
      }
      return [...found];
    },

    // What lies under something else, at its top, in its middle or at its bottom.
    covered(css) {
      return [...document.querySelectorAll(css)].filter(isSeen).filter((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return [0.1, 0.5, 0.9].some((part) => {
          const met = document.elementFromPoint(left + width / 2, top + height * part);
          return !met || !(one.contains(met) || met.contains(one));
        });
      }).map(named);
    },

    hidden(css) {
      return [...document.querySelectorAll(css)].filter(isSeen).filter((one) => {
        const box = one.getBoundingClientRect();
        return box.top < -1 || box.left < -1 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1;
      }).map(named);
    },
  };
})()
