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
