import { czechDate } from '#contract/czech/iso-date.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { AppError, ensure, fieldFault } from '#server/errors.ts';
import {
  deleteShareSet,
  selectChangedFrom,
  selectShareChangesHeld,
  type StoredShareChange,
} from './share-changes.sql.ts';

/**
 * New shares are the last ones of their spaces: what was written for a later day is taken back first.
 * Errors: `invalid-input`.
 */
export async function ensureLastShares(
  db: Db,
  unit: OwnedUnit,
  pasportIds: readonly number[],
  first_day: string,
): Promise<void> {
  const [later] = await selectChangedFrom(db, unit, pasportIds, first_day);
  if (later === undefined) return;
  const day = czechDate(later.first_day);
  throw fieldFault('first_day', `Podíly se už mění ${day}; tu změnu vezměte nejdříve zpět.`);
}

/** Takes new shares back; `told` says of what it is refused. Errors: `not-found`, `record-used`. */
export async function takeShareSetBack(
  db: Db,
  unit: OwnedUnit,
  setId: number,
  told: string,
): Promise<void> {
  const changes = await selectShareChangesHeld(db, unit, setId);
  ensure(changes.length > 0, 'not-found');
  for (const change of changes) ensureStands(change, told);
  await deleteShareSet(db, unit, setId, changes);
}

function ensureStands(
  { space_number, corrected, followed }: StoredShareChange,
  told: string,
): void {
  if (!corrected && !followed) return;
  const why = followed ? 'se od té doby znovu změnil' : 'byl od té doby opraven';
  throw new AppError('record-used', {
    errorMsg: `${told} nelze vzít zpět: podíl prostoru ${space_number} ${why}.`,
  });
}
