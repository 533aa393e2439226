import { sql, type RawBuilder } from 'kysely';
import type { Db } from './db.ts';

/** So many rows are asked for at once: what the process holds of a long answer. */
const ROWS_AT_ONCE = 1000;

/**
 * The first piece may wait for a sum over the whole table. Nobody waits for it by five seconds, as for other answers; a
 * server that says nothing for fifteen is taken for gone.
 */
const STATEMENT_MS = 12_000;

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
  await sql`
    select set_config('cursor_tuple_fraction', '1', true),
           set_config('statement_timeout', ${String(STATEMENT_MS)}, true)`.execute(db);
  await sql`declare ${cursor} no scroll cursor for ${statement}`.execute(db);
  for (;;) {
    const { rows } = await sql<Row>`fetch forward ${sql.lit(most)} from ${cursor}`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < most) return;
  }
}
