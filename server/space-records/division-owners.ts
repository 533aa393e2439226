import { czechDate } from '#contract/czech/iso-date.ts';
import { holdsOn } from '#contract/rules/validity.ts';
import type { OwnedSpace } from '#server/access/owned.ts';
import { selectOwnerships, type StoredOwnership } from '#server/core/people/dated.sql.ts';
import { ownershipTable } from '#server/core/people/tables.sql.ts';
import type { TransferredRecord } from '#server/core/people/transfers.sql.ts';
import type { Db } from '#server/db/db.ts';
import { fieldFault } from '#server/errors.ts';
import { addedTo } from './transferred.ts';

/**
 * Who owns the space on the day owns the founded parts from it, by the same shares and jointly where it is
 * so. Owners who come later are refused: of what they own nobody has said. Errors: `invalid-input`.
 */
export async function copyOwners(
  db: Db,
  space: OwnedSpace,
  founded: readonly number[],
  first_day: string,
): Promise<TransferredRecord[]> {
  const all = await selectOwnerships(db, space, { pasportIds: [space.pasport_id] });
  ensureNobodyLater(all, first_day);
  const owners = all.filter((owner) => holdsOn(owner, first_day));
  const rows = founded.flatMap((pasport_id) => owners.map((owner) => copyOf(owner, pasport_id)));
  const copies = rows.map((row) => ({ ...row, valid_from: first_day }));
  return addedTo(ownershipTable, await ownershipTable.insert(db, space, copies));
}

const copyOf = (owner: StoredOwnership, pasport_id: number) => ({
  pasport_id,
  address_id: owner.address_id,
  share_numerator: owner.share_numerator,
  share_denominator: owner.share_denominator,
  is_joint: owner.is_joint,
  has_vote: owner.has_vote,
  valid_to: owner.valid_to,
});

/** Owners of the day go on owning: what changes after it is taken back first. Errors: `invalid-input`. */
function ensureNobodyLater(all: readonly StoredOwnership[], first_day: string): void {
  const later = all.find(({ valid_from }) => valid_from > first_day);
  if (later === undefined) return;
  const since = `${later.label} vlastní až od ${czechDate(later.valid_from)}`;
  throw fieldFault(
    'first_day',
    `${since}: zadejte pozdější den, nebo tu změnu vlastníků nejdříve vezměte zpět.`,
  );
}
