import { pragueDay } from '#contract/czech/prague-day.ts';
import type {
  addToRound,
  createRound,
  deleteRound,
  listRounds,
  planRound,
  previewRound,
  readRoundRecord,
  RoundPlan,
  RoundRecord,
  saveRound,
} from '#contract/fieldwork/rounds.ts';
import type { OwnedClientId, OwnedUnit } from '#server/access/owned.ts';
import { ensureSeen } from '#server/access/saved.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { selectHasNotices } from '#server/core/fieldwork/notices.sql.ts';
import {
  selectHasEnded,
  selectHasResults,
  selectPlacesOfRound,
  selectRoundForUpdate,
  selectRoundRecord,
  selectRounds,
  selectWaitingForUpdate,
} from '#server/core/fieldwork/rounds.sql.ts';
import { roundTable, visitTable } from '#server/core/fieldwork/visit-tables.sql.ts';
import { selectBooked, selectVisitsOfRound } from '#server/core/fieldwork/visits.sql.ts';
import { selectWalkedPlaces } from '#server/core/fieldwork/walked.sql.ts';
import { selectWorkRowForUpdate } from '#server/core/fieldwork/works.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ensure, ensureNamed } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { selectPlannedCrews } from './crew-days.ts';
import { planOf, planTold, timesOf, type PlannedTime, type WaitingPlace } from './planning.ts';

/** Rounds of the unit. */
export async function readRounds({ unit, db }: UnitCall<typeof listRounds>) {
  return { values: await selectRounds(db, unit) };
}

async function loadRound(
  db: Db,
  unit: OwnedUnit,
  { round_id, today }: { readonly round_id: number; readonly today: string },
): Promise<RoundRecord | undefined> {
  const [round, all_visits] = await Promise.all([
    selectRoundRecord(db, unit, round_id),
    selectVisitsOfRound(db, unit, round_id, today),
  ]);
  return round && { ...round, all_visits };
}

type Told = Pick<UnitCall<typeof readRoundRecord>, 'unit' | 'db' | 'portal'>;

/** The round as it stands after a change. Errors: `not-found`. */
async function tellRound({ unit, db, portal }: Told, round_id: number): Promise<RoundRecord> {
  const found = await loadRound(db, unit, { round_id, today: pragueDay(portal.now()) });
  ensure(found !== undefined, 'not-found');
  return found;
}

/** Errors: `not-found`. */
export async function readOneRound(call: UnitCall<typeof readRoundRecord>) {
  return tellRound(call, call.params.round_id);
}

/** With what visits are given times. */
interface Asked {
  readonly days: readonly string[];
  readonly crew_ids: readonly number[];
  readonly travel: number;
  readonly gap: number;
}

/** What the crews have on the days, and a plan of the places into what is free. Errors: `not-found`. */
async function planned(
  db: Db,
  unit: OwnedUnit,
  places: readonly WaitingPlace[],
  asked: Asked & { readonly isHeld: boolean },
) {
  const crews = await selectPlannedCrews(db, unit.client_id, asked);
  const booked = await selectBooked(db, unit.client_id, asked);
  return planOf({ ...asked, places, crews, booked });
}

/** How a round would come out; nothing is written. Errors: `not-found`. */
export async function preview({
  unit,
  db,
  body: { pasport_ids, minutes, ...asked },
}: UnitCall<typeof previewRound>): Promise<RoundPlan> {
  const walked = await selectWalkedPlaces(db, unit, pasport_ids);
  ensure(walked.length === pasport_ids.length, 'not-found');
  const places = walked.map((place) => ({ ...place, key: place.pasport_id, minutes }));
  return planTold(await planned(db, unit, places, { ...asked, isHeld: false }), { places });
}

/** New visits of places, in the order of walking, each waiting for a time or with the one it was given. */
function visitsOf(
  places: readonly WaitingPlace[],
  times: readonly PlannedTime[],
  { round_id, first }: { readonly round_id: number; readonly first: number },
) {
  const timeOf = new Map(times.map(({ key, ...time }) => [key, time]));
  return places.map(({ key, pasport_id, minutes }, at) => ({
    round_id,
    pasport_id,
    minutes,
    position: first + at,
    ...(timeOf.has(key) && { state: 'planned', ...timeOf.get(key) }),
  }));
}

/** The work, held: what it writes does not change while something is planned by it. Errors: `not-found`. */
async function ensureWork(db: Db, client_id: OwnedClientId, work_id: number) {
  ensureNamed(await selectWorkRowForUpdate(db, client_id, work_id), 'work_id');
}

/** A round as it is made. */
export interface NewRound extends Asked {
  readonly name: string;
  readonly work_id: number;
  readonly note: string;
  readonly minutes: number;
  readonly pasport_ids: readonly number[];
  readonly client_user_id: number | null;
}

/** Writes a round whose visits have times where the crews have some; its round_id. Errors: `not-found`. */
export async function makeRound(
  db: Db,
  unit: OwnedUnit,
  { pasport_ids, days, crew_ids, ...round }: NewRound,
): Promise<number> {
  const walked = await selectWalkedPlaces(db, unit, pasport_ids);
  ensure(walked.length === pasport_ids.length, 'not-found');
  await ensureWork(db, unit.client_id, round.work_id);
  const { minutes } = round;
  const places = walked.map((place) => ({ ...place, key: place.pasport_id, minutes }));
  const asked = { ...round, days, crew_ids };
  const plan = await planned(db, unit, places, { ...asked, isHeld: true });
  const kept = { ...round, days: [...days], crew_ids: [...crew_ids] };
  const round_id = await roundTable.insertOne(db, unit, kept);
  await visitTable.insert(db, unit, visitsOf(places, timesOf(plan), { round_id, first: 0 }));
  return round_id;
}

