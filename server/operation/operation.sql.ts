import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';

export async function selectMaintenanceFile(db: Db) {
  return db
    .selectFrom('runtime_settings')
    .select(['maintenance_mode', 'maintenance_text', 'maintenance_until'])
    .executeTakeFirstOrThrow();
}

/** Proves that the database answers and its schema stands. */
export async function selectReady(db: Db): Promise<void> {
  await sql`select 1 from runtime_settings`.execute(db);
}
