import { sql } from 'kysely';
import type { Db } from './db.ts';

/** Runs the work and takes back all that it has written; what it returned tells how it went. */
export async function tried<T>(db: Db, work: () => Promise<T>): Promise<T> {
  await sql`savepoint tried`.execute(db);
  try {
    return await work();
  } finally {
    await sql`rollback to savepoint tried`.execute(db);
  }
}

/** Runs the work, which writes all of its own or, when it fails, nothing; the transaction goes on. */
export async function wholeOrNothing<T>(db: Db, work: () => Promise<T>): Promise<T> {
  await sql`savepoint whole`.execute(db);
  try {
    const result = await work();
    await sql`release savepoint whole`.execute(db);
    return result;
  } catch (error) {
    await sql`rollback to savepoint whole`.execute(db);
    throw error;
  }
}
