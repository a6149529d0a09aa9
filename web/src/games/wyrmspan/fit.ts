/** Gives an element the first of some shapes (`data-shape`) in which nothing of it is cut off; if there is none, the last. */
export function fit(shapes: readonly string[]): (node: HTMLElement) => () => void {
  return (node) => {
    const isCut = (each: Element) =>
      each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1;
    const settle = () => {
      for (const shape of shapes) {
        node.dataset["shape"] = shape;
        if (![node, ...node.querySelectorAll("[data-whole]")].some(isCut)) return;
      }
    };
    const sizes = new ResizeObserver(settle);
    const contents = new MutationObserver(settle);
    sizes.observe(node);
    contents.observe(node, { childList: true, subtree: true, characterData: true });
    settle();
    // Words may be measured before their font is there.
    void document.fonts.ready.then(settle);
    return () => {
      sizes.disconnect();
      contents.disconnect();
    };
  };
}
