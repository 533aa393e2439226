import { pragueDay } from '#contract/czech/prague-day.ts';
import type {
  changeMeterWarnings,
  getMeterWarning,
  listMeterWarnings,
  MeterWarning,
  updateMeterWarning,
} from '#contract/metering/warnings.ts';
import { decisionFault } from '#contract/rules/warning-state.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { ensureSeen, savedOr } from '#server/access/saved.ts';
import { savedMany } from '#server/access/saved-many.ts';
import { warningTable } from '#server/core/metering/tables.sql.ts';
import {
  selectWarning,
  selectWarningForUpdate,
  selectWarnings,
} from '#server/core/metering/warnings.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ensure, fieldFault } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';

/** Warnings of the unit's meters. Errors: `not-found`. */
export async function readWarnings({ unit, db, portal }: UnitCall<typeof listMeterWarnings>) {
  return { values: await selectWarnings(db, unit, pragueDay(portal.now())) };
}

async function load(db: Db, unit: OwnedUnit, id: number): Promise<MeterWarning> {
  const found = await selectWarning(db, unit, id);
  ensure(found !== undefined, 'not-found');
  return found;
}

/** Errors: `not-found`. */
export function readWarning({ unit, db, params }: UnitCall<typeof getMeterWarning>) {
  return load(db, unit, params.id);
}

/** Saves what was decided about a warning. Errors: `wrong-method`, `not-found`, `version-conflict`, `invalid-input`. */
export async function saveWarning({
  unit,
  db,
  actor,
  params: { id },
  body,
  portal,
}: UnitCall<typeof updateMeterWarning>): Promise<MeterWarning> {
  ensure(id !== 0, 'wrong-method');
  const { version, ...changes } = body;
  const before = await selectWarningForUpdate(db, unit, id);
  ensure(before !== undefined, 'not-found');
  const tell = () => load(db, unit, id);
  await ensureSeen(version, before, tell);
  const { state = before.state, reason = before.reason } = changes;
  const fault = decisionFault(before, state, reason);
  if (fault !== null) throw fieldFault(fault.field, fault.message);
  if (Object.keys(changes).length === 0) return tell();
  const decided =
    state === 'new'
      ? { decided_by: null, decided_at: null }
      : { decided_by: actor.client_user_id, decided_at: portal.now().toISOString() };
  await warningTable.updateOne(db, unit, {
    id,
    columns: { ...changes, ...(state !== before.state && decided) },
  });
  return savedOr(await tell(), tell);
}

/** Decides about many warnings, each as `saveWarning` does. Errors: `records-refused`. */
export function saveWarnings(call: UnitCall<typeof changeMeterWarnings>) {
  const { unit_id } = call.params;
  const { records, fields } = call.body;
  return savedMany(records, ({ id, version }) =>
    saveWarning({ ...call, params: { unit_id, id }, body: { ...fields, version } }),
  );
}
