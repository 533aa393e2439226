import { sql } from 'kysely';
import type { CsvMeaning } from '#contract/money/bank-mappings.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** What is remembered of the columns of an account's files. */
interface KeptMapping {
  readonly bank_mapping_id: number;
  readonly bank_account_id: number;
  readonly headings: readonly string[];
  readonly meanings: readonly (CsvMeaning | null)[];
}

/** Mappings of the set of headings, of all accounts of the unit. */
export async function selectMappings(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  key: string,
): Promise<KeptMapping[]> {
  const { rows } = await sql<KeptMapping>`
    select bank_mapping_id, bank_account_id, headings,
           (select jsonb_agg(nullif(m.meaning, '') order by m.place)
              from unnest(meanings) with ordinality m (meaning, place)) as meanings
      from bank_mappings
     where client_id = ${client_id} and unit_id = ${unit_id} and headings_key = ${key}
     order by bank_mapping_id`.execute(db);
  return rows;
}
