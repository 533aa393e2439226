import { sql, type RawBuilder } from 'kysely';
import { personalPart, type PersonalExport, type PersonalPart } from '#contract/personal-data.ts';
import { messagesOfClient } from '#server/core/clients/messages.sql.ts';
import { partsTold } from '#server/core/ledger/parts-told.sql.ts';
import { addressesOf, costsOfPerson, recordsOfPerson } from '#server/core/people/of-person.sql.ts';
import { personTables } from '#server/db/book/persons.ts';
import type { Db } from '#server/db/db.ts';
import { anyOf, ofUnit, type Traced } from './person.sql.ts';
import { historyOfPerson, importRowsOf, messagesOf } from './traces.sql.ts';

type Part = PersonalExport['parts'][number];
type ExportRow = Part['rows'][number];

type Query = readonly [part: PersonalPart, query: RawBuilder<unknown>];

function rowsOf([, query]: Query): RawBuilder<unknown> {
  return sql`(
    select coalesce(jsonb_agg(to_jsonb(r) - 'client_id' - 'unit_id' - 'search_text' - 'fault_rows'
             - 'content' - 'link_hash' - 'seed' - 'code_hash'), '[]')
      from (${query}) r)`;
}

/** What is told of some records in other words than they hold. */
function toldOtherwise({ unit, ids }: Traced): Partial<Record<PersonalPart, RawBuilder<unknown>>> {
  return {
    sipo_lines: sql`
      select h.period, l.sipo, l.payer_name, l.document_text, l.amount / 100.0 as amount, l.change
        from sipo_lines l join sipo_hand_overs h using (client_id, sipo_hand_over_id)
       where l.client_id = ${unit.client_id} and l.unit_id = ${unit.unit_id}
         and l.address_id = ${anyOf(ids)} order by h.period`,
    anonymisations: sql`
      select requested_on, reason, user_name, created from anonymisations
       where ${ofUnit(unit)} and address_id = ${anyOf(ids)}`,
  };
}

/** Records with what they are of: a part of a payment says nothing alone, and a confirmation is what it says. */
function told(part: PersonalPart, records: RawBuilder<unknown>): RawBuilder<unknown> {
  if (part === 'ledger_parts') return partsTold(records);
  if (part === 'debt_confirmations')
    return sql`select r.*, r.content::text as confirmed from (${records}) r`;
  if (part === 'settlement_statements')
    return sql`select r.*, r.content::text as issued from (${records}) r`;
  if (part === 'settlement_objections')
    return sql`select r.*, r.content as said from (${records}) r`;
  if (part === 'todo_comments')
    return sql`select r.todo_id, r.content as said, r.created from (${records}) r`;
  return records;
}

/** The records of all tables that the book ties to a person. */
function relatedTo(traced: Traced): Query[] {
  const otherwise = toldOtherwise(traced);
  return personTables.map((of) => {
    const part = personalPart.parse(of.table);
    const records = part === 'pasport_tenant_costs' ? costsOfPerson : recordsOfPerson;
    return [part, otherwise[part] ?? told(part, records(traced, of))];
  });
}

const PARTS = personalPart.options;
const inOrder = ([a]: Query, [b]: Query) => PARTS.indexOf(a) - PARTS.indexOf(b);

function queriesOf(traced: Traced): Query[] {
  const queries: Query[] = [
    ['addresses', addressesOf(traced)],
    ...relatedTo(traced),
    [
      'import_rows',
      sql`select import_id, row_number, cells::text as cells from import_rows
           where ${importRowsOf(traced)} order by import_id, row_number`,
    ],
    [
      'client_user_messages',
      sql`select message, created from (${messagesOfClient(traced.unit)}) m
           where ${messagesOf(traced)} order by created`,
    ],
    [
      'audit_log',
      sql`select a.at, a.user_name, a.action, a.record_type, a.record_id, a.changes::text as changes
            from audit_log a where ${historyOfPerson(traced)} order by a.audit_id desc`,
    ],
  ];
  return queries.toSorted(inOrder);
}

/** Everything of the person, part by part; parts without a row too. By one statement. */
export async function selectParts(db: Db, traced: Traced): Promise<Part[]> {
  const queries = queriesOf(traced);
  const { rows } = await sql<{ parts: ExportRow[][] }>`
    select jsonb_build_array(${sql.join(queries.map(rowsOf))}) as parts`.execute(db);
  return queries.map(([part], at) => ({ part, rows: rows[0]?.parts[at] ?? [] }));
}
