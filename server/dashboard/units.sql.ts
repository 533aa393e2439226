import { sql } from 'kysely';
import type { Actor } from '#server/access/actor.ts';
import type { Db } from '#server/db/db.ts';
import { askedUnits, type AskedUnits } from './asked.sql.ts';
import { peopleOf, type UnitPeople } from './people.sql.ts';
import { placesOf, type UnitPlaces } from './places.sql.ts';

/** A unit with what stands in it, and with its people. */
export interface AskedUnit extends UnitPlaces {
  readonly people: UnitPeople;
}

/** Active units of the actor's client, or the one asked for, by name; each half is reckoned once for all of them. */
export async function selectUnits(db: Db, actor: Actor, asked: AskedUnits): Promise<AskedUnit[]> {
  const { client_id } = actor;
  const { rows } = await sql<AskedUnit>`
    with asked as materialized (${askedUnits(client_id, asked)}),
    people as materialized (${peopleOf(actor, asked.day)}),
    places as materialized (${placesOf(client_id, asked.day)})
    select p.*, to_json(w) as people
      from places p join people w on w.unit_id = p.unit_id
     order by p.unit_name collate public.czech, p.unit_id`.execute(db);
  return rows;
}
