/** Set `data-further` on a scroll container that has more content below. */
export function further(node: HTMLElement): { destroy: () => void } {
  const measure = (): void => {
    node.toggleAttribute("data-further", node.scrollTop + node.clientHeight < node.scrollHeight - 1);
  };
  const sizes = new ResizeObserver(measure);
  const changes = new MutationObserver(measure);
  sizes.observe(node);
  changes.observe(node, { childList: true, subtree: true });
  node.addEventListener("scroll", measure);
  return {
    destroy: () => {
      sizes.disconnect();
      changes.disconnect();
      node.removeEventListener("scroll", measure);
    },
  };
}
