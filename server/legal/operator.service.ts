import type { readOperator as readCall, updateOperator } from '#contract/legal.ts';
import { ensureSeen } from '#server/access/saved.ts';
import { logSettingChange } from '#server/access/settings-log.ts';
import type { ActorCall, PublicCall } from '#server/http/route.ts';
import { selectOperator, selectOperatorForUpdate, updateOperatorRow } from './operator.sql.ts';

export async function readOperator({ db }: PublicCall<typeof readCall>) {
  return selectOperator(db);
}

/** Changes who runs the portal and writes down who did it. Errors: `version-conflict`. */
export async function saveOperator({ db, actor, body }: ActorCall<typeof updateOperator>) {
  const { version, ...changes } = body;
  const before = await selectOperatorForUpdate(db);
  await ensureSeen(version, before);
  if (Object.keys(changes).length === 0) return before;
  const after = await updateOperatorRow(db, changes);
  await logSettingChange(db, actor, { subject: 'operator', before, after });
  return after;
}
