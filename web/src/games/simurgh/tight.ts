/**
 * Marks an element while what it would show in full does not fit: `data-close` and what lies in it stands closer together;
 * `data-tight` where that is not enough, and it shows less.
 */
export function tight(node: HTMLElement): () => void {
  const MARKS = ["close", "tight"] as const;
  const isCut = () => node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1;
  const measure = () => {
    for (const mark of MARKS) delete node.dataset[mark];
    for (const mark of MARKS) if (isCut()) node.dataset[mark] = "";
  };
  const sizes = new ResizeObserver(measure);
  const contents = new MutationObserver(measure);
  sizes.observe(node);
  contents.observe(node, { childList: true, subtree: true, characterData: true });
  measure();
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
}
