import type { AddressRow, DuplicateGroup, listDuplicates } from '#contract/addresses.ts';
import { ownedUnit } from '#server/access/owned.ts';
import type { ActorCall } from '#server/http/route.ts';
import { selectAddressRowsById } from './addresses.sql.ts';
import { groupSuspects } from './duplicates.ts';
import { selectLikenesses } from './duplicates.sql.ts';

/** Groups of addresses that are probably the same, by the first name of each. Errors: `not-found`. */
export async function findDuplicates({ db, actor, params }: ActorCall<typeof listDuplicates>) {
  const unit = await ownedUnit(db, actor, params.unit_id);
  const suspects = groupSuspects(await selectLikenesses(db, unit));
  const ids = suspects.flatMap(({ address_ids }) => address_ids);
  const rows = ids.length === 0 ? [] : await selectAddressRowsById(db, unit, ids);
  const groupOf = new Map(
    suspects.flatMap((group) => group.address_ids.map((id) => [id, group] as const)),
  );
  const values = new Map<unknown, DuplicateGroup & { addresses: AddressRow[] }>();
  for (const row of rows) {
    const group = groupOf.get(row.address_id);
    const told = values.get(group);
    if (told === undefined)
      values.set(group, { reasons: [...(group?.reasons ?? [])], addresses: [row] });
    else told.addresses.push(row);
  }
  return { values: [...values.values()] };
}
