import type { WarningKind } from '#contract/metering/warning-words.ts';

/** What is wrong with a place, by what causes it, and the numbers that it was reckoned from. */
export interface Finding {
  readonly kind: WarningKind;
  readonly measuring_place_id: number;
  readonly cause: string;
  readonly from_on: string | null;
  readonly to_on: string | null;
  readonly amount: number | null;
  readonly compared: number | null;
}
