/** For the ref of a record's page: one that was opened takes the focus, so that Esc and Tab go on from it. */
export function focusHeading(record: HTMLElement | null): void {
  record?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}
