import { sql, type RawBuilder } from 'kysely';
import type { Inspected } from './standing.ts';

const columns = [
  'active_from',
  'interval_count',
  'interval_unit',
  'warning_days',
  'valid_from',
  'valid_to',
  'last_on',
  'last_next_on',
  'is_unfit',
  'has_faults',
  'repair_by',
] as const satisfies readonly (keyof Inspected)[];

/** Columns of the view `inspected_devices` from which the standing is measured. */
export function standingColumns(alias: string): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql.ref(`${alias}.${column}`)));
}
