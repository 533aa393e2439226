/** Puts the keyboard on the marked row of the table, or on its card on a phone, where the arrows go on. */
export function focusMarked(): void {
  focusWithin('main');
}

/** The same of the table of that id, which may stand in a dialog. */
export function focusMarkedOf(id: string): void {
  focusWithin(`[data-list="${CSS.escape(id)}"]`);
}

function focusWithin(place: string): void {
  const marked = document.querySelector<HTMLElement>(`${place} :is(tr, li)[data-marked]`);
  (marked?.querySelector('button') ?? marked)?.focus();
}
