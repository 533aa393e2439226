import type { auxiliariesOverview } from '#contract/auxiliaries.ts';
import type { UnitCall } from '#server/http/route.ts';
import { selectAuxiliaryCounts } from './auxiliaries.sql.ts';

/** What is in the lists of the portal, of the client and of the unit. Errors: `not-found`. */
export async function readOverview({ unit, db }: UnitCall<typeof auxiliariesOverview>) {
  return { values: await selectAuxiliaryCounts(db, unit) };
}
