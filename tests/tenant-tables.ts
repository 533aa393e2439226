import type { TestDatabase } from './database.ts';

/** Tables and views of the portal in the catalogue of PostgreSQL. */
export const ofPublic = `pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'`;

/** Tables of clients: their rows belong to one. */
export const tenantTables = `(
  select c.oid, c.relname, c.relrowsecurity, c.relforcerowsecurity, a.attnum, a.attnotnull
    from ${ofPublic} join pg_attribute a on a.attrelid = c.oid and a.attname = 'client_id'
   where c.relkind in ('r', 'p'))`;

/** What a query of the owner's says as `name`, in its order. */
export async function namesOf(
  { owner }: Pick<TestDatabase, 'owner'>,
  text: string,
  values: unknown[] = [],
): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(text, values);
  return rows.map(({ name }) => name);
}
