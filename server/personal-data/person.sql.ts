import { sql, type RawBuilder } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';
import { lastsTo } from '#server/core/time/valid-on.sql.ts';
import type { Db } from '#server/db/db.ts';

/** By what a person is known in the records. */
export interface Person {
  readonly address_id: number;
  readonly full_name: string;
  readonly first_name: string;
  /** The family name, or the name of a company. */
  readonly last_name: string;
  readonly birth_date: string | null;
  readonly version: number;
}

/** Tables whose records tell of a person, with the free texts of each. */
export const RELATED = {
  pasport_tenants: ['comment'],
  pasport_ownerships: ['comment'],
  pasport_roommates: ['relation', 'comment'],
  address_orders: ['note'],
  revision_reports: ['technician'],
} as const;
export type RelatedTable = keyof typeof RELATED;
export const RELATED_TABLES = Object.keys(RELATED) as readonly RelatedTable[];
/** The same with those that only name the person; what they say is of something else. */
export const NAMING_TABLES = [...RELATED_TABLES, 'revisions'] as const;
export type NamingTable = (typeof NAMING_TABLES)[number];

/** What of an address tells of the person. */
const PERSONAL_FIELDS = [
  'title_before',
  'first_name',
  'last_name',
  'title_after',
  'company_name',
  'birth_date',
  'business_id',
  'vat',
  'street',
  'city_id',
  'city',
  'zip',
  'phone',
  'email',
  'data_box',
  'delivery_name',
  'delivery_street',
  'delivery_city',
  'delivery_zip',
  'sipo',
  'note',
] as const;

/** Fields of all these records whose values history must not show. */
export const COVERED_FIELDS = [
  ...new Set<string>([...PERSONAL_FIELDS, ...Object.values(RELATED).flat()]),
];

export function ofUnit({ client_id, unit_id }: OwnedUnit): RawBuilder<unknown> {
  return sql`client_id = ${client_id} and unit_id = ${unit_id}`;
}

export function anyOf(ids: readonly number[]): RawBuilder<unknown> {
  return sql`any (${[...ids]}::integer[])`;
}

/** A person with the ids under which the person is written down. */
export interface Traced {
  readonly unit: OwnedUnit;
  readonly person: Person;
  readonly ids: readonly number[];
}

/**
 * Deleted addresses of the same name `n` as the address `p` whose dates of birth do not differ, as a merge of duplicates
 * leaves them in the history.
 */
function mergedInto({ client_id, unit_id }: OwnedUnit): RawBuilder<unknown> {
  return sql`
    select h.record_id from audit_log h
     where h.client_id = ${client_id} and h.record_type = 'addresses' and h.action = 'delete'
       and h.changes -> 'unit_id' ->> 0 = ${String(unit_id)}
       and ((h.changes -> 'last_name' ->> 0 = n.last_name
             and h.changes -> 'first_name' ->> 0 = n.first_name)
            or (h.changes -> 'company_name' ->> 0 = n.last_name and n.first_name = ''))
       and coalesce(h.changes -> 'birth_date' ->> 0, p.birth_date::text, '')
           = coalesce(p.birth_date::text, h.changes -> 'birth_date' ->> 0, '')`;
}

/** The person of an address of the unit; `held` keeps the record until the end of the transaction. */
export async function selectTraced(
  db: Db,
  unit: OwnedUnit,
  addressId: number,
  lock?: 'held',
): Promise<Traced | undefined> {
  const { rows } = await sql<Person & { merged: number[] }>`
    select p.address_id, p.full_name, p.version, p.birth_date::text as birth_date,
           n.first_name, n.last_name, array(${mergedInto(unit)}) as merged
      from addresses p
     cross join lateral (
       select case when p.address_type = 'person' then p.first_name else '' end as first_name,
              case when p.address_type = 'person' then p.last_name else p.company_name end
                as last_name) n
     where p.client_id = ${unit.client_id} and p.unit_id = ${unit.unit_id}
       and p.address_id = ${addressId}
     ${lock === 'held' ? sql`for update of p` : sql``}`.execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { merged, ...person } = row;
  return { unit, person, ids: [addressId, ...merged] };
}

/** A relation to a space that holds on the day or will hold later. */
export interface LastingRelation {
  readonly relation: string;
  readonly place: string;
  readonly valid_to: string | null;
}

export function lastingRelations(unit: OwnedUnit, addressId: number, day: string) {
  const held = (['pasport_tenants', 'pasport_ownerships', 'pasport_roommates'] as const).map(
    (table) => sql`
      select ${table}::text as relation, pasport_id, valid_to from ${sql.table(table)}
       where ${ofUnit(unit)} and address_id = ${addressId}
         and ${lastsTo(day)}`,
  );
  return sql<LastingRelation>`
    select r.relation, concat_ws(', ', s.space_number, nullif(s.building_name, '')) as place,
           r.valid_to::text as valid_to
      from (${sql.join(held, sql` union all `)}) r
      join pasport_places s on s.client_id = ${unit.client_id} and s.unit_id = ${unit.unit_id}
           and s.pasport_id = r.pasport_id
     order by r.relation, place`;
}

/** Relations of the person to spaces that last, by the number of the space. */
export async function selectLastingRelations(
  db: Db,
  { unit, person }: Traced,
  day: string,
): Promise<LastingRelation[]> {
  return (await lastingRelations(unit, person.address_id, day).execute(db)).rows;
}
