import { sql } from 'kysely';
import type { ResultOf } from '#contract/endpoint.ts';
import type {
  addressStatistics,
  commonStatistics,
  pasportStatistics,
} from '#contract/statistics.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { personsOn } from '#server/core/people/persons-on.sql.ts';
import { residentsOn } from '#server/core/people/residents-on.sql.ts';
import { ofUnit } from '#server/core/time/records-on.sql.ts';

type AddressCounts = Omit<ResultOf<typeof addressStatistics>, 'year_ago'>;
type PasportCounts = ResultOf<typeof pasportStatistics>;
type Rates = Omit<ResultOf<typeof commonStatistics>, 'total_revisions'>;

/**
 * How many addresses the unit has: all, residents on the day, and hidden ones. Then how many persons live
 * in its spaces on the day, and in how many flats that is not known; hidden spaces are left out. Then
 * residents and persons a year ago, nothing where nothing is recorded of that day.
 */
export async function selectAddressCounts(
  db: Db,
  unit: OwnedUnit,
  { day, year_ago }: { readonly day: string; readonly year_ago: string },
): Promise<AddressCounts> {
  const of = ofUnit(unit);
  const counted = sql`(
    select pasport_id, is_flat from space_places
     where client_id = ${unit.client_id} and unit_id = ${unit.unit_id}
       and not hidden and not building_hidden) s
    left join (${personsOn(of, day)}) n on n.pasport_id = s.pasport_id
    left join (${personsOn(of, year_ago)}) b on b.pasport_id = s.pasport_id`;
  const { rows } = await sql<AddressCounts>`
    select a.*, p.*,
           (select count(*) from (${residentsOn(of, day)}) r) as addresses_active,
           (select nullif(count(*), 0) from (${residentsOn(of, year_ago)}) r) as active_year_ago
      from (
       select count(*) as addresses_count, count(*) filter (where hidden) as addresses_hidden
         from person_names
        where client_id = ${unit.client_id} and unit_id = ${unit.unit_id}) a
     cross join (
       select case when count(*) = 0 then 0 else sum(n.users_count) end as persons_sum,
              count(*) filter (where s.is_flat and n.pasport_id is null) as persons_unknown,
              sum(b.users_count) as persons_year_ago,
              count(*) filter (where s.is_flat and b.pasport_id is null) as unknown_year_ago
         from ${counted}) p`.execute(db);
  return rows[0] as AddressCounts;
}

/**
 * Flats, other spaces and the area in m² of those whose type counts in areas, without the hidden ones;
 * the hidden ones apart. A space is hidden by itself or by its building, which a
 * hidden group hides too, as in the list of spaces.
 */
export async function selectPasportCounts(db: Db, unit: OwnedUnit): Promise<PasportCounts> {
  const hidden = sql`(s.hidden or s.building_hidden)`;
  const ofUnits = sql`client_id = ${unit.client_id} and unit_id = ${unit.unit_id}`;
  const { rows } = await sql<PasportCounts>`
    select s.*, h.*
      from (select coalesce(sum(total_area) filter (where not ${hidden} and counts_in_areas), 0)::float8
                     as spaces_total_area,
                   count(*) filter (where not ${hidden} and is_flat) as spaces_flats,
                   count(*) filter (where not ${hidden} and not is_flat) as spaces_spaces,
                   count(*) filter (where ${hidden}) as spaces_hidden
              from space_places s where ${ofUnits}) s
     cross join (select count(*) filter (where hidden and kind = 'building') as buildings_hidden,
                        count(*) filter (where hidden and kind = 'group') as groups_hidden
                   from house_places where ${ofUnits}) h`.execute(db);
  return rows[0] as PasportCounts;
}

function newestRate(currency: string, today: string) {
  return sql`select valid_from, rate / amount as rate from cnb_exchange_rates
              where currency_code = ${currency} and valid_from <= ${today}::date
              order by valid_from desc limit 1`;
}

/** Newest rates of exchange (Kč for one unit of the currency) and the repo rate valid on the day. */
export async function selectRates(db: Db, today: string): Promise<Rates> {
  const { rows } = await sql<Rates>`
    select round(eur.rate, 3)::float8 as exchange_rate_eur,
           coalesce(eur.valid_from::text, '') as exchange_rate_eur_date,
           round(usd.rate, 3)::float8 as exchange_rate_usd,
           coalesce(usd.valid_from::text, '') as exchange_rate_usd_date,
           repo.rate::float8 as current_repo_rate,
           coalesce(repo.valid_from::text, '') as current_repo_rate_date
      from (select) here
      left join (${newestRate('EUR', today)}) eur on true
      left join (${newestRate('USD', today)}) usd on true
      left join (select valid_from, rate from cnb_repo_rates where valid_from <= ${today}::date
                  order by valid_from desc limit 1) repo on true`.execute(db);
  return rows[0] as Rates;
}
