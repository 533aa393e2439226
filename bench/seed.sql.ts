import type pg from 'pg';
import { withOwner } from '#server/db/founding.sql.ts';

/** How much is in one unit; spaces are spread evenly over the buildings. */
export interface UnitShape {
  readonly buildings: number;
  readonly spaces: number;
  readonly addresses: number;
}

/** Units filled by one statement of each kind. */
const UNITS_AT_ONCE = 400;

const people = `
  (array['Novák', 'Svobodová', 'Dvořák', 'Černá', 'Procházka', 'Kučerová', 'Veselý', 'Horáková',
         'Němec', 'Pokorná', 'Marek', 'Pospíšilová', 'Hájek', 'Jelínková', 'Král', 'Růžičková'])[1 + n % 16]
    as last_name,
  (array['Jan', 'Marie', 'Petr', 'Jana', 'Josef', 'Eva', 'Pavel', 'Hana', 'Martin', 'Lenka', 'Tomáš'])[1 + n % 11]
    as first_name`;

/**
 * Statements that fill the units $1. Every unit has one group of buildings, every building four
 * floors, every space an owner and a tenant of its own.
 */
const fillings = ({ buildings, spaces, addresses }: UnitShape): readonly string[] => [
  `insert into pasports (client_id, unit_id, kind, pasport_name)
   select client_id, unit_id, 'group', 'Sídliště' from units where unit_id = any ($1) order by unit_id`,
  `insert into pasports (client_id, unit_id, kind, parent_id, pasport_name, pasport_order)
   select g.client_id, g.unit_id, 'building', g.pasport_id, 'Lípová ' || n, n
     from pasports g, generate_series(1, ${buildings}) n
    where g.unit_id = any ($1) and g.kind = 'group' order by g.unit_id, n`,
  `insert into pasport_buildings (client_id, unit_id, pasport_id, street, registry_number, city_name, zip,
          land_registry, land_registry_code, house_owner)
   select client_id, unit_id, pasport_id, 'Lípová', pasport_order::text, 'Praha', '170 00', 'Holešovice',
          '730122', 'Společenství vlastníků Lípová ' || pasport_order
     from pasports where unit_id = any ($1) and kind <> 'space' order by pasport_id`,
  `insert into pasport_floors (client_id, unit_id, pasport_id, floor, name, code)
   select client_id, unit_id, pasport_id, n, n || '. nadzemní podlaží', n || '. NP'
     from pasports, generate_series(1, 4) n
    where unit_id = any ($1) and kind = 'building' order by pasport_id, n`,
  `insert into addresses (client_id, unit_id, last_name, first_name, street, city, zip, phone, email)
   select client_id, unit_id, last_name, first_name, 'Lípová ' || n, 'Praha', '170 00',
          '+420 ' || 600000000 + n * 7919 % 100000000, lower(unaccent(first_name)) || n || '@example.cz'
     from units, lateral (select n, ${people} from generate_series(1, ${addresses}) n) person
    where unit_id = any ($1) order by unit_id, n`,
  `insert into pasports (client_id, unit_id, kind, parent_id, pasport_name, pasport_order)
   select client_id, unit_id, 'space', pasport_id, 'Byt ' || n, n
     from pasports, generate_series(1, ${spaces} / ${buildings}) n
    where unit_id = any ($1) and kind = 'building' order by pasport_id, n`,
  `insert into pasport_spaces (client_id, unit_id, pasport_id, pasport_type_id, pasport_floor_id,
          space_number, space_size, variable_symbol, total_area, floor_area, heated_area, countable_area)
   select p.client_id, p.unit_id, p.pasport_id, t.pasport_type_id, f.pasport_floor_id,
          p.pasport_order::text, '3+kk', (10000000 + p.pasport_id)::text, 40 + p.pasport_id % 600 / 10.0,
          38 + p.pasport_id % 500 / 10.0, 35 + p.pasport_id % 450 / 10.0, 34 + p.pasport_id % 450 / 10.0
     from pasports p
     join pasport_types t on t.client_id = p.client_id and t.code = 'BYT'
     join pasport_floors f on f.client_id = p.client_id and f.pasport_id = p.parent_id
          and f.floor = 1 + p.pasport_order % 4
    where p.unit_id = any ($1) and p.kind = 'space' order by p.pasport_id`,
  ...['pasport_ownerships', 'pasport_tenants'].map(
    (table) => `
   with space as (
     select client_id, unit_id, pasport_id, row_number() over (partition by unit_id order by pasport_id) as at
       from pasports where unit_id = any ($1) and kind = 'space'),
   person as (
     select address_id, unit_id, row_number() over (partition by unit_id order by address_id) as at
       from addresses where unit_id = any ($1))
   insert into ${table} (client_id, unit_id, pasport_id, address_id, valid_from)
   select client_id, unit_id, pasport_id, address_id, '2020-01-01' from space join person using (unit_id, at)
    order by pasport_id`,
  ),
];

/** Filled units of each of the clients; nothing of them is audited. */
export async function seedUnits(
  owner: pg.ClientConfig,
  { clients, each, shape }: { clients: readonly number[]; each: number; shape: UnitShape },
): Promise<number[]> {
  return withOwner(owner, async (client) => {
    // Neither triggers nor foreign keys: a million rows would wait for them.
    await client.query('set session_replication_role = replica');
    // What was inserted just now has no statistics, and a loop in a loop would never end.
    await client.query('set enable_nestloop = off');
    const { rows } = await client.query<{ unit_id: number }>(
      `insert into units (client_id, name, full_name)
       select client_id, 'Naplněná ' || n, 'Naplněná jednotka číslo ' || n
         from unnest($1::integer[]) client_id,
              lateral (select count(*) as had from units u where u.client_id = client_id) before,
              generate_series(had + 1, had + $2::integer) n
       returning unit_id`,
      [clients, each],
    );
    const units = rows.map(({ unit_id }) => unit_id);
    for (let from = 0; from < units.length; from += UNITS_AT_ONCE) {
      const some = [units.slice(from, from + UNITS_AT_ONCE)];
      for (const text of fillings(shape)) await client.query(text, some);
    }
    await client.query('vacuum (analyze)');
    return units;
  });
}

/** So many clients with the lists that every client begins with. */
export async function seedClients(owner: pg.ClientConfig, count: number): Promise<number[]> {
  return withOwner(owner, async (client) => {
    const { rows } = await client.query<{ client_id: number }>(
      `insert into clients (name, module_schema_id)
       select 'Klient ' || n, (select min(module_schema_id) from module_schemas)
         from generate_series(1, $1::integer) n returning client_id`,
      [count],
    );
    return rows.map(({ client_id }) => client_id);
  });
}

/** How many spaces the database has, of all clients. */
export async function selectSpaceTotal(owner: pg.ClientConfig): Promise<number> {
  return withOwner(owner, async (client) => {
    const { rows } = await client.query<{ total: string }>(
      'select count(*) as total from pasport_spaces',
    );
    return Number(rows[0]?.total);
  });
}

/** The licence of the client is in nobody's way. */
export async function liftLicence(owner: pg.ClientConfig, client_id: number): Promise<void> {
  await withOwner(owner, async (client) => {
    await client.query(
      'update clients set max_pasports = 1000000, max_items = 1000000 where client_id = $1',
      [client_id],
    );
  });
}
