import { shiftDays } from '#contract/czech/iso-date.ts';

/** What is settled: a house or all houses of the unit, for the days, both included. */
export interface Scope {
  readonly building_id: number | null;
  readonly from: string;
  readonly to: string;
}

/** A settlement as it is kept, of what it is. */
export interface HeldSettlement {
  readonly building_id: number | null;
  readonly period_from: string;
  readonly period_to: string;
  /** When statements of it were issued first; null before that. */
  readonly first_issued_on: string | null;
}

export const scopeOf = ({ building_id, period_from, period_to }: HeldSettlement): Scope => ({
  building_id,
  from: period_from,
  to: period_to,
});

/**
 * At the end of which day advances are looked at. With the first statements unpaid ones are replaced by the balance,
 * so a correction counts those of the day before.
 */
export function advancesDay({ first_issued_on }: HeldSettlement, today: string): string {
  return first_issued_on === null ? today : shiftDays(first_issued_on, -1);
}
