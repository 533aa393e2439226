// Specification, sections 2 (App shell) and 9: unread-message badge.

const HIGHEST_SHOWN = 9;

/** Text of the unread badge: the count, '9+' above 9, empty when there is nothing to read. */
export function unreadBadge(count: number): string {
  if (count > HIGHEST_SHOWN) return `${HIGHEST_SHOWN}+`;
  return count > 0 ? String(count) : '';
}
