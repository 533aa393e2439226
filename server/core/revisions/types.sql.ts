import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import { ownNames } from '#contract/record.ts';
import { revisionTypeFields } from '#contract/revision-type-record.ts';
import type { RevisionType, revisionTypeInput } from '#contract/revision-types.ts';
import type { OwnedClientId, OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { momentOrEmpty } from '#server/db/moment.sql.ts';

const columns = [
  'revision_type_id',
  ...ownNames(revisionTypeFields),
  'is_system',
  momentOrEmpty('created').as('created'),
  momentOrEmpty('updated').as('updated'),
  'version',
] as const;

/** Columns that a person may change. */
export type TypeChanges = Partial<z.output<typeof revisionTypeInput>>;
export type NewType = TypeChanges &
  Pick<RevisionType, 'name' | 'area' | 'applies_to' | 'interval_count' | 'interval_unit'>;

/** Kinds of revisions of the client, as a table. */
export function typesOf(clientId: OwnedClientId): RawBuilder<unknown> {
  return sql`select * from revision_types where client_id = ${clientId}`;
}

/** Kinds of revisions of the client in their order, as a query; what is a moment is a text. */
export function typesInOrder(db: Db, clientId: OwnedClientId) {
  return db
    .selectFrom('revision_types')
    .select(columns)
    .$castTo<RevisionType>()
    .where('client_id', '=', clientId)
    .orderBy('type_order')
    .orderBy('revision_type_id');
}

/** The type; nobody changes it, and nothing new refers to it, before the transaction ends. */
export async function selectTypeForUpdate(
  db: Db,
  clientId: OwnedClientId,
  id: number,
): Promise<RevisionType | undefined> {
  return db
    .selectFrom('revision_types')
    .select(columns)
    .$castTo<RevisionType>()
    .where('client_id', '=', clientId)
    .where('revision_type_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether the type is the client's; it is not deleted before the transaction ends. */
export async function selectTypeHeld(
  db: Db,
  { client_id }: Pick<OwnedUnit, 'client_id'>,
  id: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('revision_types')
    .select('revision_type_id')
    .where('client_id', '=', client_id)
    .where('revision_type_id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** How many devices of all units have the type. */
export async function selectTypeUse(db: Db, clientId: OwnedClientId, id: number): Promise<number> {
  const row = await db
    .selectFrom('revisions')
    .select((column) => column.fn.countAll<number>().as('used'))
    .where('client_id', '=', clientId)
    .where('revision_type_id', '=', id)
    .executeTakeFirstOrThrow();
  return row.used;
}

/** A type of the client's own; behind the others unless its order is told. */
export async function insertType(
  db: Db,
  clientId: OwnedClientId,
  type: NewType,
): Promise<RevisionType> {
  const last = sql<number>`(select coalesce(max(type_order), 0) + 10 from revision_types
                             where client_id = ${clientId} and type_order < 1000000)`;
  return db
    .insertInto('revision_types')
    .values({ type_order: last, ...type, client_id: clientId })
    .returning(columns)
    .$castTo<RevisionType>()
    .executeTakeFirstOrThrow();
}

export async function updateType(
  db: Db,
  clientId: OwnedClientId,
  id: number,
  changes: TypeChanges,
): Promise<RevisionType> {
  return db
    .updateTable('revision_types')
    .set(changes)
    .where('client_id', '=', clientId)
    .where('revision_type_id', '=', id)
    .returning(columns)
    .$castTo<RevisionType>()
    .executeTakeFirstOrThrow();
}

export async function deleteType(db: Db, clientId: OwnedClientId, id: number): Promise<void> {
  await db
    .deleteFrom('revision_types')
    .where('client_id', '=', clientId)
    .where('revision_type_id', '=', id)
    .execute();
}
