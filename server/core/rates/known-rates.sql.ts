import { sql } from 'kysely';
import type { KnownRates } from '#contract/rules/late-interest.ts';
import type { Db } from '#server/db/db.ts';

const told = (table: string) => sql`
  coalesce((select json_agg(json_build_object('valid_from', r.valid_from, 'rate', r.rate::float8))
              from ${sql.table(table)} r), '[]')`;

/** Days and percents of both rates of the bank, as a JSON object of the shape of `KnownRates`. */
export const knownRates = sql<KnownRates>`
  json_build_object('repo', ${told('cnb_repo_rates')}, 'discount', ${told('cnb_discount_rates')})`;

/** Days and percents of both rates, for computing. */
export async function selectKnownRates(db: Db): Promise<KnownRates> {
  const { rows } = await sql<{ rates: KnownRates }>`select ${knownRates} as rates`.execute(db);
  return rows[0]?.rates ?? { repo: [], discount: [] };
}
