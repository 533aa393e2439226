import {
  modulesOfHistory,
  type listClientRecordHistory,
  type listRecordHistory,
} from '#contract/record-history.ts';
import { ensureModule } from '#server/access/actor.ts';
import { foundWith } from '#server/access/found-with.ts';
import { selectHistory } from '#server/access/history.sql.ts';
import type { ActorCall, UnitCall } from '#server/http/route.ts';
import { placeOfRecord, selectHasClientRecord, selectHasRecord } from './record-history.sql.ts';

/**
 * Changes of a record of the unit, newest first; of a building, group or space also those of its
 * place in the tree. Errors: `not-found`, `module-off`.
 */
export async function recordHistory({
  unit,
  db,
  actor,
  params,
}: UnitCall<typeof listRecordHistory>) {
  const { record_type, record_id } = params;
  ensureModule(modulesOfHistory[record_type], actor.modules);
  const [, values] = await foundWith(
    selectHasRecord(db, unit, params),
    selectHistory(db, unit.client_id, record_type, record_id, placeOfRecord(unit, params)),
  );
  return { values };
}

/** Changes of a record of the client's own lists, newest first. Errors: `not-found`, `module-off`. */
export async function clientRecordHistory({
  db,
  actor,
  params,
}: ActorCall<typeof listClientRecordHistory>) {
  ensureModule(modulesOfHistory[params.record_type], actor.modules);
  const { record_type, record_id } = params;
  const [, values] = await foundWith(
    selectHasClientRecord(db, actor.client_id, params),
    selectHistory(db, actor.client_id, record_type, record_id),
  );
  return { values };
}
