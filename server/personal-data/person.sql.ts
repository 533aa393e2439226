import { sql, type RawBuilder } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';
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

/** The person of an address of the unit; `held` keeps the record until the end of the transaction. */
export async function selectPerson(
  db: Db,
  unit: OwnedUnit,
  addressId: number,
  lock?: 'held',
): Promise<Person | undefined> {
  const { rows } = await sql<Person>`
    select address_id, full_name, version, birth_date::text as birth_date,
           case when address_type = 'person' then first_name else '' end as first_name,
           case when address_type = 'person' then last_name else company_name end as last_name
      from addresses where ${ofUnit(unit)} and address_id = ${addressId}
     ${lock === 'held' ? sql`for update` : sql``}`.execute(db);
  return rows[0];
}

/**
 * Ids under which the person is written down: of the address, and of deleted ones of the same name whose
 * dates of birth do not differ, as a merge of duplicates leaves them in the history.
 */
export async function selectPersonIds(db: Db, unit: OwnedUnit, person: Person): Promise<number[]> {
  const { rows } = await sql<{ record_id: number }>`
    select record_id from audit_log
     where client_id = ${unit.client_id} and record_type = 'addresses' and action = 'delete'
       and changes -> 'unit_id' ->> 0 = ${String(unit.unit_id)}
       and ((changes -> 'last_name' ->> 0 = ${person.last_name}
             and changes -> 'first_name' ->> 0 = ${person.first_name})
            or (changes -> 'company_name' ->> 0 = ${person.last_name} and ${person.first_name} = ''))
       and coalesce(changes -> 'birth_date' ->> 0, ${person.birth_date}::text, '')
           = coalesce(${person.birth_date}::text, changes -> 'birth_date' ->> 0, '')`.execute(db);
  return [person.address_id, ...rows.map(({ record_id }) => record_id)];
}

/** Relations of the person to spaces that hold on the day or will hold later, by the number of the space. */
export async function selectLastingRelations(
  db: Db,
  unit: OwnedUnit,
  addressId: number,
  day: string,
): Promise<{ relation: string; place: string; valid_to: string | null }[]> {
  const held = (['pasport_tenants', 'pasport_ownerships', 'pasport_roommates'] as const).map(
    (table) => sql`
      select ${table}::text as relation, pasport_id, valid_to from ${sql.table(table)}
       where ${ofUnit(unit)} and address_id = ${addressId}
         and (valid_to is null or valid_to >= ${day}::date)`,
  );
  const { rows } = await sql<{ relation: string; place: string; valid_to: string | null }>`
    select r.relation, concat_ws(', ', s.space_number, b.pasport_name) as place,
           r.valid_to::text as valid_to
      from (${sql.join(held, sql` union all `)}) r
      join pasport_spaces s on s.client_id = ${unit.client_id} and s.pasport_id = r.pasport_id
      join pasports p on p.client_id = s.client_id and p.pasport_id = s.pasport_id
      left join pasports b on b.client_id = p.client_id and b.pasport_id = p.parent_id
     order by r.relation, place`.execute(db);
  return rows;
}

/** The record of the newest anonymisation of the address. */
export async function selectAnonymisation(db: Db, unit: OwnedUnit, addressId: number) {
  return db
    .selectFrom('anonymisations')
    .select(['created', 'user_name'])
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .where('address_id', '=', addressId)
    .orderBy('anonymisation_id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
