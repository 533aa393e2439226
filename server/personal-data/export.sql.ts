import { sql, type RawBuilder } from 'kysely';
import type { PersonalExport, PersonalPart } from '#contract/personal-data.ts';
import type { Db } from '#server/db/db.ts';
import { anyOf, ofUnit, NAMING_TABLES, type NamingTable } from './person.sql.ts';
import { historyOfPerson, importRowsOf, messagesOf, type Traced } from './traces.sql.ts';

type Part = PersonalExport['parts'][number];
type ExportRow = Part['rows'][number];

async function part(db: Db, name: PersonalPart, query: RawBuilder<unknown>): Promise<Part> {
  const { rows } = await sql<{ row: ExportRow }>`
    select to_jsonb(r) - 'client_id' - 'unit_id' - 'search_text' as row
      from (${query}) r`.execute(db);
  return { part: name, rows: rows.map(({ row }) => row) };
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
    select t.*, s.space_number, coalesce(b.pasport_name, '') as building_name
      from ${sql.table(table)} t
      join pasport_spaces s on s.client_id = t.client_id and s.pasport_id = t.pasport_id
      join pasports p on p.client_id = t.client_id and p.pasport_id = t.pasport_id
      left join pasports b on b.client_id = p.client_id and b.pasport_id = p.parent_id
     where ${whose} order by t.valid_from`;
}

/** Everything of the person, part by part; parts without a row too. */
export async function selectParts(db: Db, traced: Traced): Promise<Part[]> {
  const { unit, ids } = traced;
  const person = sql`${ofUnit(unit)} and address_id = ${anyOf(ids)}`;
  return Promise.all([
    part(db, 'addresses', sql`select * from addresses where ${person}`),
    ...NAMING_TABLES.map((table) => part(db, table, related(table, traced))),
    part(
      db,
      'sipo_lines',
      sql`select h.period, l.sipo, l.payer_name, l.document_text, l.amount / 100.0 as amount, l.change
            from sipo_lines l join sipo_hand_overs h using (client_id, sipo_hand_over_id)
           where l.client_id = ${unit.client_id} and l.unit_id = ${unit.unit_id}
             and l.address_id = ${anyOf(ids)} order by h.period`,
    ),
    part(
      db,
      'import_rows',
      sql`select import_id, row_number, cells::text as cells from import_rows
           where ${importRowsOf(traced)} order by import_id, row_number`,
    ),
    part(
      db,
      'client_user_messages',
      sql`select message, created from client_user_messages where ${messagesOf(traced)} order by created`,
    ),
    part(
      db,
      'audit_log',
      sql`select a.at, a.user_name, a.action, a.record_type, a.record_id, a.changes::text as changes
            from audit_log a where ${historyOfPerson(traced)} order by a.audit_id desc`,
    ),
    part(
      db,
      'anonymisations',
      sql`select requested_on, reason, user_name, created from anonymisations where ${person}`,
    ),
  ]);
}
