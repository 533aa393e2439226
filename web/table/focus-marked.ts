/** Puts the keyboard on the marked row of the table, or on its card on a phone, where the arrows go on. */
export function focusMarked(): void {
  const marked = document.querySelector<HTMLElement>('main :is(tr, li)[data-marked]');
  (marked?.querySelector('button') ?? marked)?.focus();
}
