import type { joinLump, listLumpPeriods, takeBackLump } from '#contract/money/sipo-lumps.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { joinLump as joinOf } from '#server/core/ledger/lumps.ts';
import { partLumps } from '#server/core/ledger/lumps-back.ts';
import { selectLumpPeriods } from '#server/core/ledger/lumps.sql.ts';
import { ensure, fieldFault } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { decidedMovement, heldMovement } from './decided.ts';

/** Periods of SIPO against what has come of them, the newest first. */
export async function periods({ unit, db }: UnitCall<typeof listLumpPeriods>) {
  return { values: await selectLumpPeriods(db, unit) };
}

/**
 * Joins a movement with a period of SIPO. Errors: `licence-expired`, `not-found`, `version-conflict`,
 * `lump-decided`, `lump-assigned`, `invalid-input`.
 */
export async function join({ unit, db, params, body, portal }: UnitCall<typeof joinLump>) {
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const movement = await heldMovement(db, unit, params.bank_movement_id, body.version);
  const { bank_movement_id, amount, is_reversal, sipo_period } = movement;
  ensure(sipo_period === null && (amount > 0 || is_reversal), 'lump-decided');
  const known = await selectLumpPeriods(db, unit);
  if (!known.some(({ period }) => period === body.period))
    throw fieldFault('period', 'Za toto období nejsou zapsané žádné platby ze SIPO');
  await joinOf(db, unit, { bank_movement_id, period: body.period });
  return decidedMovement(db, unit, movement);
}

/** Has the movement wait again. Errors: `licence-expired`, `not-found`, `version-conflict`, `lump-waiting`. */
export async function takeBack({ unit, db, params, body, portal }: UnitCall<typeof takeBackLump>) {
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const movement = await heldMovement(db, unit, params.bank_movement_id, body.version);
  const parted = await partLumps(db, unit, { bank_movement_id: movement.bank_movement_id });
  ensure(parted > 0, 'lump-waiting');
  return decidedMovement(db, unit, movement);
}
