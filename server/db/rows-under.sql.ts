import { sql, type RawBuilder } from 'kysely';
import type { Db } from './db.ts';

/**
 * Rows of a query, in its order, that hang on a record; undefined where the query of that brings none. One
 * statement in place of two, of which the second is asked for when the first brings nothing.
 */
export async function selectRowsUnder<Row extends object>(
  db: Db,
  record: RawBuilder<unknown>,
  rows: RawBuilder<Row>,
): Promise<Row[] | undefined> {
  const found = await sql<Row & { row_turn: number | null }>`
    select r.*
      from (${record}) n
      left join (select x.*, row_number() over () as row_turn from (${rows}) x) r on true
     order by r.row_turn`.execute(db);
  if (found.rows.length === 0) return undefined;
  return found.rows.flatMap(({ row_turn, ...row }) => (row_turn === null ? [] : [row as Row]));
}
