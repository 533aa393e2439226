import {
  modulesOfHistory,
  type listClientRecordHistory,
  type listRecordHistory,
} from '#contract/record-history.ts';
import { ensureModule } from '#server/access/actor.ts';
import { selectHistory } from '#server/access/history.sql.ts';
import { ensure } from '#server/errors.ts';
import type { ActorCall, UnitCall } from '#server/http/route.ts';
import { selectHasClientRecord, selectRecord } from './record-history.sql.ts';

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
  const record = await selectRecord(db, unit, params);
  ensure(record !== undefined, 'not-found');
  const pasportId = record.pasport_id ?? undefined;
  return { values: await selectHistory(db, unit.client_id, record_type, record_id, pasportId) };
}

/** Changes of a record of the client's own lists, newest first. Errors: `not-found`, `module-off`. */
export async function clientRecordHistory({
  db,
  actor,
  params,
}: ActorCall<typeof listClientRecordHistory>) {
  ensureModule(modulesOfHistory[params.record_type], actor.modules);
  ensure(await selectHasClientRecord(db, actor.client_id, params), 'not-found');
  return {
    values: await selectHistory(db, actor.client_id, params.record_type, params.record_id),
  };
}
