import type { Revision } from '#contract/revisions.ts';
import { intervalOn, nextRevision, type RevisionInterval } from '#contract/rules/next-revision.ts';
import {
  revisionStandingOn,
  type RevisionFacts,
  type RevisionStanding,
} from '#contract/rules/revision-standing.ts';
import type { RevisionRow } from './revisions.sql.ts';

/** What the standing of something inspected is measured by: its reports and its kind. */
export interface Inspected extends RevisionInterval, Omit<RevisionFacts, 'next_on'> {
  readonly active_from: string;
  /** The next revision as the newest report says. */
  readonly last_next_on: string | null;
  readonly valid_from: string | null;
  readonly valid_to: string | null;
}

/** When the next revision is and how it stands today. */
export function revisionStanding(
  row: Inspected,
  today: string,
): RevisionStanding & { next_on: string | null } {
  const last = row.last_on === null ? null : { done_on: row.last_on, next_on: row.last_next_on };
  const interval = intervalOn(row, today);
  const next_on = nextRevision({ active_from: row.active_from, last, interval });
  return { next_on, ...revisionStandingOn({ ...row, next_on }, today) };
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
    is_unfit: _unfit,
    has_faults: _faults,
    ...told
  } = row;
  return { ...told, ...revisionStanding(row, today) };
}
