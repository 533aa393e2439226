import {
  intervalOn,
  nextRevision,
  revisionStateOn,
  type RevisionInterval,
  type RevisionState,
} from '#contract/rules/next-revision.ts';

/** What the term of something inspected is reckoned from: its newest report and its kind. */
export interface Inspected extends RevisionInterval {
  readonly active_from: string;
  readonly last_on: string | null;
  /** The next revision as the newest report says. */
  readonly last_next_on: string | null;
  readonly warning_days: number;
  readonly valid_from: string | null;
  readonly valid_to: string | null;
}

/** When the next revision is and how it stands today. */
export function revisionStanding(
  row: Inspected,
  today: string,
): { next_on: string | null; state: RevisionState } {
  const last = row.last_on === null ? null : { done_on: row.last_on, next_on: row.last_next_on };
  const interval = intervalOn(row, today);
  const next_on = nextRevision({ active_from: row.active_from, last, interval });
  return { next_on, state: revisionStateOn(next_on, row.warning_days, today) };
}
