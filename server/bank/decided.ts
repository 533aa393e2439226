import type { BankMovement } from '#contract/money/bank-movements.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { ensureSeen, savedOr } from '#server/access/saved.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import { lockAccounts } from './accounts.sql.ts';
import { selectMovement } from './movements.sql.ts';
import { movementTable } from './tables.sql.ts';

/** A movement as it was seen, of an account whose statements nobody else changes. Errors: `not-found`, `version-conflict`. */
export async function heldMovement(
  db: Db,
  unit: OwnedUnit,
  id: number,
  version: number | undefined,
) {
  await lockAccounts(db, unit);
  const movement = await selectMovement(db, unit, id);
  ensure(movement !== undefined, 'not-found');
  await ensureSeen(version, movement, () => movement);
  return movement;
}

/** From now on a person decides of it, and it waits where nothing is decided. */
export async function decidedMovement(
  db: Db,
  unit: OwnedUnit,
  { bank_movement_id: id, version }: BankMovement,
) {
  const columns = { by_hand: true, state: 'waiting' };
  const isSaved = await movementTable.updateOne(db, unit, { id, version, columns });
  const load = () => selectMovement(db, unit, id);
  return savedOr(isSaved ? await load() : undefined, load);
}
