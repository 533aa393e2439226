import { shiftDays } from '#contract/czech/iso-date.ts';

/** Terms that come within so many days are told ahead: ends of contracts, revisions. */
export const SOON_DAYS = 60;

/** Whether the term comes within the days in which it is told ahead, today and the last of them included. */
export function comesSoon(term: string | null, today: string): boolean {
  return term !== null && term >= today && term <= shiftDays(today, SOON_DAYS);
}

/** Whether the term has passed; on its own day it has not. */
export function hasPassed(term: string | null, today: string): boolean {
  return term !== null && term < today;
}
