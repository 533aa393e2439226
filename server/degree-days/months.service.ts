import type {
  createDegreeDayMonth,
  DegreeDayMonth,
  deleteDegreeDayMonth,
  listDegreeDayMonths,
  listDegreeDaySeasons,
  updateDegreeDayMonth,
} from '#contract/degree-days.ts';
import { heatingDaysFault, type IndoorTemperature } from '#contract/rules/degree-days.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import type { OwnedClientId } from '#server/access/owned.ts';
import { ensureSeen, savedOr } from '#server/access/saved.ts';
import type { Db } from '#server/db/db.ts';
import { ensure, ensureNamed, fieldFault } from '#server/errors.ts';
import type { ActorCall } from '#server/http/route.ts';
import {
  deleteMonthRow,
  insertMonth,
  selectMonth,
  selectMonthForUpdate,
  selectMonths,
  selectSeasons,
  updateMonth,
  type MonthRow,
} from './months.sql.ts';
import { selectPlaceHeld } from './places.sql.ts';

const indoorOf = (indoor: string) => Number(indoor) as IndoorTemperature;

/** Months of the client, newest first. */
export async function readMonths({ db, actor, query }: ActorCall<typeof listDegreeDayMonths>) {
  return { values: await selectMonths(db, actor.client_id, indoorOf(query.indoor)) };
}

/** Heating seasons of a place, newest first. Errors: `not-found`. */
export async function readSeasons({
  db,
  actor,
  params,
  query,
}: ActorCall<typeof listDegreeDaySeasons>) {
  const placeId = params.degree_day_place_id;
  const values = await selectSeasons(db, actor.client_id, placeId, indoorOf(query.indoor));
  ensure(values.length > 0 || (await selectPlaceHeld(db, actor.client_id, placeId)), 'not-found');
  return { values };
}

async function ensurePossible(db: Db, clientId: OwnedClientId, month: MonthRow): Promise<void> {
  const isKnown = await selectPlaceHeld(db, clientId, month.degree_day_place_id);
  ensureNamed(isKnown, 'degree_day_place_id');
  const fault = heatingDaysFault(month);
  if (fault !== null) throw fieldFault('heating_days', fault);
}

/**
 * A month entered by hand. Errors: `licence-expired`, `not-found` for the place,
 * `invalid-input`, `degree-day-month-taken`.
 */
export async function addMonth({
  db,
  actor,
  body: month,
  portal,
}: ActorCall<typeof createDegreeDayMonth>): Promise<DegreeDayMonth> {
  await ensureLicenceHolds(db, actor.client_id, portal.now());
  await ensurePossible(db, actor.client_id, month);
  const id = await insertMonth(db, actor.client_id, month);
  const made = await selectMonth(db, actor.client_id, id);
  ensure(made !== undefined, 'not-found');
  return made;
}

/**
 * Saves changed fields of a month. Errors: `not-found`, `version-conflict`,
 * `invalid-input`, `degree-day-month-taken`.
 */
export async function saveMonth({
  db,
  actor,
  params,
  body,
}: ActorCall<typeof updateDegreeDayMonth>): Promise<DegreeDayMonth> {
  const before = await selectMonthForUpdate(db, actor.client_id, params.id);
  ensure(before !== undefined, 'not-found');
  const { version, ...changes } = body;
  const load = () => selectMonth(db, actor.client_id, params.id);
  await ensureSeen(version, before, load);
  await ensurePossible(db, actor.client_id, { ...before, ...changes });
  if (Object.keys(changes).length > 0) await updateMonth(db, actor.client_id, params.id, changes);
  return savedOr(await load(), load);
}

/** Deletes a month. Errors: `not-found`. */
export async function removeMonth({ db, actor, params }: ActorCall<typeof deleteDegreeDayMonth>) {
  ensure(await deleteMonthRow(db, actor.client_id, params.id), 'not-found');
  return { deleted: true as const };
}
