import type { Endpoint } from '#contract/endpoint.ts';
import type { PasportTypeRow } from '#contract/lists/pasport-types.ts';
import type { ServiceRow } from '#contract/lists/services.ts';
import { ensureSeen } from '#server/access/saved.ts';
import { countRulesOfService } from '#server/core/billing/rules.sql.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import type { OwnedClientId } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { ensure, ensureNamed, fieldFault } from '#server/errors.ts';
import type { ActorCall } from '#server/http/route.ts';
import { ensureUnreferred, type Use } from '#server/access/record-used.ts';
import { pasportTypeKind, serviceKind, type ListKind } from './kinds.sql.ts';
import {
  deleteListRow,
  insertListRow,
  selectList,
  selectListForUpdate,
  selectListRow,
  updateListOrder,
  updateListRow,
} from './lists.sql.ts';
import { updateServiceNamed } from '#server/core/people/service-names.sql.ts';

/** What every row of a list tells of itself. */
interface Row {
  readonly name: string;
  readonly is_system: boolean;
  readonly version: number;
}

/** The rules of one of the client's code lists. */
export interface ListRules<R> {
  readonly kind: ListKind<R>;
  /** Fields of the portal's own rows that are not changed. */
  readonly locked: readonly (keyof R & string)[];
  /** 'na typ prostoru odkazuje …' */
  readonly accusative: string;
  readonly usesOf: (row: R) => readonly Use[];
  /** What else refers to the row; nothing refers to it anew before the transaction ends. */
  readonly otherUses?: (db: Db, clientId: OwnedClientId, id: number) => Promise<readonly Use[]>;
  /** What of a new name there is to do: records that name the row by the former one follow it. */
  readonly renamed?: (
    db: Db,
    clientId: OwnedClientId,
    former: string,
    name: string,
  ) => Promise<void>;
}

export const pasportTypeRules: ListRules<PasportTypeRow> = {
  kind: pasportTypeKind,
  locked: ['code', 'name', 'space_kind', 'counts_in_areas'],
  accusative: 'typ prostoru',
  usesOf: (row) => [{ count: row.spaces_count, forms: ['prostor', 'prostory', 'prostorů'] }],
};

export const serviceRules: ListRules<ServiceRow> = {
  kind: serviceKind,
  // The tax, the unit and the way of dividing follow contracts and suppliers of the client.
  locked: ['code', 'name'],
  accusative: 'službu',
  usesOf: (row) => [
    { count: row.costs_count, forms: ['náklad nájemce', 'náklady nájemců', 'nákladů nájemců'] },
  ],
  otherUses: async (db, clientId, id) => [
    {
      count: await countRulesOfService(db, clientId, id),
      forms: ['pravidlo rozúčtování', 'pravidla rozúčtování', 'pravidel rozúčtování'],
    },
  ],
  renamed: updateServiceNamed,
};

type Asked = Pick<ActorCall<Endpoint>, 'db' | 'actor'>;

/** A call for one row of a list, as `listCalls` of the contract describes it. */
export interface RowCall extends Asked, Pick<ActorCall<Endpoint>, 'portal'> {
  readonly params: { readonly id: number };
  readonly body: { readonly version?: number | undefined } & Record<string, unknown>;
}

function changesOf(body: Record<string, unknown>): Record<string, unknown> {
  const { version: _version, ...changes } = body;
  return changes;
}

function existing<T>(found: T | undefined): T {
  ensure(found !== undefined, 'not-found');
  return found;
}

/** The whole list in its order. */
export async function readList<R>({ kind }: ListRules<R>, { db, actor }: Asked) {
  return { values: await selectList(db, kind, actor.client_id) };
}

/**
 * A new row of the client's own, behind the others. Errors: `licence-expired`, `list-code-taken`,
 * `list-name-taken`.
 */
export async function addRow<R>(
  { kind }: ListRules<R>,
  { db, actor, body, portal }: Omit<RowCall, 'params'>,
): Promise<R> {
  await ensureLicenceHolds(db, actor.client_id, portal.now());
  const id = await insertListRow(db, kind, actor.client_id, changesOf(body));
  return existing(await selectListRow(db, kind, actor.client_id, id));
}

/**
 * Saves changed fields of a row; what names it by its name follows a new one. Errors: `not-found`, `version-conflict`, `system-record`,
 * `list-code-taken`, `list-name-taken`.
 */
export async function saveRow<R extends Row>(
  { kind, locked, renamed }: ListRules<R>,
  { db, actor, params, body }: Omit<RowCall, 'portal'>,
): Promise<R> {
  const { client_id } = actor;
  await selectListForUpdate(db, kind, client_id, [params.id]);
  const current = existing(await selectListRow(db, kind, client_id, params.id));
  const { version } = body;
  await ensureSeen(version, current);
  const changes = changesOf(body);
  const isChanged = (name: keyof R & string) =>
    changes[name] !== undefined && changes[name] !== current[name];
  ensure(!current.is_system || !locked.some(isChanged), 'system-record');
  if (Object.keys(changes).length === 0) return current;
  await updateListRow(db, kind, client_id, params.id, changes);
  const { name } = changes;
  if (typeof name === 'string' && name !== current.name)
    await renamed?.(db, client_id, current.name, name);
  return existing(await selectListRow(db, kind, client_id, params.id));
}

/** Deletes an own row that nothing uses. Errors: `not-found`, `system-record`, `record-used`. */
export async function removeRow<R extends Row>(
  { kind, accusative, usesOf, otherUses }: ListRules<R>,
  { db, actor, params }: Omit<RowCall, 'portal' | 'body'>,
) {
  const { client_id } = actor;
  await selectListForUpdate(db, kind, client_id, [params.id]);
  const row = existing(await selectListRow(db, kind, client_id, params.id));
  ensure(!row.is_system, 'system-record');
  const others = (await otherUses?.(db, client_id, params.id)) ?? [];
  ensureUnreferred(accusative, [...usesOf(row), ...others]);
  await deleteListRow(db, kind, client_id, params.id);
  return { deleted: true as const };
}

/**
 * Puts the rows in the order in which they are named, and returns the list as it is then. Errors:
 * `not-found`, `invalid-input` for one that is named twice.
 */
export async function reorderList<R>(
  { kind }: ListRules<R>,
  { db, actor, body }: Asked & { readonly body: { readonly ids: readonly number[] } },
) {
  const { client_id } = actor;
  const named = new Set(body.ids);
  if (named.size < body.ids.length)
    throw fieldFault('ids', 'Každý záznam smí být v pořadí jen jednou');
  const known = await selectListForUpdate(db, kind, client_id, body.ids);
  ensureNamed(known.length === named.size, 'ids');
  await updateListOrder(db, kind, client_id, body.ids);
  return { values: await selectList(db, kind, client_id) };
}
