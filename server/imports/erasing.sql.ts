import { sql } from 'kysely';
import type { Erased } from '#server/core/people/erasing.ts';
import type { Db } from '#server/db/db.ts';

/** Empties rows of files that name the person, and what an import would put back. */
export async function eraseFromImports(
  db: Db,
  { unit, ids, fields, names }: Erased,
): Promise<void> {
  const anyId = sql`any (${[...ids]}::integer[])`;
  await sql`
    update import_rows
       set cells = (select coalesce(jsonb_agg(''::text), '[]') from jsonb_array_elements(cells)), faults = '[]', notes = '[]', group_key = ''
     where client_id = ${unit.client_id}
       and import_id in (select import_id from import_batches
                          where client_id = ${unit.client_id} and unit_id = ${unit.unit_id})
       and ${names(sql`concat_ws(' ', cells::text, faults::text, notes::text, group_key)`)}`.execute(
    db,
  );
  const empty = [...fields, 'full_name', 'search_text'];
  await sql`
    update import_changes
       set before = (select jsonb_object_agg(k, case when k = any (${empty}::text[]) and v <> 'null' then '""'::jsonb else v end)
                       from jsonb_each(before) as field (k, v))
     where client_id = ${unit.client_id} and before is not null
       and ((record_type = 'addresses' and record_id = ${anyId})
            or (before ->> 'address_id')::integer = ${anyId})`.execute(db);
}
