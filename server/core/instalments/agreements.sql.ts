import { sql, type RawBuilder } from 'kysely';
import type { Agreement } from '#contract/money/instalments.ts';
import { USUAL_CREDIT_ORDER, type CreditOrder } from '#contract/rules/crediting.ts';
import type { AgreedTerms, LedgerMove } from '#contract/rules/instalments.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { accountNamed, accountsNamed } from '#server/core/ledger/accounts.sql.ts';
import { creditOrderOf } from '#server/core/ledger/crediting.sql.ts';
import { linesOf } from '#server/core/ledger/lines.sql.ts';
import { hasClaims } from '#server/core/ledger/signals.sql.ts';
import type { Db } from '#server/db/db.ts';
import { selectAllBeside } from '#server/db/rows-under.sql.ts';

/** An agreement as it is stored: nothing of what was paid. */
export interface StoredAgreement extends Omit<
  Agreement,
  'state' | 'paid' | 'late' | 'late_since' | 'instalments'
> {
  readonly instalments: AgreedTerms['instalments'];
  readonly ended_way: 'cancelled' | 'called' | null;
}

/** Agreements with the lines of their accounts, and which of them payments pay. */
export interface StoredAgreements {
  readonly credit_order: CreditOrder;
  readonly agreements: readonly StoredAgreement[];
  readonly lines: readonly (LedgerMove & { readonly ledger_account_id: number })[];
}

export const NO_AGREEMENTS: StoredAgreements = {
  credit_order: USUAL_CREDIT_ORDER,
  agreements: [],
  lines: [],
};

/** Of which accounts; of the unit where nothing is said. */
interface Which {
  readonly account?: number | undefined;
  /** Accounts of agreements that nobody has ended. */
  readonly isOpen?: boolean;
}

/** Claims of later days tell whose an early payment is. */
const ALL_DAYS = '9999-12-31';

const person = (id: RawBuilder<unknown>) => sql`
  coalesce((select concat_ws(' ', nullif(p.first_name, ''), nullif(p.last_name, ''))
              from portal_users p where p.client_id = g.client_id and p.client_user_id = ${id}), '')`;

/** A JSON object with agreements and the lines of their accounts, to be a column of another query. */
export function storedAgreements(unit: OwnedUnit, { account, isOpen }: Which): RawBuilder<unknown> {
  const own = sql`g.client_id = ${unit.client_id} and g.unit_id = ${unit.unit_id}`;
  const one = account === undefined ? sql`` : sql`and g.ledger_account_id = ${account}`;
  const open = isOpen === true ? sql`and g.ended_on is null` : sql``;
  const accounts = sql`
    select g.ledger_account_id from instalment_agreements g where ${own} ${one} ${open}`;
  return sql`(
    select json_build_object(
      'credit_order', ${creditOrderOf(unit)},
      'agreements', coalesce((select json_agg(a) from (${agreementRows(unit, accounts)}) a), '[]'),
      'lines', coalesce((
        select json_agg(json_build_object('ledger_account_id', l.ledger_account_id, 'kind', l.kind,
                          'id', l.id, 'on', l.on, 'name', l.name, 'for_month', l.for_month,
                          'amount', l.amount, 'is_reversed', l.is_reversed))
          from (${linesOf(unit, { ids: accounts, day: ALL_DAYS })}) l), '[]')))`;
}

function agreementRows(
  unit: OwnedUnit,
  accounts: RawBuilder<unknown>,
): RawBuilder<StoredAgreement> {
  const of = (table: string) => sql`
    ${sql.ref(`${table}.client_id`)} = g.client_id and ${sql.ref(`${table}.unit_id`)} = g.unit_id
    and ${sql.ref(`${table}.instalment_agreement_id`)} = g.instalment_agreement_id`;
  return sql<StoredAgreement>`
    select g.instalment_agreement_id, g.unit_id, g.ledger_account_id, n.space_number, n.building_name,
           n.names, to_char(g.agreed_on, 'YYYY-MM-DD') as agreed_on, g.amount::float8 as amount,
           g.acknowledges, g.calls_whole, g.note, to_char(g.signed_on, 'YYYY-MM-DD') as signed_on,
           g.signed_by, coalesce((
             select json_agg(json_build_object('file_id', f.file_id, 'file_name', f.file_name,
                               'content_type', f.content_type, 'size_bytes', f.size_bytes,
                               'created', to_char(f.created at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
                             order by f.file_id)
               from files f where ${of('f')}), '[]') as files, to_char(g.ended_on, 'YYYY-MM-DD') as ended_on,
           g.ended_way, g.end_reason, ${person(sql`g.ended_by`)} as ended_by,
           ${person(sql`g.client_user_id`)} as made_by,
           to_char(g.created at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created, g.version,
           (select json_agg(json_build_object('due_on', to_char(i.due_on, 'YYYY-MM-DD'),
                                              'amount', i.amount) order by i.place)
              from instalments i where ${of('i')}) as instalments,
           (select json_agg(json_build_object('ledger_claim_id', c.ledger_claim_id, 'name', l.name,
                              'for_month', to_char(l.for_month, 'YYYY-MM-DD'),
                              'due_on', to_char(l.due_on, 'YYYY-MM-DD'), 'amount', c.amount)
                              order by l.due_on, l.ledger_claim_id)
              from instalment_claims c
              join ledger_claims l on l.client_id = c.client_id and l.unit_id = c.unit_id
                   and l.ledger_claim_id = c.ledger_claim_id
             where ${of('c')}) as claims
      from instalment_agreements g
      join (${accountsNamed(unit)}) n on n.ledger_account_id = g.ledger_account_id
     where g.client_id = ${unit.client_id} and g.unit_id = ${unit.unit_id}
       and g.ledger_account_id in (${accounts})
     order by g.agreed_on desc, g.instalment_agreement_id desc`;
}

/** Agreements of the unit, or of one account, the newest first, with the lines of their accounts. */
export async function selectAgreements(
  db: Db,
  unit: OwnedUnit,
  which: Which = {},
): Promise<StoredAgreements> {
  const { rows } = await sql<{ stored: StoredAgreements }>`
    select ${storedAgreements(unit, which)} as stored`.execute(db);
  return rows[0]?.stored ?? NO_AGREEMENTS;
}

/** The same of an account, or of the unit where none is named; undefined where the account is not of the unit. */
export async function selectAgreementsUnder(
  db: Db,
  unit: OwnedUnit,
  account: number | undefined,
): Promise<StoredAgreements | undefined> {
  const { rows } = await sql<{ stored: StoredAgreements }>`
    select ${storedAgreements(unit, { account })} as stored
      from (${accountNamed(unit, account)}) n`.execute(db);
  return rows[0]?.stored;
}

/** The same of the unit with other rows of it, and whether anything was ever claimed in it, by one statement. */
export async function selectWithAgreements<Row extends object>(
  db: Db,
  unit: OwnedUnit,
  rows: RawBuilder<Row>,
): Promise<{ stored: StoredAgreements; is_claimed: boolean; rows: Row[] }> {
  const one = sql<{ stored: StoredAgreements; is_claimed: boolean }>`
    select ${storedAgreements(unit, {})} as stored, ${hasClaims(unit)} as is_claimed`;
  const found = await selectAllBeside(db, { one, rows });
  return { ...found.one, rows: found.rows };
}
