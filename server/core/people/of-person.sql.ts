import { sql, type RawBuilder } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Through } from '#server/db/book/entry.ts';
import { personTables, type PersonTable } from '#server/db/book/persons.ts';
import type { Db } from '#server/db/db.ts';
import { costsBorneBy } from './payers-on.sql.ts';

// Records that tell of a person, in whatever tables the book says that they are.

type Sql = RawBuilder<unknown>;

/** A person by the ids of addresses under which he is or was written down. */
export interface Whom {
  readonly unit: OwnedUnit;
  readonly ids: readonly number[];
}

/** Whether the row `t` names one of the records that name the person. */
function isThrough({ unit, ids }: Whom, by: string, { table, column, overlapping }: Through): Sql {
  const both = sql`r.valid_from <= coalesce(t.valid_to, 'infinity')
    and t.valid_from <= coalesce(r.valid_to, 'infinity')`;
  return sql`exists (
    select from ${sql.table(table)} r
     where r.client_id = ${unit.client_id} and r.unit_id = ${unit.unit_id}
       and r.address_id = any (${[...ids]}::integer[])
       and ${sql.ref(`r.${column}`)} = ${sql.ref(`t.${by}`)}
       and ${overlapping === true ? both : sql`true`})`;
}

/** Whether the row `t` of the table leads to the person. */
export function isOf(whom: Whom, { by, through = [] }: PersonTable): Sql {
  const { unit, ids } = whom;
  const named =
    through.length === 0
      ? sql`${sql.ref(`t.${by}`)} = any (${[...ids]}::integer[])`
      : sql`(${sql.join(
          through.map((one) => isThrough(whom, by, one)),
          sql` or `,
        )})`;
  return sql`t.client_id = ${unit.client_id} and t.unit_id = ${unit.unit_id} and ${named}`;
}

const rowsOf = ({ table }: PersonTable): Sql => sql`${sql.table(table)} t`;

/** The address book's own records of the person, as a table. */
export function addressesOf({ unit, ids }: Whom): Sql {
  return sql`
    select * from addresses
     where client_id = ${unit.client_id} and unit_id = ${unit.unit_id}
       and address_id = any (${[...ids]}::integer[])`;
}

/** The records of the table that tell of the person, as a table; those of a place with its number and house. */
export function recordsOfPerson(whom: Whom, of: PersonTable): Sql {
  const order = sql.ref(`t.${of.id}`);
  if (of.place === undefined)
    return sql`select t.* from ${rowsOf(of)} where ${isOf(whom, of)} order by ${order}`;
  return sql`
    select t.*, p.space_number, p.building_name
      from ${rowsOf(of)}
      left join pasport_places p on p.client_id = t.client_id and p.unit_id = t.unit_id
           and p.pasport_id = ${sql.ref(`t.${of.place}`)}
     where ${isOf(whom, of)} order by ${order}`;
}

/** The costs of the person: of his tenancies, and those of spaces while he bore them. */
export function costsOfPerson(whom: Whom, of: PersonTable): Sql {
  return sql`
    select t.* from ${rowsOf(of)}
     where ${isOf(whom, of)}
        or t.pasport_tenant_cost_id in (${costsBorneBy(whom.unit, whom.ids)})
     order by t.pasport_tenant_cost_id`;
}

/** The ids of the records of the table that tell of the person, as a table: record_type and record_id. */
export function idsOfPerson(whom: Whom, of: PersonTable): Sql {
  return sql`
    select ${of.table}::text as record_type, ${sql.ref(`t.${of.id}`)} as record_id
      from ${rowsOf(of)} where ${isOf(whom, of)}`;
}

/** Records of the table that name the person, those that were deleted too, as history has them at their end. */
function namingEver({ unit, ids }: Whom, { table, column, overlapping }: Through): Sql {
  // Only what is asked to hold at the same time has days.
  const days = overlapping === true ? sql`r.valid_from, r.valid_to` : sql`null::date, null::date`;
  const last = (field: string) => sql`g.changes -> ${field}::text ->> 0`;
  return sql`
    select ${sql.ref(`r.${column}`)}, ${days} from ${sql.table(table)} r
     where r.client_id = ${unit.client_id} and r.unit_id = ${unit.unit_id}
       and r.address_id = any (${[...ids]}::integer[])
    union all
    select (${last(column)})::integer, (${last('valid_from')})::date, (${last('valid_to')})::date
      from audit_log g
     where g.client_id = ${unit.client_id} and g.record_type = ${table} and g.action = 'delete'
       and (${last('address_id')})::integer = any (${[...ids]}::integer[])`;
}

/** Whether the deleted record of the history `h` held while the record `r` did. */
const HELD_TOGETHER = sql`h.action = 'delete'
  and r.valid_from <= coalesce((h.changes -> 'valid_to' ->> 0)::date, 'infinity')
  and (h.changes -> 'valid_from' ->> 0)::date <= coalesce(r.valid_to, 'infinity')`;

/**
 * The ids of those that are no more and led to the person by another record, which may be no more either: costs of
 * his tenancy, numbers of persons of his household.
 */
export function goneOfPerson(whom: Whom, { table, by, through = [] }: PersonTable): Sql[] {
  return through.map(
    (one) => sql`union
      select h.record_type, h.record_id from audit_log h
        join (${namingEver(whom, one)}) r (key, valid_from, valid_to) on h.changes -> ${by}::text @> to_jsonb(r.key)
       where h.client_id = ${whom.unit.client_id} and h.record_type = ${table}
         and ${one.overlapping === true ? HELD_TOGETHER : sql`true`}`,
  );
}

function hasTexts({ columns }: PersonTable): Sql {
  const texts = columns.map((column) => sql`${sql.ref(column)} <> ''`);
  return sql`(${sql.join(texts, sql` or `)})`;
}

/** Those of them in which an anonymisation would empty something, as a table. */
export function textsOfPerson(whom: Whom, of: PersonTable): Sql {
  return sql`select 1 from ${rowsOf(of)} where ${isOf(whom, of)} and ${hasTexts(of)}`;
}

/** Empties the texts of all records that tell of the person; the records stay. */
export async function updateTextsEmptied(db: Db, whom: Whom): Promise<void> {
  for (const of of personTables.filter(({ isEmptied }) => isEmptied)) {
    const empty = of.columns.map((column) => sql`${sql.ref(column)} = ''`);
    await sql`
      update ${sql.table(of.table)} t set ${sql.join(empty)}
       where ${isOf(whom, of)} and ${hasTexts(of)}`.execute(db);
  }
}
