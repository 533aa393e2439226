import { sql } from 'kysely';
import type { RuntimeSettings, UserSettings } from '#contract/settings.ts';
import type { Actor } from '#server/access/actor.ts';
import type { Db } from '#server/db/db.ts';
import { momentOrEmpty } from '#server/db/moment.sql.ts';

const columns = [
  'maintenance_mode',
  'maintenance_text',
  momentOrEmpty('maintenance_until').as('maintenance_until'),
  'sipo_day',
  'log_send_interval',
  'log_send_enabled',
  'updated',
  'version',
] as const;

/** Columns of the runtime settings that a system admin may change. */
export type RuntimeChanges = Partial<
  Omit<RuntimeSettings, 'maintenance_until' | 'updated' | 'version'>
> & { maintenance_until?: string | null };

export async function selectRuntimeSettings(db: Db): Promise<RuntimeSettings> {
  return db.selectFrom('runtime_settings').select(columns).executeTakeFirstOrThrow();
}

/** The settings, held until the end of the transaction. */
export async function selectRuntimeSettingsForUpdate(db: Db): Promise<RuntimeSettings> {
  return db.selectFrom('runtime_settings').select(columns).forUpdate().executeTakeFirstOrThrow();
}

export async function updateRuntimeRow(db: Db, changes: RuntimeChanges): Promise<RuntimeSettings> {
  return db
    .updateTable('runtime_settings')
    .set(changes)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

const userColumns = [
  sql<UserSettings['page_size']>`page_size`.as('page_size'),
  sql<UserSettings['color_scheme']>`color_scheme`.as('color_scheme'),
  'large_print',
] as const;

export async function selectUserSettings(
  db: Db,
  actor: Pick<Actor, 'client_id' | 'client_user_id'>,
): Promise<UserSettings> {
  return db
    .selectFrom('client_users')
    .select(userColumns)
    .where('client_id', '=', actor.client_id)
    .where('client_user_id', '=', actor.client_user_id)
    .executeTakeFirstOrThrow();
}

export async function updateUserRow(
  db: Db,
  actor: Pick<Actor, 'client_id' | 'client_user_id'>,
  changes: Partial<UserSettings>,
): Promise<UserSettings> {
  return db
    .updateTable('client_users')
    .set(changes)
    .where('client_id', '=', actor.client_id)
    .where('client_user_id', '=', actor.client_user_id)
    .returning(userColumns)
    .executeTakeFirstOrThrow();
}
