import { sql, type RawBuilder } from 'kysely';
import type { AccountPayment } from '#contract/money/account-papers.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { houseOfAccount } from '#server/core/ledger/accounts.sql.ts';
import { paidToColumns, type PaidToChoice } from '#server/core/ledger/paid-to.sql.ts';
import { nextClaim } from '#server/core/ledger/unpaid.sql.ts';
import type { Db } from '#server/db/db.ts';

/** What papers tell of the unit and the place, and to where it is paid. */
export interface PaperHeader extends PaidToChoice {
  readonly unit_name: string;
  readonly unit_business_id: string;
  readonly unit_address: string;
  /** The address of the house. */
  readonly place: string;
  readonly next: AccountPayment['next'];
}

/** Which account on which day. */
export interface HeaderOf {
  readonly id: number;
  readonly day: string;
}

/** The header of the papers of an account on the day. */
export async function selectPaperHeader(
  db: Db,
  unit: OwnedUnit,
  of: HeaderOf,
): Promise<PaperHeader | undefined> {
  const { rows } = await paperHeader(unit, of).execute(db);
  return rows[0];
}

/** The headers of the papers of accounts on the day, each with the id of its account. */
export async function selectPaperHeaders(
  db: Db,
  unit: OwnedUnit,
  { ids, day }: { readonly ids: readonly number[]; readonly day: string },
): Promise<(PaperHeader & { readonly ledger_account_id: number })[]> {
  const { rows } = await sql<PaperHeader & { readonly ledger_account_id: number }>`
    select n.id as ledger_account_id, h.*
      from unnest(${[...ids]}::integer[]) as n (id)
     cross join lateral (${paperHeader(unit, { id: sql`n.id`, day })}) h`.execute(db);
  return rows;
}

/** The query of this header, of an account by its id or by an expression of it. */
export function paperHeader(
  unit: OwnedUnit,
  { id, day }: { readonly id: number | RawBuilder<unknown>; readonly day: string },
): RawBuilder<PaperHeader> {
  const { client_id, unit_id } = unit;
  return sql<PaperHeader>`
    select u.name as unit_name, u.business_id as unit_business_id,
           concat_ws(', ', nullif(u.street, ''), nullif(concat_ws(' ', nullif(u.zip, ''), nullif(u.city, '')), ''))
             as unit_address,
           coalesce((select concat_ws(', ', nullif(h.street_full, ''), nullif(h.city_name, ''))
                       from house_places h
                      where h.client_id = u.client_id and h.unit_id = u.unit_id
                        and h.pasport_id = (${houseOfAccount(unit, id)})), '')
             as place,
           ${paidToColumns},
           ${nextClaim(unit, { id, day })} as next
      from units u
     where u.client_id = ${client_id} and u.unit_id = ${unit_id}`;
}
