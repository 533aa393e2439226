import { sql } from 'kysely';
import type pg from 'pg';
import type { Db } from './db.ts';

/** From so many rows of a table a write is a big one; what is smaller waits for autovacuum. */
const BIG_WRITE = 500;

/**
 * Lets the planner know what this transaction has written, where that was much. To be called at its
 * end: the statistics then come to others with the rows, so that not even the first read is planned
 * blindly. What fails is handed over, and the transaction goes on as if it had not been asked.
 */
export async function refreshAfterWrites(db: Db, failed: (error: unknown) => void): Promise<void> {
  await sql`savepoint before_statistics`.execute(db);
  try {
    await sql`select access.refresh_statistics(${BIG_WRITE})`.execute(db);
    await sql`release savepoint before_statistics`.execute(db);
  } catch (error) {
    await sql`rollback to savepoint before_statistics`.execute(db);
    failed(error);
  }
}

/**
 * The same on the owner's connection, of tables of which so many rows were written; a failure ends the work.
 * Nothing before a migration has made the means.
 */
export async function refreshByOwner(client: pg.Client, fewest = BIG_WRITE): Promise<void> {
  const { rows } = await client.query<{ made: boolean }>(
    `select to_regprocedure('access.refresh_statistics(integer)') is not null as made`,
  );
  if (rows[0]?.made === true) {
    await client.query('select access.refresh_statistics($1)', [fewest]);
  }
}
