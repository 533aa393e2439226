import { sql } from 'kysely';
import type { AuxiliaryCount } from '#contract/auxiliaries.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { settlementLaw } from '#server/core/billing/settlement-law.sql.ts';
import { verificationPeriods } from '#server/core/metering/verification-periods.sql.ts';
import { typesOf } from '#server/core/revisions/types.sql.ts';
import type { Db } from '#server/db/db.ts';
import { momentOrEmpty } from '#server/db/moment.sql.ts';

/** Counts of all lists in the order of the contract, with the moment of the last change. */
export async function selectAuxiliaryCounts(db: Db, unit: OwnedUnit): Promise<AuxiliaryCount[]> {
  const { rows } = await sql<AuxiliaryCount>`
    select list, count, ${momentOrEmpty('updated')} as updated, is_system
      from (${ofPortal()} union all ${ofClient(unit)} union all ${ofUnit(unit)}) lists
     order by place`.execute(db);
  return rows;
}

function ofPortal() {
  return sql`
    select 1 as place, 'cnbrepo' as list, count(*) as count, max(updated) as updated, true as is_system
      from cnb_repo_rates
    union all
    select 2, 'cnbdiscount', count(*), max(updated), true from cnb_discount_rates
    union all
    select 3, 'exchangerates', count(*), max(updated), true from cnb_exchange_rates
    union all
    select 4, 'cities', count(*) filter (where not hidden), max(updated), true from cities
    union all
    select 11, 'meter-verification', count(*), max(updated), true from (${verificationPeriods()}) v
    union all
    select 12, 'settlement-law', count(*), max(updated), true from (${settlementLaw()}) l`;
}

function ofClient({ client_id }: OwnedUnit) {
  return sql`
    select 5, 'pasporttypes', count(*) filter (where not hidden), max(updated), false
      from pasport_types where client_id = ${client_id}
    union all
    select 6, 'services', count(*) filter (where not hidden), max(updated), false
      from services where client_id = ${client_id}
    union all
    select 7, 'heatings', count(*) filter (where not hidden), max(updated), false
      from (select hidden, updated from heating_items where client_id = ${client_id}
             union all
            select hidden, updated from heating_indicators where client_id = ${client_id}) heatings
    union all
    select 8, 'denostupne', count(*) filter (where not hidden),
           greatest(max(updated),
                    (select max(updated) from degree_day_months where client_id = ${client_id})), false
      from degree_day_places where client_id = ${client_id}
    union all
    select 10, 'revisiontypes', count(*) filter (where not hidden), max(updated), false
      from (${typesOf(client_id)}) r`;
}

function ofUnit({ client_id, unit_id }: OwnedUnit) {
  return sql`
    select 9, 'sipo', count(*),
           greatest((select updated from sipo_settings
                      where client_id = ${client_id} and unit_id = ${unit_id}),
                    max(created)), false
      from sipo_hand_overs
     where client_id = ${client_id} and unit_id = ${unit_id}`;
}
