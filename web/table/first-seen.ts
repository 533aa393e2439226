/** Rows of a table, or its cards on a phone. */
function rowsIn(frame: HTMLElement | null): HTMLElement[] {
  return [...(frame?.querySelectorAll<HTMLElement>('tbody > tr, ul > li') ?? [])];
}

const headOf = (frame: HTMLElement | null) => frame?.querySelector<HTMLElement>('thead th') ?? null;

/** Which row of the page is the first that is seen, under the heading or at the top of the window. */
export function firstSeen(frame: HTMLElement | null): number {
  const top = Math.max(0, headOf(frame)?.getBoundingClientRect().bottom ?? 0);
  const at = rowsIn(frame).findIndex((row) => row.getBoundingClientRect().bottom > top + 1);
  return Math.max(0, at);
}

/** Scrolls so that a row of the page is the first one seen. */
export function seeFirst(frame: HTMLElement | null, at: number): void {
  const row = rowsIn(frame)[at];
  const head = headOf(frame);
  if (row === undefined) return;
  if (head === null) row.scrollIntoView({ block: 'start' });
  else {
    const scroller = head.closest('table')?.parentElement;
    scroller?.scrollTo({ top: row.offsetTop - head.offsetHeight });
  }
}
