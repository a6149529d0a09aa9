/** Marks an element `data-tight` while what it would show in full does not fit: what lies in it then shows less. */
export function tight(node: HTMLElement): () => void {
  const measure = () => {
    delete node.dataset["tight"];
    if (node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1)
      node.dataset["tight"] = "";
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
