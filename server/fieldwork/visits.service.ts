import { pragueDay } from '#contract/czech/prague-day.ts';
import { checkVisit, type Conflict } from '#contract/fieldwork/planning/check.ts';
import type { VisitState } from '#contract/fieldwork/visit-words.ts';
import { OPEN_STATES } from '#contract/fieldwork/visit-words.ts';
import type {
  endVisit,
  moveVisit,
  reopenVisit,
  repeatVisit,
  unplaceVisit,
  Visit,
} from '#contract/fieldwork/visits.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { ensureSeen } from '#server/access/saved.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { selectHasWritten } from '#server/core/fieldwork/results.sql.ts';
import { selectRoundForUpdate, selectWays } from '#server/core/fieldwork/rounds.sql.ts';
import { visitTable } from '#server/core/fieldwork/visit-tables.sql.ts';
import {
  selectBooked,
  selectIsFollowed,
  selectRoundOfVisit,
  selectVisit,
  selectVisitForUpdate,
} from '#server/core/fieldwork/visits.sql.ts';
import { selectWalkedPlaces } from '#server/core/fieldwork/walked.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ensure, fieldFault } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { selectPlannedCrews } from './crew-days.ts';
import { bookedOf, windowsOf } from './planning.ts';

/** What every change of a visit is called with. */
type Call = UnitCall<typeof repeatVisit>;
type Told = Pick<Call, 'unit' | 'db' | 'portal'>;

/** The visit as it stands after a change. Errors: `not-found`. */
async function tellVisit({ unit, db, portal }: Told, visit_id: number): Promise<Visit> {
  const found = await selectVisit(db, unit, visit_id, pragueDay(portal.now()));
  ensure(found !== undefined, 'not-found');
  return found;
}

/** The visit, held, in the version that the person saw. Errors: `not-found`, `version-conflict`. */
async function heldVisit(call: Told, visit_id: number, version?: number) {
  const found = await selectVisitForUpdate(call.db, call.unit, visit_id);
  ensure(found !== undefined, 'not-found');
  await ensureSeen(version, found, () => tellVisit(call, visit_id));
  return found;
}

/**
 * The visit whose end is taken back or followed, held with its round, which is not closed: nothing may wait in
 * a closed one. The round is held first, as by whoever closes it. Errors: `not-found`, `version-conflict`, `round-closed`.
 */
async function endedVisit(call: Told, visit_id: number, version?: number) {
  const round_id = await selectRoundOfVisit(call.db, call.unit, visit_id);
  ensure(round_id !== undefined, 'not-found');
  const round = await selectRoundForUpdate(call.db, call.unit, round_id);
  ensure(round?.closed === null, 'round-closed');
  return heldVisit(call, visit_id, version);
}

const isOpen = ({ state }: { readonly state: VisitState }) => OPEN_STATES.has(state);

/** When and by whom a visit would be made. */
interface Time {
  readonly crew_id: number;
  readonly day: string;
  readonly from_minute: number;
  readonly minutes: number;
}

interface Placed {
  readonly visit_id: number;
  readonly round_id: number;
  readonly pasport_id: number;
}

/** What stands against a visit at the time; the crew is held, so that nobody else takes it meanwhile. */
async function conflictsOf(
  db: Db,
  unit: OwnedUnit,
  { visit_id, round_id, pasport_id }: Placed,
  { crew_id, day, from_minute, minutes }: Time,
): Promise<readonly Conflict[]> {
  const asked = { crew_ids: [crew_id], days: [day] };
  const crews = await selectPlannedCrews(db, unit.client_id, { ...asked, isHeld: true });
  const booked = await selectBooked(db, unit.client_id, asked);
  const [place] = await selectWalkedPlaces(db, unit, [pasport_id]);
  const ways = await selectWays(db, unit, round_id);
  ensure(place !== undefined && ways !== undefined, 'not-found');
  const others = bookedOf(booked.filter((one) => one.visit_id !== visit_id));
  const allowed = windowsOf(place);
  return checkVisit(
    {
      crews: crews.map((crew) => ({ ...crew, booked: others })),
      visits: [],
      travel: { usual: ways.travel, within: ways.gap },
      slot: 1,
    },
    {
      key: `visit ${visit_id}`,
      house: String(place.building_id),
      crew: String(crew_id),
      day,
      from: from_minute,
      to: from_minute + minutes,
      ...(allowed !== undefined && { allowed }),
    },
  );
}