/** Makes a round and gives its visits times. Errors: `licence-expired`, `not-found`. */
export async function addRound(call: UnitCall<typeof createRound>): Promise<RoundRecord> {
  const { unit, db, portal, actor, body } = call;
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const { client_user_id } = actor;
  return tellRound(call, await makeRound(db, unit, { ...body, client_user_id }));
}

/** The round, held and open. Errors: `not-found`, `version-conflict`, `round-closed`. */
async function openRound(call: Told, round_id: number, version?: number) {
  const { db, unit } = call;
  const round = await selectRoundForUpdate(db, unit, round_id);
  ensure(round !== undefined, 'not-found');
  await ensureSeen(version, round, () => tellRound(call, round_id));
  ensure(round.closed === null, 'round-closed');
  return round;
}

/** Gives times to visits of the round that wait for one. Errors: `not-found`, `version-conflict`, `round-closed`. */
export async function planOn(call: UnitCall<typeof planRound>): Promise<RoundRecord> {
  const { unit, db, params, body } = call;
  const { version, ...asked } = body;
  const { round_id } = params;
  await openRound(call, round_id, version);
  const waiting = await selectWaitingForUpdate(db, unit, round_id);
  const walked = await selectWalkedPlaces(
    db,
    unit,
    waiting.map(({ pasport_id }) => pasport_id),
  );
  const placeOf = new Map(walked.map((place) => [place.pasport_id, place]));
  const places = waiting.flatMap(({ visit_id, pasport_id }) => {
    const place = placeOf.get(pasport_id);
    return place === undefined ? [] : [{ ...place, key: visit_id, minutes: asked.minutes }];
  });
  const plan = await planned(db, unit, places, { ...asked, isHeld: true });
  await roundTable.updateOne(db, unit, { id: round_id, columns: asked });
  await visitTable.updateAll(
    db,
    unit,
    timesOf(plan).map(({ key, ...time }) => ({
      id: key,
      columns: { ...time, state: 'planned', minutes: asked.minutes },
    })),
  );
  return tellRound(call, round_id);
}

/** More places for a round; where a visit still waits, there is no second one. Errors: `not-found`, `round-closed`, `licence-expired`. */
export async function addPlaces(call: UnitCall<typeof addToRound>): Promise<RoundRecord> {
  const { unit, db, portal, params, body } = call;
  const { round_id } = params;
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const { minutes } = await openRound(call, round_id);
  const walked = await selectWalkedPlaces(db, unit, body.pasport_ids);
  ensure(walked.length === body.pasport_ids.length, 'not-found');
  const known = await selectPlacesOfRound(db, unit, round_id);
  const waiting = new Set(known.waiting);
  const places = walked
    .filter(({ pasport_id }) => !waiting.has(pasport_id))
    .map((place) => ({ ...place, key: place.pasport_id, minutes }));
  const made = visitsOf(places, [], { round_id, first: known.next });
  if (made.length > 0) await visitTable.insert(db, unit, made);
  return tellRound(call, round_id);
}

/** Renames a round, closes it when nothing of it waits, opens it again. Errors: `not-found`, `version-conflict`, `round-open-visits`. */
export async function changeRound(call: UnitCall<typeof saveRound>): Promise<RoundRecord> {
  const { unit, db, portal, params, body } = call;
  const { round_id } = params;
  const { version, is_closed, ...columns } = body;
  const before = await selectRoundForUpdate(db, unit, round_id);
  ensure(before !== undefined, 'not-found');
  await ensureSeen(version, before, () => tellRound(call, round_id));
  const isClosing = is_closed === true && before.closed === null;
  if (isClosing) {
    const { waiting } = await selectPlacesOfRound(db, unit, round_id);
    ensure(waiting.length === 0, 'round-open-visits');
  }
  const closed = closedAt(before.closed, is_closed, portal.now());
  await roundTable.updateOne(db, unit, { id: round_id, columns: { ...columns, closed } });
  return tellRound(call, round_id);
}

/** When a round was closed: as it was, now, or not any more. */
function closedAt(before: string | null, is_closed: boolean | undefined, now: Date) {
  if (is_closed === undefined) return before;
  return is_closed ? (before ?? now.toISOString()) : null;
}

/** Deletes a round of which no visit has ended or brought anything, and nobody was told. Errors: `not-found`, `record-used`. */
export async function removeRound({ unit, db, params }: UnitCall<typeof deleteRound>) {
  const round = await selectRoundForUpdate(db, unit, params.round_id);
  ensure(round !== undefined, 'not-found');
  ensure(!(await selectHasEnded(db, unit, params.round_id)), 'record-used');
  ensure(!(await selectHasResults(db, unit, params.round_id)), 'record-used');
  ensure(!(await selectHasNotices(db, unit, params.round_id)), 'record-used');
  await roundTable.remove(db, unit, [params.round_id]);
  return { deleted: true as const };
}
