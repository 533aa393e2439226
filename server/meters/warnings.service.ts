import { pragueDay } from '#contract/czech/prague-day.ts';
import type {
  changeMeterWarnings,
  getMeterWarning,
  listMeterWarnings,
  MeterWarning,
  updateMeterWarning,
} from '#contract/metering/warnings.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { decisionFault } from '#contract/rules/warning-state.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { ensureSeen, savedOr } from '#server/access/saved.ts';
import { idsOf, judgedMany, type Seen } from '#server/access/saved-many.ts';
import { warningTable } from '#server/core/metering/tables.sql.ts';
import {
  selectWarning,
  selectWarnings,
  selectWarningsForUpdate,
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

type Saving = Pick<UnitCall<typeof updateMeterWarning>, 'unit' | 'db' | 'actor' | 'portal'>;
type Changes = Omit<BodyOf<typeof updateMeterWarning>, 'version'>;

/**
 * How the same decision about warnings is judged, each in the version that the person saw; nobody else changes them
 * meanwhile. It asks as many statements of many as of one. Errors of a warning: `not-found`, `version-conflict`,
 * `invalid-input`.
 */
async function warningJudge(call: Saving, ids: readonly number[], changes: Changes) {
  const { unit, db, actor, portal } = call;
  const rows = await selectWarningsForUpdate(db, unit, ids);
  const held = new Map(rows.map((row) => [row.meter_warning_id, row]));
  return async ({ id, version }: Seen, tell?: () => unknown) => {
    const before = held.get(id);
    ensure(before !== undefined, 'not-found');
    await ensureSeen(version, before, tell);
    const { state = before.state, reason = before.reason } = changes;
    const fault = decisionFault(before, state, reason);
    if (fault !== null) throw fieldFault(fault.field, fault.message);
    const decided =
      state === 'new'
        ? { decided_by: null, decided_at: null }
        : { decided_by: actor.client_user_id, decided_at: portal.now().toISOString() };
    return { id, columns: { ...changes, ...(state !== before.state && decided) } };
  };
}

/** Saves what was decided about a warning. Errors: `wrong-method`, `not-found`, `version-conflict`, `invalid-input`. */
export async function saveWarning(
  call: UnitCall<typeof updateMeterWarning>,
): Promise<MeterWarning> {
  const { unit, db, params, body } = call;
  const { id } = params;
  ensure(id !== 0, 'wrong-method');
  const { version, ...changes } = body;
  const tell = () => load(db, unit, id);
  const judge = await warningJudge(call, [id], changes);
  const change = await judge({ id, version }, tell);
  if (Object.keys(changes).length > 0) await warningTable.updateAll(db, unit, [change]);
  return savedOr(await tell(), tell);
}

/** Decides about many warnings, each judged as by `saveWarning`. Errors: `records-refused`. */
export async function saveWarnings(call: UnitCall<typeof changeMeterWarnings>) {
  const { unit, db, body } = call;
  const { records, fields } = body;
  const judge = await warningJudge(call, idsOf(records), fields);
  await warningTable.updateAll(db, unit, await judgedMany(records, (record) => judge(record)));
  return { changed_count: records.length };
}
