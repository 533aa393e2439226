import { pragueDay } from '#contract/czech/prague-day.ts';
import { afterFound, afterGone } from '#contract/rules/warning-state.ts';
import { setTenant } from '#server/access/access.sql.ts';
import { unitOfTask, type OwnedUnit } from '#server/access/owned.ts';
import { selectAllUnits } from '#server/core/pasports/recount.sql.ts';
import type { Db } from '#server/db/db.ts';
import type { Portal } from '#server/portal.ts';
import { selectHouseBalances } from './house-balance.sql.ts';
import { placesOf } from './places.sql.ts';
import { warningTable } from './tables.sql.ts';
import { placeOf, selectRules } from './verified.ts';
import { selectMovements, selectOccupied } from './watch-facts.sql.ts';
import { isOldLoss, lossMonths } from './watch-loss.ts';
import { findingsOf, type WatchScene } from './watch-judges.ts';
import type { Finding } from './finding.ts';
import {
  selectMarkedUnits,
  selectWarningsForUpdate,
  takeMarks,
  type StoredWarning,
  type WatchedUnit,
} from './warnings.sql.ts';

/** What the warnings of the unit are reckoned from, by a number of statements that does not grow with it. */
async function sceneOf(db: Db, unit: OwnedUnit, today: string): Promise<WatchScene> {
  const rules = await selectRules(db, unit, today);
  const { limits } = rules;
  const { rows } = await placesOf(unit).execute(db);
  const movements = await selectMovements(db, unit, limits, today);
  const occupied = await selectOccupied(db, unit, today);
  const balances = await selectHouseBalances(db, unit, lossMonths(today));
  const placeById = new Map(rows.map((row) => [row.measuring_place_id, placeOf(row, rules)]));
  return {
    today,
    limits,
    watched: movements.flatMap((movement) => {
      const place = placeById.get(movement.measuring_place_id);
      return place === undefined ? [] : [{ place, movement }];
    }),
    occupied: new Map(occupied.map((row) => [row.pasport_id, row.is_occupied])),
    balances,
  };
}

const keyOf = ({ kind, measuring_place_id, cause }: Finding) =>
  `${measuring_place_id} ${kind} ${cause}`;
const factsOf = ({ from_on, to_on, amount, compared }: Finding) => ({
  from_on,
  to_on,
  amount,
  compared,
});
const sameFacts = (one: Finding, other: Finding) =>
  JSON.stringify(factsOf(one)) === JSON.stringify(factsOf(other));

/** What of a kept warning changes by what is found now; null where nothing does. */
function changeOf(stored: StoredWarning, found: Finding | undefined, today: string) {
  if (found === undefined && isOldLoss(stored, today)) return null;
  const after = found === undefined ? afterGone(stored, today) : afterFound(stored);
  const isBack = stored.ceased_on !== null && after.ceased_on === null;
  const isSame =
    after.state === stored.state &&
    after.ceased_on === stored.ceased_on &&
    (found === undefined || sameFacts(stored, found));
  if (isSame) return null;
  const columns = {
    ...after,
    ...(found !== undefined && factsOf(found)),
    ...(isBack && after.state === 'new' && { found_on: today, decided_by: null, decided_at: null }),
  };
  return { id: stored.meter_warning_id, columns };
}

/** Brings the kept warnings of the unit to what is found in it today. */
async function reckonWarnings(db: Db, unit: OwnedUnit, today: string): Promise<void> {
  await takeMarks(db, unit);
  const findings = findingsOf(await sceneOf(db, unit, today));
  const stored = await selectWarningsForUpdate(db, unit);
  const found = new Map(findings.map((one) => [keyOf(one), one]));
  const known = new Set(stored.map(keyOf));
  const fresh = findings.filter((one) => !known.has(keyOf(one)));
  if (fresh.length > 0)
    await warningTable.insert(
      db,
      unit,
      fresh.map((one) => ({ ...one, found_on: today })),
    );
  const changes = stored.flatMap((one) => changeOf(one, found.get(keyOf(one)), today) ?? []);
  if (changes.length > 0) await warningTable.update(db, unit, changes);
}

async function reckonAll(
  portal: Portal,
  units: readonly WatchedUnit[],
  signal?: AbortSignal,
): Promise<void> {
  for (const { client_id, unit_id } of units) {
    if (signal?.aborted === true) return;
    try {
      await portal.database.transaction(async (db) => {
        await setTenant(db, client_id);
        const unit = unitOfTask({ client_id, unit_id });
        await reckonWarnings(db, unit, pragueDay(portal.now()));
      });
    } catch (error) {
      portal.log('error', 'Warnings of meters of a unit were not reckoned.', {
        unit_id,
        err: error,
      });
    }
  }
}

/** Reckons the units that have changed since. A unit that fails stays marked and does not hold up the others. */
export async function watchChanged(portal: Portal, signal?: AbortSignal): Promise<void> {
  await reckonAll(portal, await portal.database.reading(selectMarkedUnits), signal);
}

/** Reckons all units: days pass, verifications end and people move without anybody touching a meter. */
export async function watchAll(portal: Portal, signal?: AbortSignal): Promise<void> {
  await reckonAll(portal, await portal.database.reading(selectAllUnits), signal);
}
