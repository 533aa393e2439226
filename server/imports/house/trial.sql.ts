import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';

/** What was written since it began may yet stay or be taken back. */
export interface Trial {
  keep(this: void): Promise<void>;
  takeBack(this: void): Promise<void>;
}

/** Begins a part of the transaction of which it is decided only later whether it stays. */
export async function beginTrial(db: Db): Promise<Trial> {
  await sql`savepoint trial`.execute(db);
  const keep = async () => {
    await sql`release savepoint trial`.execute(db);
  };
  return {
    keep,
    takeBack: async () => {
      await sql`rollback to savepoint trial`.execute(db);
      await keep();
    },
  };
}
