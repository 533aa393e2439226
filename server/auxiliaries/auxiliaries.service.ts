import type { auxiliariesOverview } from '#contract/auxiliaries.ts';
import { ownedUnit } from '#server/access/owned.ts';
import type { ActorCall } from '#server/http/route.ts';
import { selectAuxiliaryCounts } from './auxiliaries.sql.ts';

/** What is in the lists of the portal, of the client and of the unit. Errors: `not-found`. */
export async function readOverview({ db, actor, params }: ActorCall<typeof auxiliariesOverview>) {
  const unit = await ownedUnit(db, actor, params.unit_id);
  return { values: await selectAuxiliaryCounts(db, unit) };
}
