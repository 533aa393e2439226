import { sql } from 'kysely';
import type { ResultOf } from '#contract/endpoint.ts';
import type {
  addressStatistics,
  commonStatistics,
  pasportStatistics,
} from '#contract/statistics.ts';
import type { OwnedClientId, OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { residentsOn } from '#server/core/people/residents-on.sql.ts';
import { ofUnit } from '#server/core/time/records-on.sql.ts';

type AddressCounts = ResultOf<typeof addressStatistics>;
type PasportCounts = ResultOf<typeof pasportStatistics>;
type Rates = Omit<ResultOf<typeof commonStatistics>, 'total_revisions'>;

/** How many addresses the unit has: all, residents on the day, and hidden ones. */
export async function selectAddressCounts(
  db: Db,
  unit: OwnedUnit,
  day: string,
): Promise<AddressCounts> {
  return db
    .selectFrom('addresses')
    .select([
      sql<number>`count(*)`.as('addresses_count'),
      sql<number>`(select count(*) from (${residentsOn(ofUnit(unit), day)}) r)`.as(
        'addresses_active',
      ),
      sql<number>`count(*) filter (where hidden)`.as('addresses_hidden'),
    ])
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .executeTakeFirstOrThrow();
}

/**
 * Flats, other spaces and the area in m² of those whose type counts in areas, without the hidden ones;
 * the hidden ones apart. A space is hidden by itself or by its building, as in the list of spaces.
 */
export async function selectPasportCounts(db: Db, unit: OwnedUnit): Promise<PasportCounts> {
  const hidden = sql`(p.hidden or coalesce(b.hidden, false))`;
  return db
    .selectFrom('pasports as p')
    .leftJoin('pasport_spaces as s', (join) =>
      join
        .onRef('s.client_id', '=', 'p.client_id')
        .onRef('s.unit_id', '=', 'p.unit_id')
        .onRef('s.pasport_id', '=', 'p.pasport_id'),
    )
    .leftJoin('pasports as b', (join) =>
      join
        .onRef('b.client_id', '=', 'p.client_id')
        .onRef('b.unit_id', '=', 'p.unit_id')
        .onRef('b.pasport_id', '=', 'p.parent_id')
        .on('p.kind', '=', 'space'),
    )
    .leftJoin('pasport_types as t', (join) =>
      join
        .onRef('t.client_id', '=', 's.client_id')
        .onRef('t.pasport_type_id', '=', 's.pasport_type_id'),
    )
    .select([
      sql<number>`coalesce(sum(s.total_area) filter (where not ${hidden} and t.counts_in_areas), 0)::float8`.as(
        'spaces_total_area',
      ),
      sql<number>`count(*) filter (where not ${hidden} and t.is_flat)`.as('spaces_flats'),
      sql<number>`count(*) filter (where not ${hidden} and not t.is_flat)`.as('spaces_spaces'),
      sql<number>`count(*) filter (where ${hidden} and p.kind = 'space')`.as('spaces_hidden'),
      sql<number>`count(*) filter (where p.hidden and p.kind = 'building')`.as('buildings_hidden'),
      sql<number>`count(*) filter (where p.hidden and p.kind = 'group')`.as('groups_hidden'),
    ])
    .where('p.client_id', '=', unit.client_id)
    .where('p.unit_id', '=', unit.unit_id)
    .executeTakeFirstOrThrow();
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

/** What is inspected in all units of the client, without what was taken out of use. */
export async function selectRevisionCount(db: Db, clientId: OwnedClientId): Promise<number> {
  const row = await db
    .selectFrom('revisions')
    .select((column) => column.fn.countAll<number>().as('revisions'))
    .where('client_id', '=', clientId)
    .where('hidden', '=', false)
    .executeTakeFirstOrThrow();
  return row.revisions;
}
