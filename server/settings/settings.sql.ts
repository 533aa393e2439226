import type { RuntimeSettings } from '#contract/settings.ts';
import type { Db } from '#server/db/db.ts';
import { momentOrEmpty } from '#server/db/moment.sql.ts';

const columns = [
  'maintenance_mode',
  'maintenance_text',
  momentOrEmpty('maintenance_until').as('maintenance_until'),
  'sipo_day',
  'log_send_interval',
  'log_send_enabled',
  'log_days',
  'registration_days',
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
