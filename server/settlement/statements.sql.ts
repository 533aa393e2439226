import { sql, type RawBuilder } from 'kysely';
import type { SettlementIssue, SettlementStatement } from '#contract/settlement/statements.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { paidToColumns, type PaidToChoice } from '#server/core/ledger/paid-to.sql.ts';
import { letterLines } from '#server/core/people/letter-lines.sql.ts';
import type { Db } from '#server/db/db.ts';
import { jsonOf, selectRowsBeside, selectRowsUnder } from '#server/db/rows-under.sql.ts';
import { momentOrEmpty } from '#server/db/moment.sql.ts';
import { RecordTable } from '#server/db/record-table.sql.ts';
import { MailedTable } from '#server/outside/mailed-table.sql.ts';
import { deliveredOn } from './settlements.sql.ts';
import { settlementNamed } from './settlements.sql.ts';

export const issueTable = new RecordTable('settlement_issues', 'settlement_issue_id');
export const statementTable = new RecordTable('settlement_statements', 'settlement_statement_id');
export const mailedStatements = new MailedTable(
  'settlement_statements',
  'settlement_statement_id',
  'statements',
);

/** What statements tell of the unit, its houses, spaces and people. */
export interface StatementFrame extends PaidToChoice {
  readonly unit_name: string;
  readonly unit_business_id: string;
  readonly unit_address: string;
  readonly houses: readonly { readonly building_id: number; readonly place: string }[];
  readonly symbols: readonly { readonly pasport_id: number; readonly symbol: string }[];
  /** Lines of an envelope, of those who are in the address book. */
  readonly people: readonly { readonly address_id: number; readonly addressee: string }[];
}

/** The frame of statements for the people and spaces. */
export async function selectFrame(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  { people, spaces }: { readonly people: readonly number[]; readonly spaces: readonly number[] },
): Promise<StatementFrame | undefined> {
  const { rows } = await sql<StatementFrame>`
    select u.name as unit_name, u.business_id as unit_business_id,
           concat_ws(', ', nullif(u.street, ''), nullif(concat_ws(' ', nullif(u.zip, ''), nullif(u.city, '')), ''))
             as unit_address,
           ${paidToColumns},
           coalesce((select json_agg(json_build_object('building_id', h.pasport_id,
                       'place', concat_ws(', ', nullif(h.street_full, ''), nullif(h.city_name, ''))))
                       from house_places h
                      where h.client_id = u.client_id and h.unit_id = u.unit_id
                        and h.kind = 'building'), '[]') as houses,
           coalesce((select json_agg(json_build_object('pasport_id', s.pasport_id,
                       'symbol', coalesce(s.variable_symbol, '')))
                       from pasport_places s
                      where s.client_id = u.client_id and s.unit_id = u.unit_id
                        and s.pasport_id = any (${[...spaces]}::integer[])), '[]') as symbols,
           coalesce((select json_agg(json_build_object('address_id', a.address_id,
                       'addressee', array_to_string(${letterLines('a')}, E'\n')))
                       from person_names a
                      where a.client_id = u.client_id and a.unit_id = u.unit_id
                        and a.address_id = any (${[...people]}::integer[])), '[]') as people
      from units u
     where u.client_id = ${client_id} and u.unit_id = ${unit_id}`.execute(db);
  return rows[0];
}

/** Issues of a settlement, the last one first; undefined where there is no such settlement. */
export async function selectIssues(
  db: Db,
  unit: OwnedUnit,
  settlement_id: number,
): Promise<SettlementIssue[] | undefined> {
  return selectRowsUnder(db, settlementNamed(unit, settlement_id), issuesOf(unit, settlement_id));
}

/** The same with statements of the last of them. */
export async function selectIssued(db: Db, unit: OwnedUnit, settlement_id: number) {
  const issues = sql<{ issues: SettlementIssue[] }>`
    select ${jsonOf(issuesOf(unit, settlement_id))} as issues
      from (${settlementNamed(unit, settlement_id)}) n`;
  return selectRowsBeside(db, { one: issues, rows: statementsOf(unit, { settlement_id }) });
}

