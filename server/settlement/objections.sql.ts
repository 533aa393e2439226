import { sql, type RawBuilder } from 'kysely';
import type { OpenedObjection, SettlementObjection } from '#contract/settlement/objections.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { RecordTable } from '#server/db/record-table.sql.ts';
import type { KeptStatement } from './statements.sql.ts';

export const objectionTable = new RecordTable('settlement_objections', 'settlement_objection_id');

const dayOf = (column: string) => sql`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`;

/** What recipient and manager are told of an objection `b` alike. */
const TOLD = sql`
  b.settlement_objection_id, b.service_id, b.service_name, b.content, ${dayOf('b.received_on')} as received_on,
  ${dayOf('b.answer_until')} as answer_until, b.state, b.answer, ${dayOf('b.answered_on')} as answered_on,
  (select ${dayOf('i.issued_on')} from settlement_issues i
    where i.client_id = b.client_id and i.unit_id = b.unit_id
      and i.settlement_issue_id = b.settlement_issue_id) as corrected_on`;

/** Objections of the recipient to all issues of the settlement, the last one first. */
export async function selectOpenedObjections(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  { settlement_id, recipient, address_id }: KeptStatement,
): Promise<OpenedObjection[]> {
  const { rows } = await sql<OpenedObjection>`
    select ${TOLD}
      from settlement_objections b
      join settlement_statements m on m.client_id = b.client_id and m.unit_id = b.unit_id
           and m.settlement_statement_id = b.settlement_statement_id
     where b.client_id = ${client_id} and b.unit_id = ${unit_id} and b.settlement_id = ${settlement_id}
       and m.recipient_key = ${recipient} and b.address_id = ${address_id}
     order by b.settlement_objection_id desc`.execute(db);
  return rows;
}

function objectionsFrom(
  { client_id, unit_id }: OwnedUnit,
  condition: RawBuilder<unknown>,
): RawBuilder<SettlementObjection> {
  const ofStatement = (name: string) => sql`m.content ->> ${name}::text`;
  return sql<SettlementObjection>`
    select ${TOLD}, b.unit_id, b.settlement_id, b.settlement_statement_id, b.address_id, m.recipient_key,
           (m.content -> 'number')::integer as number, ${ofStatement('space_name')} as space_name,
           ${ofStatement('building_name')} as building_name, ${ofStatement('names')} as names, b.origin,
           trim(coalesce(u.first_name || ' ' || u.last_name, '')) as answered_by,
           coalesce(a.email, '') as email, b.mailed_to, b.version
      from settlement_objections b
      join settlement_statements m on m.client_id = b.client_id and m.unit_id = b.unit_id
           and m.settlement_statement_id = b.settlement_statement_id
      left join portal_users u on u.client_id = b.client_id and u.client_user_id = b.answered_by
      left join person_names a on a.client_id = b.client_id and a.unit_id = b.unit_id
           and a.address_id = b.address_id
     where b.client_id = ${client_id} and b.unit_id = ${unit_id} and ${condition}
     order by b.state <> 'open', case when b.state = 'open' then b.answer_until end,
              b.answered_on desc nulls first, b.settlement_objection_id`;
}

/** Objections to the settlement: those that wait by their terms, then those that were answered from the last one. */
export async function selectObjections(
  db: Db,
  unit: OwnedUnit,
  settlement_id: number,
): Promise<SettlementObjection[]> {
  return (await objectionsFrom(unit, sql`b.settlement_id = ${settlement_id}`).execute(db)).rows;
}

export async function selectObjection(
  db: Db,
  unit: OwnedUnit,
  id: number,
): Promise<SettlementObjection | undefined> {
  const { rows } = await objectionsFrom(unit, sql`b.settlement_objection_id = ${id}`).execute(db);
  return rows[0];
}

/** An objection as it is kept; nobody else answers it before the transaction ends. */
export async function selectObjectionForUpdate(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  id: number,
) {
  return db
    .selectFrom('settlement_objections')
    .select(['settlement_objection_id', 'settlement_statement_id', 'state'])
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .where('settlement_objection_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Says that what was accepted was put right by the issue. */
export async function updateCorrected(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  of: { readonly settlement_id: number; readonly settlement_issue_id: number },
): Promise<void> {
  await sql`
    update settlement_objections set settlement_issue_id = ${of.settlement_issue_id}
     where client_id = ${client_id} and unit_id = ${unit_id} and settlement_id = ${of.settlement_id}
       and state = 'accepted' and settlement_issue_id is null`.execute(db);
}
