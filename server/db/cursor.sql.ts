import { sql, type RawBuilder } from 'kysely';
import type { Db } from './db.ts';

/** So many rows are asked for at once: what the process holds of a long answer. */
export const ROWS_AT_ONCE = 1000;

/**
 * Rows of a statement by pieces, for whoever takes them one piece after another: PostgreSQL keeps its
 * place, and only the next piece is asked for. All rows are of the moment of the first. The name is of this
 * statement alone, because what a named cursor brings is known to the connection by it.
 */
export async function* rowsByPieces<Row>(
  db: Db,
  name: string,
  statement: RawBuilder<Row>,
  most = ROWS_AT_ONCE,
): AsyncGenerator<readonly Row[]> {
  const cursor = sql.id(`all_${name}`);
  // All rows are going to be read: a plan that is quick with the first few is not what is wanted.
  await sql`select set_config('cursor_tuple_fraction', '1', true)`.execute(db);
  await sql`declare ${cursor} no scroll cursor for ${statement}`.execute(db);
  for (;;) {
    const { rows } = await sql<Row>`fetch forward ${sql.lit(most)} from ${cursor}`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < most) return;
  }
}
