import type {
  getRuntimeSettings,
  RuntimeSettings,
  switchMaintenance,
  updateRuntimeSettings,
} from '#contract/settings.ts';
import { ensureSeen } from '#server/access/saved.ts';
import type { Actor } from '#server/access/actor.ts';
import { logSettingChange } from '#server/access/settings-log.ts';
import type { Db } from '#server/db/db.ts';
import { fieldFault } from '#server/errors.ts';
import type { ActorCall, PublicCall } from '#server/http/route.ts';
import {
  selectRuntimeSettings,
  selectRuntimeSettingsForUpdate,
  updateRuntimeRow,
  type RuntimeChanges,
} from './settings.sql.ts';

export async function readRuntimeSettings({ db }: PublicCall<typeof getRuntimeSettings>) {
  return selectRuntimeSettings(db);
}

async function changeRuntime(
  db: Db,
  actor: Actor,
  changes: RuntimeChanges,
  version?: number,
): Promise<RuntimeSettings> {
  const before = await selectRuntimeSettingsForUpdate(db);
  await ensureSeen(version, before);
  if (Object.keys(changes).length === 0) return before;
  const after = await updateRuntimeRow(db, changes);
  await logSettingChange(db, actor, { subject: 'runtime_settings', before, after });
  return after;
}

/** Changes settings of the portal and writes down who did it. Errors: `version-conflict`. */
export async function saveRuntimeSettings({
  db,
  actor,
  body,
}: ActorCall<typeof updateRuntimeSettings>): Promise<RuntimeSettings> {
  const { version, ...changes } = body;
  return changeRuntime(db, actor, changes, version);
}

/** Turns the maintenance on or off; off forgets its expected end. Errors: `invalid-input`. */
export async function turnMaintenance({
  db,
  actor,
  body,
  portal,
}: ActorCall<typeof switchMaintenance>): Promise<RuntimeSettings> {
  const { maintenance_mode, maintenance_text, maintenance_until } = body;
  const until = maintenance_mode && maintenance_until !== '' ? maintenance_until : null;
  if (until !== null && new Date(until) <= portal.now()) {
    throw fieldFault('maintenance_until', 'Zadejte čas v budoucnosti');
  }
  return changeRuntime(db, actor, {
    maintenance_mode,
    maintenance_text,
    maintenance_until: until,
  });
}
