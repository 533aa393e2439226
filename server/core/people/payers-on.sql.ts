import { sql, type RawBuilder } from 'kysely';
import type { PayerOnDay } from '#contract/pasports/payers.ts';
import type { OwnedSpace, OwnedUnit } from '#server/access/owned.ts';
import { recordsOn, type Scope } from '#server/core/time/records-on.sql.ts';
import type { Day } from '#server/core/time/valid-on.sql.ts';
import type { Db } from '#server/db/db.ts';
import { firstPhone, ownershipsOn, tenanciesOn } from './holders-on.sql.ts';

type Sql = RawBuilder<unknown>;

/** The exception from who pays in the unit that holds in each space on the day, as a table. */
function exceptionsOn(of: Scope, day: Day): Sql {
  return sql`
    select distinct on (pasport_id) pasport_id, pasport_payer_id, payer
      from (${recordsOn('pasport_payers', of, day)}) e
     order by pasport_id, valid_from desc, pasport_payer_id desc`;
}

/**
 * Owners and tenants of the day as parties, as a table: side (owner, tenant), pasport_id, address_id,
 * is_joint, and place, 1 for whoever represents the party. It is whom co-owners chose (občanský zákoník,
 * § 1185 odst. 2), else who has most of the space; of tenants of one contract, who came first.
 */
function sidesOn(of: Scope, day: Day): Sql {
  return sql`
    select 'owner' as side, pasport_id, address_id, is_joint,
           row_number() over (partition by pasport_id
             order by (has_vote and voters = 1) desc, share_numerator::numeric / share_denominator desc,
                      valid_from, pasport_ownership_id) as place
      from (select o.*, count(*) filter (where has_vote) over (partition by pasport_id) as voters
              from (${ownershipsOn(of, day)}) o) o
    union all
    select 'tenant', pasport_id, address_id, is_joint,
           row_number() over (partition by pasport_id order by valid_from, pasport_tenant_id)
      from (${tenanciesOn(of, day)}) t`;
}

/**
 * Who bears what each space costs on the day, as a table: pasport_id, payer (owner, member, tenant,
 * unit), is_missing, exception_id (null where the unit's rule holds), address_id, is_joint and place. A
 * party has a row for each of its people, place 1 for whoever represents it; a space where nobody of the
 * kind is recorded is borne by the unit, `is_missing`, and has one row without an address. So each space
 * has just one payer.
 */
export function payersOn(of: Scope, day: Day): Sql {
  return sql`
    select w.pasport_id, case when s.side is null then 'unit' else w.payer end as payer,
           s.side is null and w.payer <> 'unit' as is_missing, w.exception_id, s.address_id, coalesce(s.is_joint, false) as is_joint,
           coalesce(s.place, 1) as place
      from (select p.pasport_id, e.pasport_payer_id as exception_id,
                   case when e.payer = 'tenant' and u.payer = 'member' then 'member'
                        else coalesce(e.payer, u.payer) end as payer
              from (select client_id, unit_id, pasport_id from pasports
                     where client_id = ${of.client_id} and kind = 'space' and ${of.where}) p
              join units u on u.client_id = p.client_id and u.unit_id = p.unit_id
              left join (${exceptionsOn(of, day)}) e on e.pasport_id = p.pasport_id) w
      left join (${sidesOn(of, day)}) s on s.pasport_id = w.pasport_id
           and s.side = case w.payer when 'member' then 'tenant' else w.payer end`;
}

/**
 * Who bears what each space costs on the day in one line, as a table: pasport_id, payer, is_missing and
 * names joined by a comma, the one who represents the party first; phone and phone_of of the first who has
 * one.
 */
export function payersNamedOn(of: Scope, day: Day): Sql {
  return sql`
    select w.pasport_id, w.payer, w.is_missing,
           coalesce(string_agg(a.full_name, ', ' order by w.place), '') as names,
           ${firstPhone(sql`w.place`)}
      from (${payersOn(of, day)}) w
      left join person_names a on a.client_id = ${of.client_id} and a.address_id = w.address_id
     group by w.pasport_id, w.payer, w.is_missing`;
}

/**
 * Who of each space's party pays by SIPO on the day, as a table: pasport_id and address_id. Of people who
 * pay together it is the one with a number, whoever represents them first; what the unit bears itself is
 * not there.
 */
export function sipoPayersOn(of: Scope, day: Day): Sql {
  return sql`
    select distinct on (y.pasport_id) y.address_id, y.pasport_id
      from (${payersOn(of, day)}) y
      cross join lateral (
        select a.sipo from person_names a
         where a.client_id = ${of.client_id} and a.address_id = y.address_id offset 0) a
     order by y.pasport_id, a.sipo = '', y.place`;
}

/** Days on which who pays for the space of `borne` may change, and the first of the cost itself. */
const turns = sql.join(
  [
    sql`select borne.valid_from as day`,
    ...['pasport_payers', 'pasport_ownerships', 'pasport_tenants'].map(
      (table) => sql`
        select unnest(array[r.valid_from, r.valid_to + 1]) from ${sql.table(table)} r
         where r.client_id = borne.client_id and r.pasport_id = borne.pasport_id`,
    ),
  ],
  sql` union `,
);

/**
 * Costs that stand with spaces and that one of the addresses bore on some day of theirs, as a table of
 * pasport_tenant_cost_id.
 */
export function costsBorneBy({ client_id, unit_id }: OwnedUnit, ids: readonly number[]): Sql {
  const those = sql`any (${[...ids]}::integer[])`;
  const ofSpace = { client_id, where: sql`pasport_id = borne.pasport_id` };
  return sql`
    select borne.pasport_tenant_cost_id
      from pasport_tenant_costs borne
     where borne.client_id = ${client_id} and borne.unit_id = ${unit_id}
       and borne.pasport_tenant_id is null
       and borne.pasport_id in (
         select pasport_id from pasport_ownerships
          where client_id = ${client_id} and unit_id = ${unit_id} and address_id = ${those}
         union select pasport_id from pasport_tenants
          where client_id = ${client_id} and unit_id = ${unit_id} and address_id = ${those})
       and exists (
         select from (${turns}) turn
          cross join lateral (${payersOn(ofSpace, sql.ref('turn.day'))}) y
          where turn.day between borne.valid_from and coalesce(borne.valid_to, 'infinity')
            and y.address_id = ${those})`;
}

/** Who bears what the space costs on the day, with the id of the exception by which he does; undefined without the space. */
export async function selectPayerOnDay(
  db: Db,
  { client_id, unit_id, pasport_id }: OwnedSpace,
  day: string,
): Promise<(Omit<PayerOnDay, 'exception'> & { readonly exception_id: number | null }) | undefined> {
  const of = { client_id, where: sql`unit_id = ${unit_id} and pasport_id = ${pasport_id}` };
  const { rows } = await sql<
    Omit<PayerOnDay, 'exception'> & { readonly exception_id: number | null }
  >`
    select y.payer, u.payer as unit_payer, y.exception_id,
           coalesce(json_agg(json_build_object('address_id', a.address_id,
                    'full_name', a.full_name, 'is_joint', y.is_joint) order by y.place)
                    filter (where a.address_id is not null), '[]') as people
      from (${payersOn(of, day)}) y
      join units u on u.client_id = ${client_id} and u.unit_id = ${unit_id}
      left join addresses a on a.client_id = ${client_id} and a.unit_id = ${unit_id}
           and a.address_id = y.address_id
     group by y.payer, u.payer, y.exception_id`.execute(db);
  return rows[0];
}
