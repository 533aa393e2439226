import type { readFileStore } from '#contract/file-store.ts';
import { MOST_UNIT_BYTES } from '#contract/rules/file-store.ts';
import { selectFiledShares } from '#server/core/files/store.sql.ts';
import type { UnitCall } from '#server/http/route.ts';

/** How full the store of files of the unit is, by kinds of records. Errors: `not-found`. */
export async function tellFileStore({ db, unit }: UnitCall<typeof readFileStore>) {
  const values = await selectFiledShares(db, unit);
  const used_bytes = values.reduce((sum, { bytes }) => sum + bytes, 0);
  return { values, used_bytes, most_bytes: MOST_UNIT_BYTES };
}
