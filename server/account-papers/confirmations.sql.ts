import { sql, type RawBuilder } from 'kysely';
import type { ConfirmationContent, DebtConfirmation } from '#contract/money/debt-confirmations.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import {
  ruleOf,
  storedLines,
  storedRule,
  type RateRule,
  type StoredRule,
} from '#server/core/ledger/late-rate.sql.ts';
import type { AccountsLine } from '#server/core/ledger/lines.sql.ts';
import { claimsWithLeft } from '#server/core/ledger/unpaid.sql.ts';
import {
  storedAgreements,
  type StoredAgreements,
} from '#server/core/instalments/agreements.sql.ts';
import type { Db } from '#server/db/db.ts';
import { paperHeader, type HeaderOf, type PaperHeader } from './header.sql.ts';
import { momentOrEmpty } from '#server/db/moment.sql.ts';

/** What of the account is owed on the day, and what was claimed since the settlement to come. */
export type Owed = Pick<
  ConfirmationContent,
  'debts' | 'kinds' | 'returned' | 'advances' | 'advances_sum'
>;

/** The same with what interest is reckoned of. */
interface OwedWithLines extends Owed, PaperHeader {
  readonly rule: RateRule;
  /** Agreements on instalments of the account. */
  readonly agreed: StoredAgreements;
  readonly lines: readonly AccountsLine[];
}

interface OwedWanted extends HeaderOf {
  /** The balance of the account: what it has over its claims was returned. */
  readonly debts_sum: number;
  readonly unsettled_since: number;
}

/** Debts by kinds and due days with their sums, and advances by kinds, in hellers, with the header of the paper. */
export async function selectOwed(
  db: Db,
  unit: OwnedUnit,
  wanted: OwedWanted,
): Promise<OwedWithLines | undefined> {
  const { rows } = await sql<Omit<OwedWithLines, 'rule'> & StoredRule>`
    select h.*, o.*, ${storedRule(unit)}, ${storedLines(unit, wanted)} as lines,
           ${storedAgreements(unit, { account: wanted.id })} as agreed
      from (${paperHeader(unit, wanted)}) h cross join (${owedOf(unit, wanted)}) o`.execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { settings, contract_rates, rates, credit_order, ...owed } = row;
  return { ...owed, rule: ruleOf(unit, { settings, contract_rates, rates, credit_order }) };
}

function owedOf(unit: OwnedUnit, wanted: OwedWanted): RawBuilder<Owed> {
  const { debts_sum, unsettled_since } = wanted;
  return sql<Owed>`
    with claims as materialized (${claimsWithLeft(unit, wanted)}),
    advances as (
      select name, count(distinct for_month)::integer as months, sum(amount) as claimed from claims
       where origin = 'month' and for_month >= make_date(${unsettled_since}, 1, 1)
       group by name having sum(amount) <> 0)
    select coalesce((select json_agg(json_build_object(
                              'name', c.name, 'for_month', to_char(c.for_month, 'YYYY-MM-DD'),
                              'due_on', to_char(c.due_on, 'YYYY-MM-DD'), 'amount', c.amount, 'left', c.left)
                            order by c.name collate public.czech, c.due_on, c.ledger_claim_id)
                       from claims c where c.left > 0), '[]') as debts,
           coalesce((select json_agg(json_build_object('name', k.name, 'left', k.left, 'since', k.since)
                                     order by k.name collate public.czech)
                       from (select name, sum(c.left) as left, to_char(min(due_on), 'YYYY-MM-DD') as since
                               from claims c where c.left > 0 group by name) k), '[]') as kinds,
           (${debts_sum}::bigint - (select coalesce(sum(c.left), 0) from claims c))::float8 as returned,
           coalesce((select json_agg(v order by v.name collate public.czech) from advances v), '[]') as advances,
           (select coalesce(sum(claimed), 0) from advances)::float8 as advances_sum`;
}

