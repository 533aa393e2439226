import type { Endpoint } from '#contract/endpoint.ts';
import { pragueDay } from '#contract/czech/prague-day.ts';
import { overlapSentence, validityFault, type Validity } from '#contract/rules/validity.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { heldSpace, ownedSpace, type OwnedSpace } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { AppError, ensure, ensureNamed, fieldFault } from '#server/errors.ts';
import type { ActorCall } from '#server/http/route.ts';
import { selectAddressKept } from '#server/core/people/kept.sql.ts';
import { ensureUnreferred } from '#server/access/record-used.ts';
import {
  deleteRecord,
  insertRecord,
  selectOverlapping,
  selectRecord,
  updateRecord,
} from './records.sql.ts';
import type { Rules } from './rules.ts';

/** A call for one record of a space, as `recordCalls` of the contract describes it. */
export interface RecordCall<R> extends Pick<ActorCall<Endpoint>, 'db' | 'actor' | 'portal'> {
  readonly params: { readonly unit_id: number; readonly pasport_id: number; readonly id: number };
  readonly body: Partial<R> & Record<string, unknown>;
}

interface Draft<R> {
  readonly record: R;
  readonly changes: Record<string, unknown>;
  /** 0 while it is new. */
  readonly id: number;
}

/** One record. Errors: `not-found`. */
export async function readRecord<R>(
  { kind }: Rules<R>,
  { db, actor, params }: Pick<RecordCall<R>, 'db' | 'actor' | 'params'>,
): Promise<R> {
  return existing(await selectRecord(db, kind, await ownedSpace(db, actor, params), params.id));
}

function existing<T>(found: T | undefined): T {
  ensure(found !== undefined, 'not-found');
  return found;
}

function changesOf(body: Record<string, unknown>): Record<string, unknown> {
  const { version: _version, ...changes } = body;
  return changes;
}

/** What a record is when nothing is told of it. */
const UNTOLD = {
  valid_to: null,
  contract_valid_from: null,
  contract_valid_to: null,
  share_numerator: 1,
  share_denominator: 1,
};

/**
 * A new record of the space. Errors: `wrong-method`, `not-found`, `licence-expired`,
 * `invalid-input`, `overlapping-validity`, `shares-over-whole`.
 */
export async function addRecord<R extends Validity>(
  rules: Rules<R>,
  { db, actor, params, body, portal }: RecordCall<R>,
): Promise<R> {
  ensure(params.id === 0, 'wrong-method');
  const space = await heldSpace(db, actor, params);
  await ensureLicenceHolds(db, space.client_id, portal.now());
  const changes = changesOf(body);
  const record = { ...UNTOLD, ...changes } as unknown as R;
  await ensureRight(rules, db, space, { record, changes, id: 0 });
  const id = await insertRecord(db, rules.kind, space, changes);
  await rules.follow?.(db, space, pragueDay(portal.now()));
  return existing(await selectRecord(db, rules.kind, space, id));
}

/**
 * Saves changed fields of a record. Errors: `wrong-method`, `not-found`, `version-conflict`,
 * `invalid-input`, `overlapping-validity`, `shares-over-whole`.
 */
export async function saveRecord<R extends Validity & { version: number }>(
  rules: Rules<R>,
  { db, actor, params, body, portal }: RecordCall<R>,
): Promise<R> {
  ensure(params.id !== 0, 'wrong-method');
  const space = await heldSpace(db, actor, params);
  const current = existing(await selectRecord(db, rules.kind, space, params.id));
  const { version } = body;
  ensure(version === undefined || version === current.version, 'version-conflict', { current });
  const changes = changesOf(body);
  if (Object.keys(changes).length === 0) return current;
  await ensureRight(rules, db, space, {
    record: { ...current, ...changes },
    changes,
    id: params.id,
  });
  await updateRecord(db, rules.kind, space, params.id, changes);
  await rules.follow?.(db, space, pragueDay(portal.now()));
  return existing(await selectRecord(db, rules.kind, space, params.id));
}

/** Deletes a record to which nothing refers. Errors: `not-found`, `record-used`. */
export async function removeRecord<R>(
  { kind, accusative = 'záznam', usesOf, follow }: Rules<R>,
  { db, actor, params, portal }: Pick<RecordCall<R>, 'db' | 'actor' | 'params' | 'portal'>,
): Promise<{ deleted: true }> {
  const space = await heldSpace(db, actor, params);
  existing(await selectRecord(db, kind, space, params.id));
  if (usesOf !== undefined) ensureUnreferred(accusative, await usesOf(db, space, params.id));
  ensure(await deleteRecord(db, kind, space, params.id), 'not-found');
  await follow?.(db, space, pragueDay(portal.now()));
  return { deleted: true };
}

async function ensureRight<R extends Validity>(
  rules: Rules<R>,
  db: Db,
  space: OwnedSpace,
  { record, changes, id }: Draft<R>,
): Promise<void> {
  const fault = validityFault(record);
  if (fault !== null) throw fieldFault('valid_to', fault);
  rules.ensureSound?.(record);
  if (typeof changes['address_id'] === 'number')
    ensureNamed(await selectAddressKept(db, space, changes['address_id']), 'address_id');
  // What was wrong before a change of something else does not stand in its way.
  const weighed = ['valid_from', 'valid_to', ...rules.kind.alike, ...(rules.weighed ?? [])];
  if (!weighed.some((column) => column in changes)) return;
  await ensureAlone(rules, db, space, record, 'valid_from', id);
  await rules.ensureFits?.(db, space, record, id);
}

/**
 * No record like this one may hold on any of its days; the fault is shown at the field. Its id is 0
 * while it is new. Errors: `overlapping-validity`.
 */
export async function ensureAlone(
  { kind, named = (label) => label }: Pick<Rules<unknown>, 'kind' | 'named'>,
  db: Db,
  space: OwnedSpace,
  record: Validity,
  field: string,
  id = 0,
): Promise<void> {
  const other = await selectOverlapping(db, kind, space, id, { ...record });
  if (other === undefined) return;
  const errorMsg = overlapSentence(other, named(other.label));
  throw new AppError('overlapping-validity', { errorMsg, fields: [{ field, message: errorMsg }] });
}
