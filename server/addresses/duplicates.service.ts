import type { listDuplicates } from '#contract/addresses.ts';
import type { UnitCall } from '#server/http/route.ts';
import { grouped, groupSuspects } from './duplicates.ts';
import { selectLikenesses } from './duplicates.sql.ts';

/** Groups of addresses that are probably the same, by the first name of each. Errors: `not-found`. */
export async function findDuplicates({ unit, db }: UnitCall<typeof listDuplicates>) {
  const { likenesses, addresses: alike } = await selectLikenesses(db, unit);
  const suspects = groupSuspects(likenesses);
  const suspectsOf = new Map(
    suspects.flatMap((group) => group.address_ids.map((id) => [id, group] as const)),
  );
  // Of those alike some are told apart by what else is known of them.
  const together = alike.filter(({ address_id }) => suspectsOf.has(address_id));
  const groups = grouped(together, ({ address_id }) => suspectsOf.get(address_id));
  const values = groups.map((addresses) => ({
    reasons: [...(suspectsOf.get(addresses[0]?.address_id ?? 0)?.reasons ?? [])],
    addresses,
  }));
  return { values };
}
