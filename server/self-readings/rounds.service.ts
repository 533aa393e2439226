import type { ResultOf } from '#contract/endpoint.ts';
import type { SelfRound, SelfSpace } from '#contract/metering/self-rounds.ts';
import type {
  changeSelfRound,
  endSelfRound,
  listSelfRounds,
  readSelfRound,
  revokeSelfLink,
  startSelfRound,
} from '#contract/metering/self-reading-calls.ts';
import { nameOf } from '#server/access/actor-name.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { newlyAsked } from '#server/access/sheet-codes.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { selectKindHeld } from '#server/core/pasports/held.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ensure, ensureNamed, fieldFault } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import {
  insertRound,
  selectReadable,
  selectRoundHeld,
  selectRounds,
  updateEnded,
  updateTerm,
} from './rounds.sql.ts';
import { selectSpaces, updateRevoked, type AskedRow } from './spaces.sql.ts';
import { ROUND_ENDED, today } from './words.ts';

export async function list({ unit, db }: UnitCall<typeof listSelfRounds>) {
  return { values: await selectRounds(db, unit) };
}

/** Errors: `not-found`. */
async function roundOf(db: Db, unit: OwnedUnit, id: number): Promise<SelfRound> {
  const [round] = await selectRounds(db, unit, id);
  ensure(round !== undefined, 'not-found');
  return round;
}

function spaceOf(row: AskedRow): SelfSpace {
  const { pasport_id, pasport_space_id, space_number, payer_names, email, asked, asked_kind } = row;
  const { meters_count, sent_count, waiting_count, revoked } = row;
  return {
    pasport_id,
    pasport_space_id,
    space_number,
    payer_names,
    has_email: email !== '',
    meters_count,
    sent_count,
    waiting_count,
    revoked,
    asked: asked === null || asked_kind === null ? null : { kind: asked_kind, created: asked },
  };
}

/** Errors: `not-found`. */
export async function read(
  call: UnitCall<typeof readSelfRound>,
): Promise<ResultOf<typeof readSelfRound>> {
  const { unit, db, params } = call;
  const round = await roundOf(db, unit, params.self_reading_round_id);
  return { round, spaces: (await selectSpaces(db, unit, round)).map(spaceOf) };
}

const PAST = 'Poslední den už byl';

/**
 * Asks each space of the house where there is something to be read. Errors: `licence-expired`, `not-found`
 * for the house, `invalid-input`, `self-reading-without-meters`.
 */
export async function start(call: UnitCall<typeof startSelfRound>): Promise<SelfRound> {
  const { unit, db, body, portal, actor } = call;
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  ensureNamed((await selectKindHeld(db, unit, body.pasport_id)) === 'building', 'pasport_id');
  if (body.closes < body.opens) throw fieldFault('closes', 'Poslední den je před prvním');
  if (body.closes < today(portal)) throw fieldFault('closes', PAST);
  const kinds = [...new Set(body.kinds)];
  const spaces = await selectReadable(db, unit, { ...body, kinds });
  ensure(spaces.length > 0, 'self-reading-without-meters');
  const key = await portal.secretsKey();
  const asked = spaces.map((pasport_id) => ({ pasport_id, ...newlyAsked(key, 'self-reading') }));
  const id = await insertRound(db, unit, { ...body, kinds, user_name: nameOf(actor) }, asked);
  return roundOf(db, unit, id);
}

/** Errors: `not-found`, `invalid-input`, `asking-ended`. */
export async function changeTerm(call: UnitCall<typeof changeSelfRound>): Promise<SelfRound> {
  const { unit, db, params, body, portal } = call;
  const { self_reading_round_id: id } = params;
  const { opens } = await roundOf(db, unit, id);
  if (body.closes < today(portal)) throw fieldFault('closes', PAST);
  if (body.closes < opens) throw fieldFault('closes', 'Poslední den je před prvním');
  ensure(await updateTerm(db, unit, id, body.closes), 'asking-ended', ROUND_ENDED);
  return roundOf(db, unit, id);
}

/** Errors: `not-found`, `asking-ended`. */
export async function end(call: UnitCall<typeof endSelfRound>): Promise<SelfRound> {
  const { unit, db, params, body } = call;
  const { self_reading_round_id: id } = params;
  await roundOf(db, unit, id);
  ensure(await updateEnded(db, unit, id, body.state), 'asking-ended', ROUND_ENDED);
  return roundOf(db, unit, id);
}

/**
 * Takes the link and the code of a space back, or gives it new ones. Twice the same changes nothing.
 * Errors: `not-found`, `asking-ended`.
 */
export async function revoke(call: UnitCall<typeof revokeSelfLink>): Promise<{ revoked: boolean }> {
  const { unit, db, params, body, portal } = call;
  const { self_reading_round_id } = params;
  const { pasport_id, revoked } = body;
  const round = await selectRoundHeld(db, unit, self_reading_round_id);
  ensure(round !== undefined, 'not-found');
  ensure(round.state === 'running', 'asking-ended', ROUND_ENDED);
  const anew = revoked ? null : newlyAsked(await portal.secretsKey(), 'self-reading');
  const of = { self_reading_round_id, pasport_id };
  if (!(await updateRevoked(db, unit, of, anew)))
    ensureNamed(await isAsked(db, unit, { ...of, opens: round.opens }), 'pasport_id');
  return { revoked };
}

async function isAsked(
  db: Db,
  unit: OwnedUnit,
  of: { self_reading_round_id: number; pasport_id: number; opens: string },
): Promise<boolean> {
  const spaces = await selectSpaces(db, unit, of);
  return spaces.some(({ pasport_id }) => pasport_id === of.pasport_id);
}
