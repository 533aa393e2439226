import { isDeepStrictEqual } from 'node:util';
import type { ChangeRow } from '#server/access/changes.sql.ts';
import type { Row } from './kind.ts';

/** What a change made of one record, whatever number of rows tells it. */
export interface Folded extends Pick<ChangeRow, 'record_type' | 'record_id' | 'action'> {
  /** Values of the columns before and after; only of those that changed. */
  readonly before: Row;
  readonly after: Row;
  /** The last row that tells of it. */
  readonly last: number;
}

const side = (row: ChangeRow, at: 0 | 1): Row =>
  Object.fromEntries(Object.entries(row.changes).map(([name, values]) => [name, values[at]]));

function foldedOf(row: ChangeRow): Folded {
  const { record_type, record_id, action, audit_id } = row;
  const before = action === 'insert' ? {} : side(row, 0);
  const after = action === 'delete' ? {} : side(row, 1);
  return { record_type, record_id, action, before, after, last: audit_id };
}

/** The record after another row; undefined when it came and went. */
function joined(one: Folded, row: ChangeRow): Folded | undefined {
  const next = foldedOf(row);
  const both = { ...one, last: next.last };
  if (one.action === 'insert')
    return next.action === 'delete'
      ? undefined
      : { ...both, after: { ...one.after, ...next.after } };
  const before = { ...next.before, ...one.before };
  if (next.action === 'delete') return { ...both, action: 'delete', before, after: {} };
  return { ...both, action: 'update', before, after: { ...one.after, ...next.after } };
}

/** An update told by the columns that differ in the end. */
function differing(one: Folded): Folded {
  if (one.action !== 'update') return one;
  const names = Object.keys(one.after).filter(
    (name) => !isDeepStrictEqual(one.before[name] ?? null, one.after[name] ?? null),
  );
  const only = (values: Row) => Object.fromEntries(names.map((name) => [name, values[name]]));
  return { ...one, before: only(one.before), after: only(one.after) };
}

const isChange = ({ action, after }: Folded) =>
  action !== 'update' || Object.keys(after).length > 0;

/** Rows of one change, in their order, as one row for each record that is other than it was. */
export function folded(rows: readonly ChangeRow[]): Folded[] {
  const records = new Map<string, Folded>();
  for (const row of rows) {
    const key = `${row.record_type} ${row.record_id}`;
    const known = records.get(key);
    const now = known === undefined ? foldedOf(row) : joined(known, row);
    if (now === undefined) records.delete(key);
    else records.set(key, now);
  }
  return [...records.values()].map(differing).filter(isChange);
}
