import type { Revision } from '#contract/revisions.ts';
import { revisionStanding } from '#server/core/revisions/revision-standing.ts';
import type { RevisionRow } from './revisions.sql.ts';

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
