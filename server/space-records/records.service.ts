import { shiftDays } from '#contract/czech/iso-date.ts';
import type { Ending, NamedEnding } from '#contract/endings.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { pragueDay } from '#contract/czech/prague-day.ts';
import type { Validity } from '#contract/rules/validity.ts';
import { ensureSeen } from '#server/access/saved.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import type { OwnedSpace } from '#server/access/owned.ts';
import { heldSpace, readOfSpace } from '#server/core/pasports/owned-space.ts';
import type { Db } from '#server/db/db.ts';
import { ensure, ensureFaultless } from '#server/errors.ts';
import type { ActorCall } from '#server/http/route.ts';
import { ensureUnreferred } from '#server/access/record-used.ts';
import { selectRecord } from '#server/core/people/records.sql.ts';
import type { Draft } from '#server/core/time/dated.ts';
import type { Rules } from './rules.ts';

/** A call for one record of a space, as `recordCalls` of the contract describes it. */
export interface RecordCall<R> extends Pick<ActorCall<Endpoint>, 'db' | 'actor' | 'portal'> {
  readonly params: { readonly unit_id: number; readonly pasport_id: number; readonly id: number };
  readonly body: Partial<R> & Record<string, unknown>;
}

/** One record. Errors: `not-found`. */
export async function readRecord<R>(
  { kind }: Rules<R>,
  call: Pick<RecordCall<R>, 'db' | 'actor' | 'params'>,
): Promise<R> {
  const { db, params } = call;
  return readOfSpace(call, (space) => selectRecord(db, kind, space, params.id));
}

function existing<T>(found: T | undefined): T {
  ensure(found !== undefined, 'not-found');
  return found;
}

function changesOf(body: Record<string, unknown>): Record<string, unknown> {
  const { version: _version, endings: _endings, ...changes } = body;
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
 * A new record of the space; former ones that it names end the day before. Errors: `wrong-method`, `not-found`, `licence-expired`,
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
  const { pasport_id } = space;
  const { valid_from } = record;
  const named = (body['endings'] ?? []) as readonly NamedEnding[];
  const draft = { id: 0, pasport_id, record, changed: new Set(Object.keys(changes)) };
  for (const ended of await ensureFits(rules, db, space, { draft, named, valid_from }))
    await rules.writer.updateOne(db, space, ended);
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
  { judge }: Rules<R>,
  db: Db,
  space: OwnedSpace,
  { id, record, changes }: { id: number; record: R; changes: Record<string, unknown> },
): Promise<void> {
  const changed = new Set(Object.keys(changes));
  const { faults } = await judge(db, space, {
    id,
    pasport_id: space.pasport_id,
    record,
    changed,
  });
  ensureFaultless(faults);
}

interface NewDraft<R> {
  readonly draft: Draft<R>;
  /** Former records that the person agreed to end, as he saw them. */
  readonly named: readonly NamedEnding[];
  readonly valid_from: string;
}

const isNamedIn = (named: readonly NamedEnding[]) => (one: Ending) =>
  named.some(({ id, version }) => id === one.id && version === one.version);

/**
 * How former records change so that the new one can stand: not at all, or all that stand in its way end
 * the day before, when the person has named just these in the versions that they have. Errors:
 * `not-found`, `invalid-input`, `overlapping-validity`, `shares-over-whole`, with what could end.
 */
async function ensureFits<R>(
  { judge }: Rules<R>,
  db: Db,
  space: OwnedSpace,
  { draft, named, valid_from }: NewDraft<R>,
) {
  const { faults, endings } = await judge(db, space, draft);
  if (faults.length === 0) return [];
  const last_day = shiftDays(valid_from, -1);
  const isAgreed = endings.length > 0 && endings.every(isNamedIn(named));
  if (!isAgreed) ensureFaultless(faults, endings.length === 0 ? undefined : { endings, last_day });
  return endings.map(({ id, version }) => ({ id, version, columns: { valid_to: last_day } }));
}
