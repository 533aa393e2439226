import { sql } from 'kysely';
import type { ExchangeRate } from '#contract/rates.ts';
import type { Db } from '#server/db/db.ts';
import type { Stored } from './policy.sql.ts';

// The change is of as many units as the row is of.
function listed(currencies: readonly string[]) {
  return sql<ExchangeRate>`
    select currency_code, valid_from, amount, rate::float8 as rate,
           round(rate - lag(rate / amount) over before * amount, 3)::float8 as change,
           source, reason, put_by, replaced_rate::float8 as replaced_rate, updated, version
      from cnb_exchange_rates where currency_code = any (${[...currencies]}::text[])
    window before as (partition by currency_code order by valid_from)`;
}

/** Days of a list that does not say where it begins. */
const A_YEAR = 366;

interface Range {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/**
 * Rates of the currencies in the range of days, newest first; without a beginning the last year that
 * is known.
 */
export async function selectExchangeRates(
  db: Db,
  currencies: readonly string[],
  range: Range,
): Promise<ExchangeRate[]> {
  const from = range.from ?? null;
  const to = range.to ?? null;
  const { rows } = await sql<ExchangeRate>`
    select rates.* from (${listed(currencies)}) rates,
           (select max(valid_from) as day from cnb_exchange_rates) newest
     where valid_from <= coalesce(${to}::date, newest.day)
       and valid_from >= coalesce(${from}::date,
                                  least(coalesce(${to}::date, newest.day), newest.day) - ${A_YEAR}::integer)
     order by valid_from desc, currency_code`.execute(db);
  return rows;
}

export async function selectExchangeRate(
  db: Db,
  currency_code: string,
  valid_from: string,
): Promise<ExchangeRate | undefined> {
  const { rows } = await sql<ExchangeRate>`
    select * from (${listed([currency_code])}) rates where valid_from = ${valid_from}::date`.execute(
    db,
  );
  return rows[0];
}

type Converted = Pick<
  ExchangeRate,
  'currency_code' | 'valid_from' | 'amount' | 'rate' | 'source'
> & { readonly in_crowns: number; readonly in_currency: number };

/** The amount (an exact decimal) by the last rate of the currency up to the day. */
export async function selectConverted(
  db: Db,
  currency_code: string,
  day: string,
  money: string,
): Promise<Converted | undefined> {
  const { rows } = await sql<Converted>`
    select currency_code, valid_from, amount, rate::float8 as rate, source,
           round(${money}::numeric * rate / amount, 2)::float8 as in_crowns,
           round(${money}::numeric * amount / rate, 2)::float8 as in_currency
      from cnb_exchange_rates where currency_code = ${currency_code} and valid_from <= ${day}::date
     order by valid_from desc limit 1`.execute(db);
  return rows[0];
}

interface HandRate {
  readonly currency_code: string;
  readonly valid_from: string;
  readonly amount: number;
  readonly rate: number;
  readonly reason: string;
  readonly put_by: string;
}

/** Puts a row by hand; false when the day has one. */
export async function insertExchangeRate(db: Db, row: HandRate): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('cnb_exchange_rates')
    .values({ ...row, source: 'hand' })
    .onConflict((conflict) => conflict.columns(['currency_code', 'valid_from']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Writes a row put by hand anew; false when it is no longer the version that was seen. */
export async function updateExchangeRow(
  db: Db,
  { currency_code, valid_from, ...changes }: HandRate,
  version: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('cnb_exchange_rates')
    .set(changes)
    .where('currency_code', '=', currency_code)
    .where('valid_from', '=', valid_from)
    .where('source', '=', 'hand')
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function deleteExchangeRow(
  db: Db,
  currency_code: string,
  valid_from: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('cnb_exchange_rates')
    .where('currency_code', '=', currency_code)
    .where('valid_from', '=', valid_from)
    .where('source', '=', 'hand')
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** Day of the newest euro of the bank's own; the empty text when there is none. */
export async function selectNewestExchangeDay(db: Db): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select coalesce(max(valid_from)::text, '') as day from cnb_exchange_rates
     where source = 'bank' and currency_code = 'EUR'`.execute(db);
  return rows[0]?.day ?? '';
}

interface BankRow {
  readonly currency_code: string;
  readonly valid_from: string;
  readonly amount: number;
  readonly rate: string;
}

/** Takes rows of the bank's tables in; they take the place of rows put by hand for the same day. */
export async function storeExchangeRates(db: Db, rows: readonly BankRow[]): Promise<Stored> {
  const file = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
                   as file (currency_code text, valid_from date, amount integer, rate numeric)`;
  const { rows: byHand } = await sql`
    select from cnb_exchange_rates join ${file} using (currency_code, valid_from)
     where source = 'hand'`.execute(db);
  const { numAffectedRows } = await sql`
    insert into cnb_exchange_rates as held (currency_code, valid_from, amount, rate)
    select currency_code, valid_from, amount, rate from ${file}
    on conflict (currency_code, valid_from) do update set
       amount = excluded.amount, rate = excluded.rate, source = 'bank',
       replaced_rate = case when held.source = 'hand' then held.rate else held.replaced_rate end
     where held.source = 'hand' or (held.amount, held.rate) <> (excluded.amount, excluded.rate)`.execute(
    db,
  );
  return { stored: Number(numAffectedRows ?? 0n), replaced: byHand.length };
}
