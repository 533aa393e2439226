import { sql, type RawBuilder } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** A bank account of a unit that may be told to whoever pays. */
export interface PaidTo {
  readonly bank_account_id: number;
  readonly name: string;
  readonly account_number: string;
  readonly bank_code: string;
}

/** Among which accounts it is chosen to where is paid. */
export interface PaidToChoice {
  /** Bank accounts of the unit that are shown, by name. */
  readonly accounts: readonly PaidTo[];
  /** The one that the unit has chosen for its papers, which may be hidden by now. */
  readonly chosen: number | null;
}

/** Columns of a choice, of the unit `u`: accounts, chosen. */
export const paidToColumns: RawBuilder<unknown> = sql`
  coalesce((select json_agg(json_build_object(
                     'bank_account_id', b.bank_account_id, 'name', b.name,
                     'account_number', b.account_number, 'bank_code', b.bank_code)
                   order by b.name collate public.czech, b.bank_account_id)
              from bank_accounts b
             where b.client_id = u.client_id and b.unit_id = u.unit_id and not b.hidden), '[]')
    as accounts,
  (select s.bank_account_id from account_paper_settings s
    where s.client_id = u.client_id and s.unit_id = u.unit_id) as chosen`;

/** The bank account to which is paid: the chosen one while it is shown, or the only shown one. */
export function paidTo({ accounts, chosen }: PaidToChoice): PaidTo | undefined {
  const found = accounts.find(({ bank_account_id }) => bank_account_id === chosen);
  return found ?? (accounts.length === 1 ? accounts[0] : undefined);
}

/** The same, read of a unit. */
export async function selectPaidTo(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
): Promise<PaidTo | undefined> {
  const { rows } = await sql<PaidToChoice>`
    select ${paidToColumns} from units u
     where u.client_id = ${client_id} and u.unit_id = ${unit_id}`.execute(db);
  return rows[0] && paidTo(rows[0]);
}
