import {
  modulesOfHistory,
  type listClientRecordHistory,
  type listRecordHistory,
} from '#contract/record-history.ts';
import { ensureModule } from '#server/access/actor.ts';
import { ensure } from '#server/errors.ts';
import type { ActorCall, UnitCall } from '#server/http/route.ts';
import { selectClientRecordHistory, selectRecordHistory } from './record-history.sql.ts';

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
  ensureModule(modulesOfHistory[params.record_type], actor.modules);
  const values = await selectRecordHistory(db, unit, params);
  ensure(values !== undefined, 'not-found');
  return { values };
}

/** Changes of a record of the client's own lists, newest first. Errors: `not-found`, `module-off`. */
export async function clientRecordHistory({
  db,
  actor,
  params,
}: ActorCall<typeof listClientRecordHistory>) {
  ensureModule(modulesOfHistory[params.record_type], actor.modules);
  const values = await selectClientRecordHistory(db, actor.client_id, params);
  ensure(values !== undefined, 'not-found');
  return { values };
}