/** Refuses a time that is taken; one that is only odd unless it is meant. Errors: `visit-overlaps`, `visit-doubtful`. */
function ensureFree(conflicts: readonly Conflict[], isMeant: boolean) {
  const sentences = (of: readonly Conflict[]) => of.map(({ message }) => message).join(' ');
  const taken = conflicts.filter(({ kind }) => kind === 'overlap');
  ensure(taken.length === 0, 'visit-overlaps', { errorMsg: sentences(taken) });
  ensure(isMeant || conflicts.length === 0, 'visit-doubtful', { errorMsg: sentences(conflicts) });
}

/** The last minute of a day, exclusive. */
const END = 1440;

/** Gives a visit another time. Errors: `not-found`, `version-conflict`, `visit-ended`, `visit-overlaps`, `visit-doubtful`, `invalid-input`. */
export async function move(call: UnitCall<typeof moveVisit>): Promise<Visit> {
  const { unit, db, params, body } = call;
  const { version, despite, ...time } = body;
  const before = await heldVisit(call, params.visit_id, version);
  ensure(isOpen(before), 'visit-ended');
  if (time.from_minute + time.minutes > END)
    throw fieldFault('from_minute', 'Návštěva musí skončit do půlnoci');
  ensureFree(await conflictsOf(db, unit, before, time), despite);
  await visitTable.updateOne(db, unit, {
    id: params.visit_id,
    columns: { ...time, state: 'planned' },
  });
  return tellVisit(call, params.visit_id);
}

const WITHOUT_TIME = { state: 'unplaced', crew_id: null, day: null, from_minute: null } as const;

/** Takes the time of a visit away; it waits for another. Errors: `not-found`, `version-conflict`, `visit-ended`. */
export async function unplace(call: UnitCall<typeof unplaceVisit>): Promise<Visit> {
  const { unit, db, params, body } = call;
  const before = await heldVisit(call, params.visit_id, body.version);
  ensure(isOpen(before), 'visit-ended');
  await visitTable.updateOne(db, unit, { id: params.visit_id, columns: WITHOUT_TIME });
  return tellVisit(call, params.visit_id);
}

/** Says how a visit ended; only one that had a time was made or missed. Errors: `not-found`, `version-conflict`, `visit-ended`, `visit-not-planned`. */
export async function end(call: UnitCall<typeof endVisit>): Promise<Visit> {
  const { unit, db, params, body, portal, actor } = call;
  const { version, state, note } = body;
  const before = await heldVisit(call, params.visit_id, version);
  ensure(isOpen(before), 'visit-ended');
  ensure(state === 'cancelled' || before.state === 'planned', 'visit-not-planned');
  const { client_user_id } = actor;
  const ended = portal.now().toISOString();
  await visitTable.updateOne(db, unit, {
    id: params.visit_id,
    columns: { state, note, ended, client_user_id },
  });
  return tellVisit(call, params.visit_id);
}

/** Takes the end of a visit back; its time too, unless another visit has taken it. Errors: `not-found`, `version-conflict`, `visit-open`, `visit-followed`, `visit-written`, `round-closed`. */
export async function reopen(call: UnitCall<typeof reopenVisit>): Promise<Visit> {
  const { unit, db, params, body } = call;
  const before = await endedVisit(call, params.visit_id, body.version);
  ensure(!isOpen(before), 'visit-open');
  ensure(!(await selectIsFollowed(db, unit, params.visit_id)), 'visit-followed');
  ensure(!(await selectHasWritten(db, unit, params.visit_id)), 'visit-written');
  const columns = { ended: null, client_user_id: null };
  const { crew_id, day, from_minute, minutes } = before;
  const time =
    crew_id === null || day === null || from_minute === null
      ? null
      : { crew_id, day, from_minute, minutes };
  const isFree =
    time !== null &&
    (await conflictsOf(db, unit, before, time)).every(({ kind }) => kind !== 'overlap');
  await visitTable.updateOne(db, unit, {
    id: params.visit_id,
    columns: isFree ? { ...columns, state: 'planned' } : { ...columns, ...WITHOUT_TIME },
  });
  return tellVisit(call, params.visit_id);
}

/** Another try where nobody opened; it waits for a time. Errors: `not-found`, `visit-open`, `visit-followed`, `round-closed`, `licence-expired`. */
export async function repeat(call: UnitCall<typeof repeatVisit>): Promise<Visit> {
  const { unit, db, params, portal } = call;
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const before = await endedVisit(call, params.visit_id);
  ensure(before.state === 'no-access', 'visit-open');
  ensure(!(await selectIsFollowed(db, unit, params.visit_id)), 'visit-followed');
  const { round_id, pasport_id, position, attempt, minutes } = before;
  const made = await visitTable.insertOne(db, unit, {
    round_id,
    pasport_id,
    position,
    minutes,
    attempt: attempt + 1,
    previous_id: params.visit_id,
  });
  return tellVisit(call, made);
}
