import { sql, type Expression, type RawBuilder } from 'kysely';
import type { Module } from '#contract/modules.ts';
import type { OwnedClientId } from '#server/access/owned.ts';
import { schemaOf } from '#server/core/clients/clients.sql.ts';
import type { Db } from '#server/db/db.ts';
import { selectAllBeside } from '#server/db/rows-under.sql.ts';

/** Columns that a system admin may change. */
export type ModuleColumns = Omit<Module, 'module_id' | 'submodules' | 'version'>;

const columns = [
  'module_id',
  'parent_module_id',
  'name',
  'enabled',
  'title',
  'description',
  'router_name',
  'image_name',
  'module_order',
  'sys_admins_only',
  'under_construction',
  'is_public',
  'hide_submodules',
  'version',
] as const;

const submodules =
  sql<number>`(select count(*) from modules c where c.parent_module_id = modules.module_id)`.as(
    'submodules',
  );

/** Modules, and names of those that are open to those who ask. */
interface Opened {
  readonly values: Module[];
  readonly open: string[];
}

/** Names of modules that are open to users of a client, to system admins, or without signing in; one row. */
function openTo(
  whom: OwnedClientId | 'system admins' | 'everybody',
): RawBuilder<{ open: string[] }> {
  const audience = typeof whom === 'string' ? whom : sql`'schema ' || ${schemaOf(whom)}`;
  return sql`
    select coalesce((select names from open_modules where audience = ${audience}), '{}') as open`;
}

async function selectOpened(
  db: Db,
  one: ReturnType<typeof openTo>,
  rows: Expression<Module>,
): Promise<Opened> {
  const found = await selectAllBeside(db, { one, rows });
  return { values: found.rows, ...found.one };
}

/** Modules that are eligible together with all above them, without those that their parent hides. */
function visible(eligible: RawBuilder<unknown>): RawBuilder<Module> {
  return sql`
    with recursive visible as (
      select m.* from modules m where m.parent_module_id is null and ${eligible}
      union all
      select m.* from visible v join modules m on m.parent_module_id = v.module_id
       where not v.hide_submodules and ${eligible}
    )
    select ${sql.join(columns.map((column) => sql.ref(column)))},
           (select count(*) from visible c where c.parent_module_id = v.module_id) as submodules
      from visible v
     order by v.module_order, v.title collate public.czech, v.module_id`;
}

export async function selectPublicModules(db: Db): Promise<Opened> {
  const modules = visible(sql`(m.enabled and m.is_public and not m.sys_admins_only)`);
  return selectOpened(db, openTo('everybody'), modules);
}

/** Modules of the client's schema, and the public ones. */
export async function selectClientModules(db: Db, clientId: OwnedClientId): Promise<Opened> {
  const inSchema = sql`exists (
    select from module_schema_modules x
     where x.module_schema_id = ${schemaOf(clientId)} and x.module_id = m.module_id)`;
  const eligible = sql`(m.enabled and not m.sys_admins_only and (m.is_public or ${inSchema}))`;
  return selectOpened(db, openTo(clientId), visible(eligible));
}

/** All modules, as a system admin sees them. */
export async function selectModules(db: Db): Promise<Opened> {
  const modules = db
    .selectFrom('modules')
    .select([...columns, submodules])
    .orderBy('module_order')
    .orderBy(sql`title collate public.czech`)
    .orderBy('module_id');
  return selectOpened(db, openTo('system admins'), modules);
}

/** The whole tree, held until the end of the transaction: two changes cannot close a circle. */
export async function selectModulesForUpdate(db: Db): Promise<Module[]> {
  return db
    .selectFrom('modules')
    .select([...columns, submodules])
    .orderBy('module_id')
    .forUpdate()
    .execute();
}

export async function updateModule(
  db: Db,
  moduleId: number,
  changes: ModuleColumns,
): Promise<Module> {
  return db
    .updateTable('modules')
    .set(changes)
    .where('module_id', '=', moduleId)
    .returning([...columns, submodules])
    .executeTakeFirstOrThrow();
}

export async function insertModule(db: Db, row: ModuleColumns): Promise<Module> {
  return db
    .insertInto('modules')
    .values(row)
    .returning([...columns, submodules])
    .executeTakeFirstOrThrow();
}

/** Adds the module to the schema that holds everything. */
export async function insertIntoFullSchema(db: Db, moduleId: number): Promise<void> {
  await db
    .insertInto('module_schema_modules')
    .columns(['module_schema_id', 'module_id'])
    .expression((build) =>
      build
        .selectFrom('module_schemas')
        .select((column) => ['module_schema_id', column.val(moduleId).as('module_id')])
        .where('holds_all', '=', true),
    )
    .execute();
}
