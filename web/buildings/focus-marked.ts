/** Puts the keyboard on the marked row of the table, or on the button of its card on a phone. */
export function focusMarked(): void {
  const marked = document.querySelector<HTMLElement>('main :is(tr, li)[data-marked]');
  (marked?.querySelector('button') ?? marked)?.focus();
}