/** A confirmation that is to be issued. */
export interface NewConfirmation {
  readonly ledger_account_id: number;
  readonly pasport_id: number;
  readonly issued_year: number;
  readonly as_of: string;
  readonly requester: 'transferor' | 'acquirer';
  readonly requester_name: string;
  readonly consent_on: string | null;
  readonly consent_note: string;
  readonly content: ConfirmationContent;
  readonly seed: Buffer;
  readonly code_hash: Buffer;
  readonly user_name: string;
  readonly created: string;
}

/** Issues it under the next number of its year; who issues another one waits. */
export async function insertConfirmation(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  { content, ...confirmation }: NewConfirmation,
): Promise<number> {
  await sql`
    select from units where client_id = ${client_id} and unit_id = ${unit_id}
       for no key update`.execute(db);
  const { debt_confirmation_id } = await db
    .insertInto('debt_confirmations')
    .values({
      client_id,
      unit_id,
      ...confirmation,
      content: JSON.stringify(content),
      debts_sum: content.debts_sum,
      issued_number: sql<number>`(
        select coalesce(max(issued_number), 0) + 1 from debt_confirmations
         where client_id = ${client_id} and unit_id = ${unit_id}
           and issued_year = ${confirmation.issued_year})`,
    })
    .returning('debt_confirmation_id')
    .executeTakeFirstOrThrow();
  return debt_confirmation_id;
}

const numberOf = (table: string): RawBuilder<string> =>
  sql<string>`${sql.ref(`${table}.issued_year`)} || '/' || ${sql.ref(`${table}.issued_number`)}`;

/** Confirmations of the unit, the newest first; one of them by its id. */
export async function selectConfirmations(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  id?: number,
): Promise<DebtConfirmation[]> {
  const one = id === undefined ? sql`` : sql`and c.debt_confirmation_id = ${id}`;
  const { rows } = await sql<DebtConfirmation>`
    select c.debt_confirmation_id, c.unit_id, c.ledger_account_id, c.pasport_id,
           ${numberOf('c')} as number, c.as_of, c.content ->> 'space_number' as space_number,
           c.content ->> 'building_name' as building_name, c.content ->> 'names' as names,
           c.debts_sum::float8 as debts_sum,
           (c.content ->> 'interest_sum')::float8 as interest_sum, c.requester, c.requester_name, c.consent_on, c.consent_note,
           c.created as issued, c.user_name as issued_by, ${momentOrEmpty('c.revoked')} as revoked,
           c.revoked_reason, coalesce(${numberOf('r')}, '') as replaced_by
      from debt_confirmations c
      left join debt_confirmations r on r.client_id = c.client_id and r.unit_id = c.unit_id
           and r.debt_confirmation_id = c.replaced_by_id
     where c.client_id = ${client_id} and c.unit_id = ${unit_id} ${one}
     order by c.debt_confirmation_id desc`.execute(db);
  return rows;
}

/** What the paper of a confirmation is made of besides. */
export async function selectContent(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  id: number,
): Promise<{ readonly content: ConfirmationContent; readonly seed: Buffer } | undefined> {
  const { rows } = await sql<{ content: ConfirmationContent; seed: Buffer }>`
    select content, seed from debt_confirmations
     where client_id = ${client_id} and unit_id = ${unit_id}
       and debt_confirmation_id = ${id}`.execute(db);
  return rows[0];
}

interface Revoking {
  readonly id: number;
  readonly now: string;
  readonly revoked_reason: string;
  readonly replaced_by_id: number | null;
}

/** Revokes a confirmation; whether it held until now. */
export async function updateConfirmationRevoked(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  { id, now, revoked_reason, replaced_by_id }: Revoking,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('debt_confirmations')
    .set({ revoked: now, revoked_reason, replaced_by_id })
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .where('debt_confirmation_id', '=', id)
    .where('revoked', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whose the presented code is; row-level security shows the row to the holder of its key only. */
export async function selectConfirmationHolder(db: Db, code_hash: Buffer) {
  return db
    .selectFrom('debt_confirmations')
    .select(['client_id', 'unit_id', 'debt_confirmation_id', 'issued_year', 'issued_number'])
    .where('code_hash', '=', code_hash)
    .executeTakeFirst();
}
