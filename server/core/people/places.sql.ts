import { sql, type RawBuilder } from 'kysely';
import type { AddressPlace, PlaceKind } from '#contract/address-places.ts';
import type { Place } from '#contract/rules/address-on.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** Former places of an address and those that wait, newest first. */
export async function selectPlaces(
  db: Db,
  unit: OwnedUnit,
  addressId: number,
): Promise<AddressPlace[]> {
  return (await placesOf(unit, addressId).execute(db)).rows;
}

/** The same as a query. */
export function placesOf(unit: OwnedUnit, addressId: number): RawBuilder<AddressPlace> {
  return sql`
    select address_place_id, place_kind, name, street, city, zip, first_day, last_day
      from address_places
     where client_id = ${unit.client_id} and unit_id = ${unit.unit_id} and address_id = ${addressId}
       and name || street || city || zip <> ''
     order by last_day is not null, coalesce(last_day, first_day) desc, address_place_id`;
}

/** A place that waits for its day. */
export interface WaitingPlace extends Place {
  readonly address_place_id: number;
  readonly address_id: number;
  readonly place_kind: PlaceKind;
  readonly first_day: string;
}

/** Places of the unit whose day has come, by it; whoever else takes them waits, and finds them gone. */
export async function selectDuePlaces(
  db: Db,
  unit: OwnedUnit,
  day: string,
): Promise<WaitingPlace[]> {
  const { rows } = await sql<WaitingPlace>`
    select address_place_id, address_id, place_kind, name, street, city, zip, first_day
      from address_places
     where client_id = ${unit.client_id} and unit_id = ${unit.unit_id}
       and last_day is null and first_day <= ${day}::date
     order by first_day, address_place_id for update`.execute(db);
  return rows;
}

/**
 * Keeps what the address has as its former place, up to the day before; where it has nothing, there is
 * nothing to keep.
 */
export async function insertFormerPlace(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  {
    address_id,
    place_kind,
    first_day,
  }: Pick<WaitingPlace, 'address_id' | 'place_kind' | 'first_day'>,
): Promise<void> {
  const of = sql`client_id = ${client_id} and unit_id = ${unit_id} and address_id = ${address_id}`;
  const columns =
    place_kind === 'postal'
      ? sql`'' as name, street, city, zip`
      : sql`delivery_name as name, delivery_street as street, delivery_city as city,
            delivery_zip as zip`;
  await sql`
    insert into address_places
           (client_id, unit_id, address_id, place_kind, name, street, city, zip, first_day, last_day)
    select ${client_id}, ${unit_id}, ${address_id}, ${place_kind}, a.name, a.street, a.city, a.zip,
           (select max(last_day) + 1 from address_places
             where ${of} and place_kind = ${place_kind}), ${first_day}::date - 1
      from (select ${columns} from addresses where ${of}) a
     where a.name || a.street || a.city || a.zip <> ''`.execute(db);
}

/** The municipality of the name, where only one is called so. */
export async function selectCityNamed(db: Db, name: string): Promise<number | null> {
  const { rows } = await sql<{ city_id: number }>`
    select min(city_id) as city_id from cities where name = ${name} having count(*) = 1`.execute(
    db,
  );
  return rows[0]?.city_id ?? null;
}
