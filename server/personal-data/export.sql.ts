import { sql, type RawBuilder } from 'kysely';
import type { PersonalExport, PersonalPart } from '#contract/personal-data.ts';
import type { Db } from '#server/db/db.ts';
import { anyOf, ofUnit, NAMING_TABLES, type NamingTable, type Traced } from './person.sql.ts';
import { historyOfPerson, importRowsOf, messagesOf } from './traces.sql.ts';

type Part = PersonalExport['parts'][number];
type ExportRow = Part['rows'][number];

type Query = readonly [part: PersonalPart, query: RawBuilder<unknown>];

function rowsOf([, query]: Query): RawBuilder<unknown> {
  return sql`(
    select coalesce(jsonb_agg(to_jsonb(r) - 'client_id' - 'unit_id' - 'search_text'), '[]')
      from (${query}) r)`;
}

const OF_SPACES: readonly NamingTable[] = [
  'pasport_tenants',
  'pasport_ownerships',
  'pasport_roommates',
];

/** Records of a table that are the person's; those of a space name the space and its building. */
function related(table: NamingTable, { unit, ids }: Traced): RawBuilder<unknown> {
  const whose = sql`t.client_id = ${unit.client_id} and t.unit_id = ${unit.unit_id}
    and t.address_id = ${anyOf(ids)}`;
  if (!OF_SPACES.includes(table)) return sql`select t.* from ${sql.table(table)} t where ${whose}`;
  return sql`
    select t.*, s.space_number, s.building_name
      from ${sql.table(table)} t
      join pasport_places s on s.client_id = t.client_id and s.unit_id = t.unit_id
           and s.pasport_id = t.pasport_id
     where ${whose} order by t.valid_from`;
}

function queriesOf(traced: Traced): Query[] {
  const { unit, ids } = traced;
  const person = sql`${ofUnit(unit)} and address_id = ${anyOf(ids)}`;
  return [
    ['addresses', sql`select * from addresses where ${person}`],
    ...NAMING_TABLES.map((table): Query => [table, related(table, traced)]),
    [
      'sipo_lines',
      sql`select h.period, l.sipo, l.payer_name, l.document_text, l.amount / 100.0 as amount, l.change
            from sipo_lines l join sipo_hand_overs h using (client_id, sipo_hand_over_id)
           where l.client_id = ${unit.client_id} and l.unit_id = ${unit.unit_id}
             and l.address_id = ${anyOf(ids)} order by h.period`,
    ],
    [
      'import_rows',
      sql`select import_id, row_number, cells::text as cells from import_rows
           where ${importRowsOf(traced)} order by import_id, row_number`,
    ],
    [
      'client_user_messages',
      sql`select message, created from client_user_messages where ${messagesOf(traced)} order by created`,
    ],
    [
      'audit_log',
      sql`select a.at, a.user_name, a.action, a.record_type, a.record_id, a.changes::text as changes
            from audit_log a where ${historyOfPerson(traced)} order by a.audit_id desc`,
    ],
    [
      'anonymisations',
      sql`select requested_on, reason, user_name, created from anonymisations where ${person}`,
    ],
  ];
}

/** Everything of the person, part by part; parts without a row too. By one statement. */
export async function selectParts(db: Db, traced: Traced): Promise<Part[]> {
  const queries = queriesOf(traced);
  const { rows } = await sql<{ parts: ExportRow[][] }>`
    select jsonb_build_array(${sql.join(queries.map(rowsOf))}) as parts`.execute(db);
  return queries.map(([part], at) => ({ part, rows: rows[0]?.parts[at] ?? [] }));
}
