import type { listDuplicates } from '#contract/addresses.ts';
import type { UnitCall } from '#server/http/route.ts';
import { selectAddressRowsById } from '#server/core/people/addresses.sql.ts';
import { grouped, groupSuspects } from './duplicates.ts';
import { selectLikenesses } from './duplicates.sql.ts';

/** Groups of addresses that are probably the same, by the first name of each. Errors: `not-found`. */
export async function findDuplicates({ unit, db }: UnitCall<typeof listDuplicates>) {
  const suspects = groupSuspects(await selectLikenesses(db, unit));
  const suspectsOf = new Map(
    suspects.flatMap((group) => group.address_ids.map((id) => [id, group] as const)),
  );
  const rows = await selectAddressRowsById(db, unit, [...suspectsOf.keys()]);
  const groups = grouped(rows, ({ address_id }) => suspectsOf.get(address_id));
  const values = groups.map((addresses) => ({
    reasons: [...(suspectsOf.get(addresses[0]?.address_id ?? 0)?.reasons ?? [])],
    addresses,
  }));
  // One may have been deleted since the likenesses were read.
  return { values: values.filter(({ addresses }) => addresses.length > 1) };
}
