import { sql, type RawBuilder } from 'kysely';
import type { SipoPayer } from '#contract/sipo/register.ts';
import type { SipoSettings } from '#contract/sipo/settings.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { costsOn } from '#server/core/people/holders-on.sql.ts';
import { sipoPayersOn } from '#server/core/people/payers-on.sql.ts';
import { ofUnit as inUnit, within as among } from '#server/core/time/records-on.sql.ts';
import type { Db } from '#server/db/db.ts';

/** Who pays for spaces of the unit, with what he pays in advance. */
export interface Payer extends Pick<SipoPayer, 'address_id' | 'payer_name' | 'sipo' | 'spaces'> {
  /** Advances in hellers by the fee codes under which they are handed over. */
  readonly fees: readonly { readonly fee_code: string; readonly advances: number }[];
}

/** Under which codes advances are handed over, as expressions: the unit's own, and the JSON of services with others. */
interface Codes {
  readonly fee_code: RawBuilder<unknown>;
  readonly service_fees: RawBuilder<unknown>;
}

/**
 * What is paid in advance for each space on the day, as parts of a statement; the last one is the table `paid`:
 * address_id of who pays by SIPO, pasport_id, fee_code, and amount in hellers. Costs are looked up space by space:
 * right after an import the planner does not know yet how many there are, and would compare each with each.
 */
export function advancesByCode(unit: OwnedUnit, day: string, codes: Codes): RawBuilder<unknown> {
  const ofHeld = among(inUnit(unit), sql`pasport_id = h.pasport_id`);
  return sql`
    held as materialized (${sipoPayersOn(inUnit(unit), day)}),
    codes as materialized (
      select folded(service_name) as service, fee_code
        from jsonb_to_recordset(${codes.service_fees})
             as code (service_name text, fee_code text)),
    paid as materialized (
      select h.address_id, h.pasport_id, c.fee_code, sum(c.amount)::bigint as amount
        from held h
        cross join lateral (
          select coalesce(o.fee_code, ${codes.fee_code}) as fee_code,
                 coalesce(sum(a.monthly_advance), 0) as amount
            from (select) here
            left join (${costsOn(ofHeld, day)}) a on true
            left join codes o on o.service = folded(a.service_name)
           group by 1 offset 0) c
       group by h.address_id, h.pasport_id, c.fee_code)`;
}

/**
 * Everybody who pays for a space of the unit on the day, by name, each once: the spaces and the sums of
 * the advances that hold on the day by fee codes, in hellers. Of people who pay together it is the one
 * with a number, whoever represents them first; what the unit bears itself is not there. Rows are looked
 * up one by one: right after an import the planner does not know yet how many there are, and would
 * compare each with each.
 */
export async function selectPayers(
  db: Db,
  unit: OwnedUnit,
  day: string,
  codes: Pick<SipoSettings, 'fee_code' | 'service_fees'>,
): Promise<Payer[]> {
  const ofUnit = inTable(unit);
  const fees = JSON.stringify(codes.service_fees);
  const asked = { fee_code: sql`${codes.fee_code}::text`, service_fees: sql`${fees}::jsonb` };
  const { rows } = await sql<Payer>`
    with ${advancesByCode(unit, day, asked)},
    placed as materialized (
      select paid.address_id, s.pasport_space_id, s.space_number, s.type_name,
             s.building_name
        from (select distinct address_id, pasport_id from paid) paid
        cross join lateral (
          select s.pasport_space_id, s.space_number, s.type_name, s.building_name
            from pasport_places s where ${ofUnit('s')} and s.pasport_id = paid.pasport_id
          offset 0) s),
    payers as materialized (
      select address_id, json_agg(json_build_object(
                 'pasport_space_id', pasport_space_id, 'building_name', building_name,
                 'space_number', space_number, 'type_name', type_name)
               order by building_name collate public.czech, space_number collate public.czech,
                        pasport_space_id) as spaces
        from placed group by address_id),
    fees as materialized (
      select address_id, json_agg(json_build_object('fee_code', fee_code, 'advances', amount)
                                  order by fee_code) as fees
        from (select address_id, fee_code, sum(amount)::bigint as amount from paid group by 1, 2) p
       group by address_id)
    select y.address_id, a.payer_name, a.sipo, f.fees, y.spaces
      from payers y
      join fees f on f.address_id = y.address_id
      cross join lateral (
        select a.full_name as payer_name, a.sipo from person_names a
         where ${ofUnit('a')} and a.address_id = y.address_id offset 0) a
     order by a.payer_name collate public.czech, y.address_id`.execute(db);
  return rows;
}

/** The condition for what is the unit's in the table called so. */
function inTable(unit: OwnedUnit) {
  return (alias: string) =>
    sql`${sql.ref(`${alias}.client_id`)} = ${unit.client_id}
        and ${sql.ref(`${alias}.unit_id`)} = ${unit.unit_id}`;
}
