/** A pixel may be lost in the rounding of the zoom. */
const ROUNDING = 1;

/** Marks what frames a scroller while something follows beyond its right side, for the shade drawn there. */
export function watchEdges(scroller: HTMLElement | null): (() => void) | undefined {
  if (scroller === null) return undefined;
  const frame = scroller.parentElement;
  const mark = () => {
    const { scrollWidth, clientWidth, scrollLeft } = scroller;
    frame?.toggleAttribute('data-after', scrollWidth - clientWidth - scrollLeft > ROUNDING);
  };
  const sizes = new ResizeObserver(mark);
  sizes.observe(scroller);
  for (const child of scroller.children) sizes.observe(child);
  scroller.addEventListener('scroll', mark, { passive: true });
  return () => {
    sizes.disconnect();
    scroller.removeEventListener('scroll', mark);
  };
}
