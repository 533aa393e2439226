import { sql } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import type { FileOf } from './batches.sql.ts';
import type { FormerReading } from './columns/remembered.ts';

/** Keeps how a file of a supplier was read, in place of how the same headings were read before. */
export async function keepMapping(
  db: Db,
  { client_id }: Pick<OwnedUnit, 'client_id'>,
  { kind, supplier, columns, mapping, constants, words }: FileOf & FormerReading,
): Promise<void> {
  const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;
  await sql`
    insert into import_mappings (client_id, kind, supplier, columns, mapping, constants, words)
    values (${client_id}, ${kind}, ${supplier}, ${json(columns)}, ${json(mapping)},
            ${json(constants)}, ${json(words)})
    on conflict (client_id, kind, lower(supplier), md5(columns::text)) do update
       set mapping = excluded.mapping, constants = excluded.constants, words = excluded.words,
           supplier = excluded.supplier, used = now()`.execute(db);
}

const MOST_KEPT = 10;

/** How accepted files of the supplier were read, the newest first, in whichever unit of the client. */
export async function selectKeptMappings(
  db: Db,
  { client_id }: Pick<OwnedUnit, 'client_id'>,
  { kind, supplier }: FileOf,
): Promise<FormerReading[]> {
  if (supplier === '') return [];
  const { rows } = await sql<FormerReading>`
    select columns, mapping, constants, words from import_mappings
     where client_id = ${client_id} and kind = ${kind} and lower(supplier) = lower(${supplier})
     order by used desc, import_mapping_id desc limit ${MOST_KEPT}`.execute(db);
  return rows;
}
