import type {
  askForBackup,
  BackupState,
  getBackupState,
  updateBackupPlan,
} from '#contract/backups.ts';
import { ensureSeen } from '#server/access/saved.ts';
import { logSettingChange } from '#server/access/settings-log.ts';
import { ensure } from '#server/errors.ts';
import type { ActorCall } from '#server/http/route.ts';
import type { Portal } from '#server/portal.ts';
import {
  selectState,
  selectStateForUpdate,
  updateAsked,
  updatePlan,
  type StateRow,
} from './state.sql.ts';

function told({ config }: Portal, row: StateRow): BackupState {
  return { ...row, enabled: config.backups, folder: config.backupDir };
}

/** The plan of backups and how the last ones went. */
export async function readState({
  db,
  portal,
}: ActorCall<typeof getBackupState>): Promise<BackupState> {
  return told(portal, await selectState(db, portal.now()));
}

/** Changes the plan and writes down who did it. Errors: `version-conflict`. */
export async function savePlan({
  db,
  actor,
  body,
  portal,
}: ActorCall<typeof updateBackupPlan>): Promise<BackupState> {
  const { version, ...changes } = body;
  const before = await selectStateForUpdate(db, portal.now());
  await ensureSeen(version, before, () => told(portal, before));
  if (Object.keys(changes).length === 0) return told(portal, before);
  const after = await updatePlan(db, changes, portal.now());
  const plan = ({ backup_time, keep_daily, keep_weekly }: StateRow) => ({
    backup_time,
    keep_daily,
    keep_weekly,
  });
  await logSettingChange(db, actor, {
    subject: 'backup_state',
    before: plan(before),
    after: plan(after),
  });
  return told(portal, after);
}

/** Has a backup made within a minute by whichever process makes them. Errors: `backups-off`. */
export async function askNow({
  db,
  actor,
  portal,
}: ActorCall<typeof askForBackup>): Promise<BackupState> {
  ensure(portal.config.backups, 'backups-off');
  const row = await updateAsked(db, portal.now());
  await logSettingChange(db, actor, {
    subject: 'backup_state',
    before: {},
    after: { asked: portal.now().toISOString() },
  });
  return told(portal, row);
}
