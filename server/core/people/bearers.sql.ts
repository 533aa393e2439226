import { sql, type RawBuilder } from 'kysely';
import type { PayerOnDay } from '#contract/pasports/payers.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { ofUnit, within } from '#server/core/time/records-on.sql.ts';
import type { Db } from '#server/db/db.ts';
import { payersOn } from './payers-on.sql.ts';
import { personsOn } from './persons-on.sql.ts';

type Sql = RawBuilder<unknown>;

/** A time, both days included, and whose spaces are asked for by their `pasport_id`. */
export interface AskedTime {
  readonly from: string;
  readonly to: string;
  readonly spaces: readonly number[];
}

/** Who bears a space from the day on, until the next day that the space has. */
export interface Bearing {
  readonly pasport_id: number;
  readonly day: string;
  readonly payer: PayerOnDay['payer'];
  /** Nobody of the kind is recorded, so the unit bears it. */
  readonly is_missing: boolean;
  /** Whoever represents the party first. */
  readonly people: readonly { readonly address_id: number; readonly full_name: string }[];
}

/** Days of the time on which something of a space begins or has ended, and the first one of each, as a table: pasport_id, day. */
function turnsOf(
  tables: readonly string[],
  { client_id, unit_id }: OwnedUnit,
  { from, to, spaces }: AskedTime,
): Sql {
  const asked = sql`any (${[...spaces]}::integer[])`;
  const turns = tables.map(
    (table) => sql`
      select r.pasport_id, x.day
        from ${sql.table(table)} r
       cross join lateral unnest(array[r.valid_from, r.valid_to + 1]) as x (day)
       where r.client_id = ${client_id} and r.unit_id = ${unit_id} and r.pasport_id = ${asked}
         and x.day > ${from}::date and x.day <= ${to}::date`,
  );
  const first = sql`select unnest(${[...spaces]}::integer[]), ${from}::date`;
  return sql.join([first, ...turns], sql` union `);
}

const scopeOf = (unit: OwnedUnit) =>
  within(ofUnit(unit), sql`pasport_id in (select t.pasport_id from turns t where t.day = d.day)`);

/**
 * Who bears the spaces through the time, as `payersOn` says on each day on which it may change; the rows of
 * a space by days. Neighbouring rows may say the same.
 */
export async function selectBearings(
  db: Db,
  unit: OwnedUnit,
  asked: AskedTime,
): Promise<Bearing[]> {
  const tables = ['pasport_payers', 'pasport_ownerships', 'pasport_tenants'];
  const { rows } = await sql<Bearing>`
    with turns (pasport_id, day) as materialized (${turnsOf(tables, unit, asked)})
    select y.pasport_id, to_char(d.day, 'YYYY-MM-DD') as day, y.payer, y.is_missing,
           coalesce(jsonb_agg(jsonb_build_object('address_id', a.address_id, 'full_name', a.full_name)
                    order by y.place) filter (where a.address_id is not null), '[]') as people
      from (select distinct day from turns) d
     cross join lateral (${payersOn(scopeOf(unit), sql.ref('d.day'))}) y
      left join person_names a on a.client_id = ${unit.client_id} and a.unit_id = ${unit.unit_id}
           and a.address_id = y.address_id
     group by y.pasport_id, d.day, y.payer, y.is_missing
     order by y.pasport_id, d.day`.execute(db);
  return rows;
}

/** How many persons live in a space from the day on; null where nobody has recorded it. */
export interface PersonsFrom {
  readonly pasport_id: number;
  readonly day: string;
  readonly users_count: number | null;
}

/** Numbers of persons of the spaces through the time, as `personsOn` says; the rows of a space by days. */
export async function selectPersonsThrough(
  db: Db,
  unit: OwnedUnit,
  asked: AskedTime,
): Promise<PersonsFrom[]> {
  const { rows } = await sql<PersonsFrom>`
    with turns (pasport_id, day) as materialized (${turnsOf(['pasport_users'], unit, asked)})
    select t.pasport_id, to_char(t.day, 'YYYY-MM-DD') as day, u.users_count
      from turns t
      left join (select d.day, n.pasport_id, n.users_count
                   from (select distinct day from turns) d
                  cross join lateral (${personsOn(scopeOf(unit), sql.ref('d.day'))}) n) u
             on u.pasport_id = t.pasport_id and u.day = t.day
     order by t.pasport_id, t.day`.execute(db);
  return rows;
}
