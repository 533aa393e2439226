import type { listImportUnits } from '#contract/import-start.ts';
import type { ActorCall } from '#server/http/route.ts';
import { selectImportUnits } from './import-units.sql.ts';

/** Units into which the caller may import, by name. */
export async function unitsForImport({ db, actor }: ActorCall<typeof listImportUnits>) {
  return { values: await selectImportUnits(db, actor.client_id, actor.only_unit_id) };
}
