import { sql } from 'kysely';
import type { ModuleSchema } from '#contract/module-schemas.ts';
import { usesOfSchema } from '#server/core/clients/clients.sql.ts';
import type { Db } from '#server/db/db.ts';

const columns = [
  'module_schema_id',
  'module_schema_name',
  'is_default',
  'holds_all',
  sql<number[]>`array(select x.module_id from module_schema_modules x
    where x.module_schema_id = module_schemas.module_schema_id order by x.module_id)`.as(
    'module_ids',
  ),
  usesOfSchema(sql`module_schemas.module_schema_id`).as('clients_count'),
  'version',
] as const;

/** Schemas by name in the Czech order, with how many of the clients that the transaction may see have each. */
export async function selectSchemas(db: Db): Promise<ModuleSchema[]> {
  return db
    .selectFrom('module_schemas')
    .select(columns)
    .orderBy(sql`module_schema_name collate public.czech`)
    .execute();
}

export async function selectSchema(db: Db, schemaId: number): Promise<ModuleSchema | undefined> {
  return db
    .selectFrom('module_schemas')
    .select(columns)
    .where('module_schema_id', '=', schemaId)
    .executeTakeFirst();
}

/** By the id of a module: the one above it. */
export async function selectParents(db: Db): Promise<ReadonlyMap<number, number | null>> {
  const rows = await db.selectFrom('modules').select(['module_id', 'parent_module_id']).execute();
  return new Map(rows.map(({ module_id, parent_module_id }) => [module_id, parent_module_id]));
}

export async function insertSchema(db: Db, name: string): Promise<number> {
  const row = await db
    .insertInto('module_schemas')
    .values({ module_schema_name: name })
    .returning('module_schema_id')
    .executeTakeFirstOrThrow();
  return row.module_schema_id;
}

/** Renames the schema if it still has the version; also a schema of the same name gets a new version. */
export async function updateSchema(
  db: Db,
  schemaId: number,
  name: string,
  version: number | undefined,
): Promise<boolean> {
  const row = await db
    .updateTable('module_schemas')
    .set({ module_schema_name: name })
    .where('module_schema_id', '=', schemaId)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .returning('module_schema_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The schema holds these modules from now on, and no other. */
export async function replaceModules(
  db: Db,
  schemaId: number,
  moduleIds: readonly number[],
): Promise<void> {
  await sql`delete from module_schema_modules where module_schema_id = ${schemaId}
    and module_id <> all (${[...moduleIds]}::integer[])`.execute(db);
  await sql`insert into module_schema_modules (module_schema_id, module_id)
    select ${schemaId}, module_id from unnest(${[...moduleIds]}::integer[]) module_id
    on conflict do nothing`.execute(db);
}

export async function deleteSchema(db: Db, schemaId: number): Promise<void> {
  await db.deleteFrom('module_schemas').where('module_schema_id', '=', schemaId).execute();
}
