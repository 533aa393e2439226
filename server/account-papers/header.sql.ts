import { sql, type RawBuilder } from 'kysely';
import type { AccountPayment } from '#contract/money/account-papers.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { nextClaim } from '#server/core/ledger/unpaid.sql.ts';
import type { Db } from '#server/db/db.ts';

/** A bank account of the unit that may be told to whoever pays. */
export interface PaidTo {
  readonly bank_account_id: number;
  readonly name: string;
  readonly account_number: string;
  readonly bank_code: string;
}

/** What papers tell of the unit and the place, and to where it is paid. */
export interface PaperHeader {
  readonly unit_name: string;
  readonly unit_business_id: string;
  readonly unit_address: string;
  /** The address of the house. */
  readonly place: string;
  /** Bank accounts that are shown, by name. */
  readonly accounts: readonly PaidTo[];
  /** The chosen one, which may be hidden by now. */
  readonly chosen: number | null;
  readonly next: AccountPayment['next'];
}

/** Which account on which day, and the house where its space is. */
export interface HeaderOf {
  readonly id: number;
  readonly day: string;
  readonly house: number | null;
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

/** The query of this header. */
export function paperHeader(
  unit: OwnedUnit,
  { id, day, house }: HeaderOf,
): RawBuilder<PaperHeader> {
  const { client_id, unit_id } = unit;
  return sql<PaperHeader>`
    select u.name as unit_name, u.business_id as unit_business_id,
           concat_ws(', ', nullif(u.street, ''), nullif(concat_ws(' ', nullif(u.zip, ''), nullif(u.city, '')), ''))
             as unit_address,
           coalesce((select concat_ws(', ', nullif(h.street_full, ''), nullif(h.city_name, ''))
                       from house_places h
                      where h.client_id = u.client_id and h.unit_id = u.unit_id and h.pasport_id = ${house}), '')
             as place,
           coalesce((select json_agg(json_build_object(
                              'bank_account_id', b.bank_account_id, 'name', b.name,
                              'account_number', b.account_number, 'bank_code', b.bank_code)
                            order by b.name collate public.czech, b.bank_account_id)
                       from bank_accounts b
                      where b.client_id = u.client_id and b.unit_id = u.unit_id and not b.hidden), '[]')
             as accounts,
           (select s.bank_account_id from account_paper_settings s
             where s.client_id = u.client_id and s.unit_id = u.unit_id) as chosen,
           ${nextClaim(unit, { id, day })} as next
      from units u
     where u.client_id = ${client_id} and u.unit_id = ${unit_id}`;
}
