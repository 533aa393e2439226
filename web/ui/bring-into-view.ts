/**
 * Scrolls a row that is wider than its place, of tabs or of choices, so that the open one is seen. Only the
 * row moves: the page stays where it is, also when the row is below its fold.
 */
export function bringIntoView(handle: HTMLElement | null): void {
  const list = handle?.parentElement;
  if (!handle || !list) return;
  const [one, seen] = [handle.getBoundingClientRect(), list.getBoundingClientRect()];
  if (one.left < seen.left) list.scrollLeft += one.left - seen.left;
  else if (one.right > seen.right) list.scrollLeft += one.right - seen.right;
}