function issuesOf(
  { client_id, unit_id }: OwnedUnit,
  settlement_id: number,
): RawBuilder<SettlementIssue> {
  return sql`
    select i.settlement_issue_id, i.number, i.settlement_count_id, c.number as count_number,
           to_char(i.issued_on, 'YYYY-MM-DD') as issued_on, to_char(i.due_on, 'YYYY-MM-DD') as due_on,
           i.reason, trim(coalesce(r.first_name || ' ' || r.last_name, '')) as issued_by
      from settlement_issues i
      join settlement_counts c on c.client_id = i.client_id and c.unit_id = i.unit_id
           and c.settlement_count_id = i.settlement_count_id
      left join portal_users r on r.client_id = i.client_id and r.client_user_id = i.client_user_id
     where i.client_id = ${client_id} and i.unit_id = ${unit_id} and i.settlement_id = ${settlement_id}
     order by i.number desc`;
}

/** What an issue came to for a recipient, in hellers. */
export interface IssuedSum {
  readonly recipient: string;
  readonly ledger_account_id: number;
  readonly claimed: number;
  readonly advance: number;
  readonly balance: number;
}

/** What an issue has made of a recipient. */
export interface IssuedStatement extends IssuedSum {
  readonly settlement_statement_id: number;
  readonly pasport_id: number;
  readonly is_gone: boolean;
}

/** Sums of the statements of an issue. */
export async function selectIssuedSums(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  settlement_issue_id: number,
): Promise<IssuedStatement[]> {
  const { rows } = await sql<IssuedStatement>`
    select settlement_statement_id, pasport_id, is_gone, recipient_key as recipient, ledger_account_id, claimed::float8, advance::float8, balance::float8
      from settlement_statements
     where client_id = ${client_id} and unit_id = ${unit_id}
       and settlement_issue_id = ${settlement_issue_id}
     order by settlement_statement_id`.execute(db);
  return rows;
}

/** Which statements: those of the last issue of a settlement, among them those of the ids. */
export interface WantedStatements {
  readonly settlement_id: number;
  readonly ids?: readonly number[];
}

/** Statements `m` of the last issue of the settlement. */
function lastOf({ client_id, unit_id }: OwnedUnit, { settlement_id, ids }: WantedStatements) {
  const those =
    ids === undefined ? sql`` : sql`and m.settlement_statement_id = any (${[...ids]}::integer[])`;
  return sql`
    m.client_id = ${client_id} and m.unit_id = ${unit_id} and m.settlement_id = ${settlement_id} ${those}
    and m.settlement_issue_id = (
      select i.settlement_issue_id from settlement_issues i
       where i.client_id = ${client_id} and i.unit_id = ${unit_id} and i.settlement_id = ${settlement_id}
       order by i.number desc limit 1)`;
}

/** By houses and spaces as they are sorted elsewhere, of a space by days. */
const IN_ORDER = sql`
  m.content ->> 'building_name' collate public.czech, m.content ->> 'space_name' collate public.czech,
  m.content ->> 'from', m.settlement_statement_id`;

/** Statements of the last issue of a settlement with their delivery. */
export async function selectStatements(
  db: Db,
  unit: OwnedUnit,
  wanted: WantedStatements,
): Promise<SettlementStatement[]> {
  return (await statementsOf(unit, wanted).execute(db)).rows;
}

function statementsOf(unit: OwnedUnit, wanted: WantedStatements): RawBuilder<SettlementStatement> {
  const told = (name: string) => sql`m.content ->> ${name}::text`;
  return sql`
    select m.settlement_statement_id, m.unit_id, m.settlement_id, (m.content -> 'number')::integer as number,
           m.recipient_key as recipient, m.pasport_id, ${told('space_name')} as space_name,
           ${told('building_name')} as building_name, ${told('names')} as names,
           ${told('from')} as from, ${told('to')} as to, m.cost::float8, m.advance::float8,
           m.balance::float8, m.former_balance::float8, m.is_gone, m.ledger_account_id,
           coalesce(a.email, '') as email, coalesce(a.data_box, '') as data_box, m.mailed_to, m.state, m.fault,
           to_char(${deliveredOn('m')}, 'YYYY-MM-DD') as delivered_on, ${momentOrEmpty('l.opened')} as opened, m.version
      from settlement_statements m
      left join person_names a on a.client_id = m.client_id and a.unit_id = m.unit_id
           and a.address_id = m.address_id
      left join lateral (
        select min(k.opened) as opened from settlement_links k
         where k.client_id = m.client_id and k.unit_id = m.unit_id
           and k.settlement_statement_id = m.settlement_statement_id) l on true
     where ${lastOf(unit, wanted)}
     order by ${IN_ORDER}`;
}

