/** What of an order tells whether it was rejected and why. */
export interface Rejection {
  readonly state: string;
  readonly note: string;
}

/** Whoever rejects an order says why: the fault of its note, or null. */
export function rejectionFault({ state, note }: Rejection): string | null {
  return state === 'rejected' && note.trim() === '' ? 'Uveďte důvod zamítnutí' : null;
}
