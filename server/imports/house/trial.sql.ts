import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';

/** Does the work and takes all that it wrote back, whatever came of it. */
export async function tried<T>(db: Db, work: () => Promise<T>): Promise<T> {
  await sql`savepoint trial`.execute(db);
  const result = await work();
  await sql`rollback to savepoint trial`.execute(db);
  await sql`release savepoint trial`.execute(db);
  return result;
}