/** Ids of statements of the last issue of a settlement, in the order in which they are printed. */
export async function selectStatementIds(
  db: Db,
  unit: OwnedUnit,
  wanted: WantedStatements,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select m.settlement_statement_id as id from settlement_statements m
     where ${lastOf(unit, wanted)}
     order by ${IN_ORDER}`.execute(db);
  return rows.map(({ id }) => id);
}

/** A statement as it is kept, with where it is mailed to today. */
export interface KeptStatement extends PaidToChoice {
  readonly settlement_statement_id: number;
  readonly settlement_id: number;
  readonly address_id: number;
  readonly content: unknown;
  readonly state: SettlementStatement['state'];
  /** The key of the recipient in the count. */
  readonly recipient: string;
  readonly delivered_on: string | null;
  readonly email: string;
  /** Of the space as it is today. */
  readonly symbol: string;
  /** Whether a later issue has taken its place. */
  readonly is_superseded: boolean;
}

const kept = ({ client_id, unit_id }: OwnedUnit, ids: readonly number[]) => sql<KeptStatement>`
  select m.settlement_statement_id, m.settlement_id, m.address_id, m.content, m.state,
         m.recipient_key as recipient, to_char(${deliveredOn('m')}, 'YYYY-MM-DD') as delivered_on,
         coalesce(a.email, '') as email, coalesce(p.variable_symbol, '') as symbol, ${paidToColumns},
         exists (
           select from settlement_issues i
             join settlement_issues o on o.client_id = i.client_id and o.unit_id = i.unit_id
                  and o.settlement_id = i.settlement_id and o.number > i.number
            where i.client_id = m.client_id and i.unit_id = m.unit_id
              and i.settlement_issue_id = m.settlement_issue_id) as is_superseded
    from settlement_statements m
    join units u on u.client_id = m.client_id and u.unit_id = m.unit_id
    left join pasport_places p on p.client_id = m.client_id and p.unit_id = m.unit_id
         and p.pasport_id = m.pasport_id
    left join person_names a on a.client_id = m.client_id and a.unit_id = m.unit_id
         and a.address_id = m.address_id
   where m.client_id = ${client_id} and m.unit_id = ${unit_id}
     and m.settlement_statement_id = any (${[...ids]}::integer[])
   order by array_position(${[...ids]}::integer[], m.settlement_statement_id)`;

/** Statements as they are kept, in the order of the ids. */
export async function selectKept(
  db: Db,
  unit: OwnedUnit,
  ids: readonly number[],
): Promise<KeptStatement[]> {
  return (await kept(unit, ids).execute(db)).rows;
}

/** A statement; nobody else mails it or writes its delivery before the transaction ends. */
export async function selectKeptForUpdate(
  db: Db,
  unit: OwnedUnit,
  id: number,
): Promise<KeptStatement | undefined> {
  return (await sql<KeptStatement>`${kept(unit, [id])} for update of m`.execute(db)).rows[0];
}

/** Says that the statement is being mailed. */
export async function updateMailed(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  id: number,
  mail: { readonly mailed_to: string; readonly outbox_mail_id: number },
): Promise<void> {
  await sql`
    update settlement_statements
       set state = 'waiting', fault = '', settled = null, mailed_to = ${mail.mailed_to},
           outbox_mail_id = ${mail.outbox_mail_id}
     where client_id = ${client_id} and unit_id = ${unit_id}
       and settlement_statement_id = ${id}`.execute(db);
}

/** How statements were delivered by hand, and on which day. */
export interface Delivery {
  readonly state: 'handed' | 'posted' | 'data-box';
  readonly delivered_on: string;
}

/** Writes down that statements were delivered by hand, unless a mail of them has left; returns how many were. */
export async function updateDelivered(
  db: Db,
  unit: OwnedUnit,
  wanted: WantedStatements,
  { state, delivered_on }: Delivery,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update settlement_statements m set state = ${state}, delivered_on = ${delivered_on}::date
     where ${lastOf(unit, wanted)}
       and m.state in ('made', 'refused', 'handed', 'posted', 'data-box')`.execute(db);
  return Number(numAffectedRows);
}
