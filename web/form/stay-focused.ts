import type { MouseEvent } from 'react';

/**
 * For buttons under fields. Leaving a field may show its fault and move the button away from under the
 * pointer before the click is over; so the press alone does not take the focus.
 */
export function stayFocused(event: MouseEvent): void {
  event.preventDefault();
}
