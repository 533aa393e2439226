import type { CsvMeaning, forgetBankMapping } from '#contract/money/bank-mappings.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { headingsKey } from './files/csv-mapping.ts';
import { selectMappings } from './mappings.sql.ts';
import { mappingTable } from './tables.sql.ts';

interface Said {
  readonly bank_account_id: number;
  readonly headings: readonly string[];
  readonly meanings: readonly (CsvMeaning | null)[];
}

/** Remembers for the account what columns of such headings say; instead of what was remembered of them before. */
export async function rememberMapping(db: Db, unit: OwnedUnit, said: Said): Promise<void> {
  const { bank_account_id } = said;
  const headings_key = headingsKey(said.headings);
  const columns = {
    headings: [...said.headings],
    meanings: said.meanings.map((meaning) => meaning ?? ''),
  };
  const kept = await selectMappings(db, unit, headings_key);
  const own = kept.find((mapping) => mapping.bank_account_id === bank_account_id);
  if (own === undefined)
    await mappingTable.insertOne(db, unit, { bank_account_id, headings_key, ...columns });
  else await mappingTable.updateOne(db, unit, { id: own.bank_mapping_id, columns });
}

/** Forgets what columns of an account say; statements read by it stay. Errors: `not-found`. */
export async function forgetMapping({ unit, db, params }: UnitCall<typeof forgetBankMapping>) {
  const removed = await mappingTable.remove(db, unit, [params.bank_mapping_id]);
  ensure(removed === 1, 'not-found');
  return { deleted: true as const };
}
