import type { Revision } from '#contract/revisions.ts';
import {
  intervalOn,
  nextRevision,
  revisionStateOn,
  type RevisionInterval,
  type RevisionState,
} from '#contract/rules/next-revision.ts';
import type { RevisionRow } from './revisions.sql.ts';

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

/** The row as the contract tells it. */
export function revisionOf(row: RevisionRow, today: string): Revision {
  const {
    interval_count: _count,
    interval_unit: _unit,
    warning_days: _warning,
    valid_from: _from,
    valid_to: _to,
    last_next_on: _next,
    ...told
  } = row;
  return { ...told, ...revisionStanding(row, today) };
}
