import { pragueDay } from '#contract/czech/prague-day.ts';
import type {
  createHeating,
  deleteHeating,
  Heating,
  listHeatingChoices,
  listHeatings,
  orderHeatings,
  updateHeating as updateHeatingCall,
} from '#contract/heating.ts';
import { heatingFault, type HeatingKind, type HeatingRow } from '#contract/rules/heating-value.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { ensureSeen, savedOr } from '#server/access/saved.ts';
import { ensure, fieldFault } from '#server/errors.ts';
import type { ActorCall } from '#server/http/route.ts';
import { ensureUnused } from '#server/access/record-used.ts';
import {
  deleteHeatingRow,
  insertHeating,
  selectHeating,
  selectHeatingChoices,
  selectHeatingForUpdate,
  selectHeatings,
  updateHeating,
  updateOrder,
  type HeatingChanges,
} from './heating.sql.ts';
import { updateWords } from '#server/core/pasports/words.sql.ts';

/** Rows of a list in their order, hidden ones too. */
export async function readHeatings({ db, actor, params }: ActorCall<typeof listHeatings>) {
  return { values: await selectHeatings(db, actor.client_id, params.auxtype) };
}

/** What is offered today. */
export async function readHeatingChoices({
  db,
  actor,
  portal,
}: ActorCall<typeof listHeatingChoices>) {
  const today = pragueDay(portal.now());
  return { values: await selectHeatingChoices(db, actor.client_id, today) };
}

function ensureRight(auxtype: HeatingKind, row: HeatingRow): void {
  const fault = heatingFault(auxtype, row);
  if (fault !== null) throw fieldFault(fault.field, fault.message);
}

/** A new row behind the others. Errors: `licence-expired`, `list-code-taken`, `invalid-input`. */
export async function addHeating({
  db,
  actor,
  params,
  body: given,
  portal,
}: ActorCall<typeof createHeating>): Promise<Heating> {
  await ensureLicenceHolds(db, actor.client_id, portal.now());
  const row = { value: null, valid_from: null, valid_to: null, hidden: false, ...given };
  ensureRight(params.auxtype, row);
  const id = await insertHeating(db, actor.client_id, params.auxtype, row);
  const made = await selectHeating(db, actor.client_id, { ...params, id });
  ensure(made !== undefined, 'not-found');
  return made;
}

/** Fields that only a row of the client's own may have changed. */
const ownFields = ['code', 'name', 'value', 'valid_from', 'valid_to'] as const;

function ensureMayChange(before: Heating, changes: HeatingChanges): void {
  const isUnchanged = ownFields.every(
    (name) => changes[name] === undefined || changes[name] === before[name],
  );
  ensure(!before.is_system || isUnchanged, 'system-record');
}

/**
 * Saves changed fields; of a row of the portal whether it is hidden. Elements that hold the former
 * name follow a new one. Errors: `not-found`, `version-conflict`, `system-record`, `list-code-taken`, `invalid-input`.
 */
export async function saveHeating({
  db,
  actor,
  params,
  body,
}: ActorCall<typeof updateHeatingCall>): Promise<Heating> {
  ensure(await selectHeatingForUpdate(db, actor.client_id, params), 'not-found');
  const { version, ...changes } = body;
  const load = () => selectHeating(db, actor.client_id, params);
  const before = await savedOr(await load(), load);
  await ensureSeen(version, before);
  ensureMayChange(before, changes);
  ensureRight(params.auxtype, { ...before, ...changes });
  await updateHeating(db, actor.client_id, params, changes);
  const { name } = changes;
  if (name !== undefined && name !== before.name)
    await updateWords(db, actor.client_id, params.auxtype, before.name, name);
  return savedOr(await load(), load);
}

/** Deletes a row of the client's own that nothing uses. Errors: `not-found`, `system-record`, `record-used`. */
export async function removeHeating({ db, actor, params }: ActorCall<typeof deleteHeating>) {
  const held = await selectHeatingForUpdate(db, actor.client_id, params);
  const row = held && (await selectHeating(db, actor.client_id, params));
  ensure(row !== undefined, 'not-found');
  ensure(!row.is_system, 'system-record');
  ensureUnused('Záznam nelze smazat, používá ho', [
    { count: row.used_buildings, forms: ['dům', 'domy', 'domů'] },
    {
      count: row.used_elements,
      forms: ['otopné těleso', 'otopná tělesa', 'otopných těles'],
    },
    { count: row.used_rooms, forms: ['místnost', 'místnosti', 'místností'] },
  ]);
  await deleteHeatingRow(db, actor.client_id, params);
  return { deleted: true as const };
}

/** Puts rows of a list in the order of their ids. Errors: `not-found` when one of them is not of the list. */
export async function putHeatingsInOrder({
  db,
  actor,
  params,
  body,
}: ActorCall<typeof orderHeatings>) {
  const ids = [...new Set(body.ids)];
  const found = await updateOrder(db, actor.client_id, params.auxtype, ids);
  ensure(found === ids.length, 'not-found');
  return { values: await selectHeatings(db, actor.client_id, params.auxtype) };
}
