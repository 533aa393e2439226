import type { Endpoint } from '#contract/endpoint.ts';
import { pragueDay } from '#contract/czech/prague-day.ts';
import type { Validity } from '#contract/rules/validity.ts';
import { ensureSeen } from '#server/access/saved.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import type { OwnedSpace } from '#server/access/owned.ts';
import { heldSpace, ownedSpace } from '#server/core/pasports/owned-space.ts';
import type { Db } from '#server/db/db.ts';
import { ensure, ensureFaultless } from '#server/errors.ts';
import type { ActorCall } from '#server/http/route.ts';
import { ensureUnreferred } from '#server/access/record-used.ts';
import { selectRecord } from '#server/core/people/records.sql.ts';
import type { Rules } from './rules.ts';

/** A call for one record of a space, as `recordCalls` of the contract describes it. */
export interface RecordCall<R> extends Pick<ActorCall<Endpoint>, 'db' | 'actor' | 'portal'> {
  readonly params: { readonly unit_id: number; readonly pasport_id: number; readonly id: number };
  readonly body: Partial<R> & Record<string, unknown>;
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
  is_joint: false,
  pasport_tenant_id: null,
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
  await ensureRight(rules, db, space, { id: 0, record, changes });
  const { pasport_id } = space;
  const { valid_from } = record;
  const id = await rules.writer.insertOne(db, space, { ...changes, pasport_id, valid_from });
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
  await ensureSeen(version, current);
  const changes = changesOf(body);
  if (Object.keys(changes).length === 0) return current;
  const { id } = params;
  await ensureRight(rules, db, space, { id, record: { ...current, ...changes }, changes });
  await rules.writer.updateOne(db, space, { id, columns: changes });
  await rules.follow?.(db, space, pragueDay(portal.now()));
  return existing(await selectRecord(db, rules.kind, space, params.id));
}

/** Deletes a record to which nothing refers. Errors: `not-found`, `record-used`. */
export async function removeRecord<R>(
  { kind, writer, accusative = 'záznam', usesOf, follow }: Rules<R>,
  { db, actor, params, portal }: Pick<RecordCall<R>, 'db' | 'actor' | 'params' | 'portal'>,
): Promise<{ deleted: true }> {
  const space = await heldSpace(db, actor, params);
  existing(await selectRecord(db, kind, space, params.id));
  if (usesOf !== undefined) ensureUnreferred(accusative, await usesOf(db, space, params.id));
  ensure((await writer.remove(db, space, [params.id])) === 1, 'not-found');
  await follow?.(db, space, pragueDay(portal.now()));
  return { deleted: true };
}

/** Errors: `not-found`, `invalid-input`, `overlapping-validity`, `shares-over-whole`. */
async function ensureRight<R>(
  { faultsOf }: Rules<R>,
  db: Db,
  space: OwnedSpace,
  { id, record, changes }: { id: number; record: R; changes: Record<string, unknown> },
): Promise<void> {
  const changed = new Set(Object.keys(changes));
  ensureFaultless(await faultsOf(db, space, { id, pasport_id: space.pasport_id, record, changed }));
}
