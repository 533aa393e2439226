import { sql } from 'kysely';
import type { RuleGround } from '#contract/rules/usual-rules.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { presentMeters } from '#server/core/metering/present.sql.ts';
import { lastsTo, validOn } from '#server/core/time/valid-on.sql.ts';
import type { Db } from '#server/db/db.ts';
import { allLaw } from './settlement-watch.sql.ts';

type Known = Omit<RuleGround, 'from'>;

/** Places that are in use, each with the houses that it serves. */
const places = ({ client_id, unit_id }: OwnedUnit, day: string) => sql`
  select coalesce(json_agg(json_build_object(
           'billing_place_id', b.billing_place_id, 'kind', b.kind, 'name', b.name,
           'houses', array(
             select c.pasport_id from billing_place_parts c
               join pasports p on p.client_id = c.client_id and p.unit_id = c.unit_id
                    and p.pasport_id = c.pasport_id and p.kind = 'building'
              where c.client_id = b.client_id and c.unit_id = b.unit_id
                and c.billing_place_id = b.billing_place_id order by c.pasport_id),
           'isOfParts', exists (
             select 1 from billing_place_parts c
               left join pasports p on p.client_id = c.client_id and p.unit_id = c.unit_id
                    and p.pasport_id = c.pasport_id
              where c.client_id = b.client_id and c.unit_id = b.unit_id
                and c.billing_place_id = b.billing_place_id and p.kind is distinct from 'building'),
           'divided', (
             select coalesce(sum(c.percent), 0)::float8 from billing_rule_costs c
               join billing_rules r on r.client_id = c.client_id and r.unit_id = c.unit_id
                    and r.billing_rule_id = c.billing_rule_id and ${validOn(day, 'r')}
              where c.client_id = b.client_id and c.unit_id = b.unit_id
                and c.billing_place_id = b.billing_place_id))
         order by b.code collate public.czech, b.billing_place_id), '[]')
    from billing_places b
   where b.client_id = ${client_id} and b.unit_id = ${unit_id} and not b.hidden`;

/** Shown houses; of flats, how many there are and how many have a shown meter of each kind. */
const houses = ({ client_id, unit_id }: OwnedUnit) => sql`
  select coalesce(json_agg(json_build_object(
           'pasport_id', h.pasport_id, 'name', h.pasport_name,
           'flats', (select count(*) from space_places s
                      where s.client_id = h.client_id and s.unit_id = h.unit_id
                        and s.parent_id = h.pasport_id and s.is_flat and not s.hidden),
           'metered', (select coalesce(json_object_agg(k.kind, k.flats), '{}')
                         from (select m.kind, count(distinct m.pasport_id) as flats
                                 from present m
                                 join space_places s on s.client_id = h.client_id and s.unit_id = h.unit_id
                                      and s.pasport_id = m.pasport_id and s.is_flat and not s.hidden
                                where m.building_id = h.pasport_id and m.level = 'flat' and not m.hidden
                                group by m.kind) k))
         order by h.pasport_name collate public.czech, h.pasport_id), '[]')
    from house_places h
   where h.client_id = ${client_id} and h.unit_id = ${unit_id}
     and h.kind = 'building' and not h.hidden`;

/** What rules by the law of a unit are made of; rules that ended before the day are left out. */
export async function selectRuleGround(db: Db, unit: OwnedUnit, from: string): Promise<Known> {
  const { client_id, unit_id } = unit;
  const { rows } = await sql<Known>`
    with present as materialized (${presentMeters(unit)})
    select (${places(unit, from)}) as places, (${houses(unit)}) as houses,
           (select coalesce(json_agg(json_build_object(
                     'service_id', v.service_id, 'code', v.code, 'name', v.name)
                   order by v.service_order, v.service_id), '[]')
              from services v where v.client_id = ${client_id} and not v.hidden) as services,
           (select coalesce(json_agg(json_build_object(
                     'service_id', r.service_id, 'pasport_id', r.pasport_id)), '[]')
              from billing_rules r
             where r.client_id = ${client_id} and r.unit_id = ${unit_id}
               and ${lastsTo(from, 'r')}) as rules, ${allLaw} as law`.execute(db);
  return rows[0] as Known;
}
