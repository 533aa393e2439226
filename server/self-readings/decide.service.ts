import type { ResultOf } from '#contract/endpoint.ts';
import type {
  acceptSelfReadings,
  refuseSelfReadings,
  takeBackSelfReadings,
} from '#contract/metering/self-reading-calls.ts';
import { nameOf } from '#server/access/actor-name.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { updateFiled } from '#server/core/files/files.sql.ts';
import { judgeReadings, writeReadings } from '#server/core/metering/many-readings.ts';
import { selectMetersLocked } from '#server/core/metering/many-readings.sql.ts';
import { takeReadingsBack } from '#server/core/metering/taken-back.ts';
import type { Db } from '#server/db/db.ts';
import { ensure, fieldFault } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { asReading, isTakeable } from './queue.service.ts';
import {
  OF_SELF,
  selectSent,
  selectSentLocked,
  updateDecided,
  type SentRow,
} from './readings.sql.ts';
import { selectRoundHeld } from './rounds.sql.ts';
import { ROUND_ENDED, today } from './words.ts';

/** Those of the states, held with their devices. Errors: `not-found` where one is not of the round. */
async function held(
  db: Db,
  unit: OwnedUnit,
  self_reading_round_id: number,
  ids: readonly number[],
): Promise<SentRow[]> {
  const known = await selectSentLocked(db, unit, self_reading_round_id, ids);
  ensure(known === new Set(ids).size, 'not-found');
  const rows = await selectSent(db, unit, { self_reading_round_id, ids });
  await selectMetersLocked(
    db,
    unit,
    rows.map(({ meter_id }) => meter_id),
  );
  return rows;
}

/** Photos go with their states: `to` the readings that were made of them, or back. */
async function movePhotos(db: Db, unit: OwnedUnit, rows: readonly Moved[], to: 'reading' | 'self') {
  const moved = rows.flatMap(({ id, reading }) =>
    reading === null
      ? []
      : [to === 'reading' ? { from: id, to: reading } : { from: reading, to: id }],
  );
  const [from, into] =
    to === 'reading'
      ? ([OF_SELF, 'meter_readings'] as const)
      : (['meter_readings', OF_SELF] as const);
  await updateFiled(db, unit, { from, to: into }, moved);
}

interface Moved {
  readonly id: number;
  readonly reading: number | null;
}

/**
 * Makes readings of states that wait, each judged for itself; what cannot be taken over stays waiting.
 * Errors: `not-found`, `asking-ended` of a cancelled round, `licence-expired`.
 */
export async function accept(
  call: UnitCall<typeof acceptSelfReadings>,
): Promise<ResultOf<typeof acceptSelfReadings>> {
  const { unit, db, params, body, portal, actor } = call;
  const { self_reading_round_id } = params;
  const round = await selectRoundHeld(db, unit, self_reading_round_id);
  ensure(round !== undefined, 'not-found');
  ensure(round.state !== 'cancelled', 'asking-ended', ROUND_ENDED);
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const rows = await held(db, unit, self_reading_round_id, body.self_reading_ids);
  const waiting = rows.filter(({ outcome }) => outcome === 'waiting');
  const asked = waiting.map((row) => asReading(row, body.overflowed));
  const verdicts = await judgeReadings(db, unit, asked, today(portal), () => Promise.resolve());
  const taken = waiting.filter((_, at) => isTakeable(verdicts[at]));
  const fresh = waiting.flatMap((row, at) => (verdicts[at]?.as === 'new' ? [{ row, at }] : []));
  const written = await writeReadings(
    db,
    unit,
    fresh.flatMap(({ at }) => asked[at] ?? []),
  );
  const made = new Map(fresh.map(({ row }, at) => [row.self_reading_id, written[at]?.id ?? null]));
  const decided = taken.map(({ self_reading_id: id }) => ({ id, reading: made.get(id) ?? null }));
  await updateDecided(db, unit, decided, {
    outcome: 'accepted',
    outcome_reason: '',
    user_name: nameOf(actor),
    decided: portal.now().toISOString(),
  });
  await movePhotos(db, unit, decided, 'reading');
  return { accepted_count: taken.length, left_count: rows.length - taken.length };
}

/** Errors: `not-found`. */
export async function refuse(
  call: UnitCall<typeof refuseSelfReadings>,
): Promise<{ refused_count: number }> {
  const { unit, db, params, body, portal, actor } = call;
  const rows = await held(db, unit, params.self_reading_round_id, body.self_reading_ids);
  const waiting = rows.filter(({ outcome }) => outcome === 'waiting');
  await updateDecided(
    db,
    unit,
    waiting.map(({ self_reading_id: id }) => ({ id, reading: null })),
    {
      outcome: 'refused',
      outcome_reason: body.reason,
      user_name: nameOf(actor),
      decided: portal.now().toISOString(),
    },
  );
  return { refused_count: waiting.length };
}

/** Errors: `not-found`, `invalid-input` where later readings would not follow from the rest. */
export async function takeBack(
  call: UnitCall<typeof takeBackSelfReadings>,
): Promise<{ returned_count: number }> {
  const { unit, db, params, body } = call;
  const rows = await held(db, unit, params.self_reading_round_id, body.self_reading_ids);
  const accepted = rows
    .filter(({ outcome }) => outcome === 'accepted')
    .map(({ self_reading_id: id, meter_reading_id: reading }) => ({ id, reading }));
  await movePhotos(db, unit, accepted, 'self');
  const missed = await takeReadingsBack(
    db,
    unit,
    accepted.flatMap(({ reading }) => reading ?? []),
  );
  if (missed !== null) throw fieldFault('self_reading_ids', `Převzetí nelze vrátit: ${missed}`);
  await updateDecided(
    db,
    unit,
    accepted.map(({ id }) => ({ id, reading: null })),
    { outcome: 'waiting', outcome_reason: '', user_name: '', decided: null },
  );
  return { returned_count: accepted.length };
}
