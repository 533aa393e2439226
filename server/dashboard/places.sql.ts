import { sql, type RawBuilder } from 'kysely';
import { NAMED_THINGS, type DashboardUnit } from '#contract/dashboard.ts';
import type { LawRow } from '#contract/rules/law-on.ts';
import type { OwnedClientId } from '#server/access/owned.ts';
import { unitContracts, type UnitContractRow } from '#server/core/contracts/contracts.sql.ts';
import { waitingTodos, type WaitingTodo } from '#server/core/todo/counts.sql.ts';
import { supplyContracts, type SupplyContractRow } from '#server/core/billing/contracts.sql.ts';
import type { LaterSettlement } from '#server/core/billing/later-documents.sql.ts';
import {
  guardLaw,
  guardsOf,
  type ForecastRow,
  type SettledUse,
  type WatchedRow,
} from '#server/core/billing/settlement-watch.sql.ts';
import { visitsInReview, type ReviewRow } from '#server/core/fieldwork/reviews.sql.ts';
import { bytesOfFiles } from '#server/core/files/store.sql.ts';
import { openWarnings, type OpenWarning } from '#server/core/metering/open-warnings.sql.ts';
import { houseSharesJudged } from '#server/core/pasports/common-shares.sql.ts';
import { tenanciesOn } from '#server/core/people/holders-on.sql.ts';
import { payersOn } from '#server/core/people/payers-on.sql.ts';
import { sharesOn } from '#server/core/people/shares-on.sql.ts';
import { devicesOf } from './devices.sql.ts';
import type { NamedDevice } from './terms.ts';

/** A unit with what its lists of spaces, buildings and revisions would tell. */
export interface UnitPlaces extends Pick<
  DashboardUnit,
  | 'unit_id'
  | 'unit_name'
  | 'flats_count'
  | 'spaces_count'
  | 'spaces_without_user'
  | 'spaces_without_payer'
  | 'spaces_without_area'
  | 'symbols_missing'
  | 'symbols_repeated'
  | 'shares_uneven'
  | 'houses_uneven'
  | 'buildings_without_address'
  | 'owned_count'
  | 'houses_count'
  | 'shared_houses_count'
  | 'meters_warned'
> {
  readonly devices: readonly NamedDevice[];
  /** The most urgent warnings of meters. */
  readonly warnings: readonly OpenWarning[];
  readonly supplies: readonly SupplyContractRow[];
  /** Contracts by themselves that are not given up. */
  readonly agreed: readonly UnitContractRow[];
  /** Tasks that wait. */
  readonly todos: readonly WaitingTodo[];
  /** What terms of settlements are told by. */
  readonly watched: readonly WatchedRow[];
  readonly uses: readonly SettledUse[];
  readonly law: readonly LawRow[];
  readonly forecasts: readonly ForecastRow[];
  readonly later: readonly LaterSettlement[];
  /** Results of visits that wait for the office; null where none do. */
  readonly review: ReviewRow | null;
  /** Bytes that files of the unit take. */
  readonly file_bytes: number;
}

/** The units of the table `asked` with what stands in them, a row of each, as a query. */
export function placesOf(clientId: OwnedClientId, day: string): RawBuilder<UnitPlaces> {
  return sql<UnitPlaces>`
    with ${heldOn(clientId, day)},
    ${shownSpaces(clientId)},
    counted as (
      select s.unit_id,
             count(*) filter (where s.is_flat) as flats,
             count(*) filter (where not s.is_flat) as others,
             count(*) filter (where t.pasport_id is null and o.pasport_id is null) as unused,
             count(*) filter (where y.is_missing) as payerless,
             count(*) filter (where s.total_area = 0) as arealess,
             count(*) filter (where s.variable_symbol = '') as unsigned,
             count(*) filter (where o.uneven) as uneven, count(o.pasport_id) as owned
        from shown s
        left join tenanted t on t.pasport_id = s.pasport_id
        left join owned o on o.pasport_id = s.pasport_id
        left join payers y on y.pasport_id = s.pasport_id
       group by s.unit_id),
    repeated as (
      select unit_id, sum(uses)::integer as spaces
        from (select unit_id, count(*) as uses from shown where variable_symbol <> ''
               group by unit_id, variable_symbol having count(*) > 1) r
       group by unit_id),
    ${judgedHouses(clientId)},
    ${warnedMeters(clientId)}
    select a.unit_id, a.name as unit_name,
           coalesce(c.flats, 0) as flats_count, coalesce(c.others, 0) as spaces_count,
           coalesce(c.unused, 0) as spaces_without_user,
           coalesce(c.payerless, 0) as spaces_without_payer,
           coalesce(c.arealess, 0) as spaces_without_area,
           coalesce(c.unsigned, 0) as symbols_missing, coalesce(r.spaces, 0) as symbols_repeated,
           coalesce(c.uneven, 0) as shares_uneven,
           coalesce(m.uneven, 0) as houses_uneven,
           coalesce(h.addressless, 0) as buildings_without_address,
           coalesce(c.owned, 0) as owned_count, coalesce(h.houses, 0) as houses_count,
           coalesce(m.judged, 0) as shared_houses_count,
           coalesce(w.warned, 0) as meters_warned, coalesce(w.warnings, '[]') as warnings,
           ${devicesOf(clientId)} as devices, ${suppliesOf(clientId)} as supplies, ${agreedOf(clientId)} as agreed, ${todosOf(clientId)} as todos,
           ${guardsOf(clientId)}, ${guardLaw} as law, ${fieldOf(clientId)}
      from asked a
      left join counted c on c.unit_id = a.unit_id
      left join repeated r on r.unit_id = a.unit_id
      left join shared m on m.unit_id = a.unit_id
      left join warned w on w.unit_id = a.unit_id
      left join houses h on h.unit_id = a.unit_id`;
}

/** Results of visits that wait, and what files take, in the unit `a`, as columns. */
const fieldOf = (client_id: OwnedClientId) => sql`
  ${visitsInReview(client_id, sql`a.unit_id`)} as review,
  ${bytesOfFiles(client_id, sql`a.unit_id`)} as file_bytes`;

/** A list of contracts with suppliers in the unit `a`. */
function suppliesOf(client_id: OwnedClientId) {
  const ofUnit = { client_id, where: sql`unit_id = a.unit_id` };
  return sql`(select coalesce(json_agg(c), '[]') from (${supplyContracts(ofUnit)}) c)`;
}

/** A list of contracts by themselves in the unit `a`. */
function agreedOf(client_id: OwnedClientId) {
  const ofUnit = { client_id, where: sql`unit_id = a.unit_id and not hidden` };
  return sql`(select coalesce(json_agg(c), '[]') from (${unitContracts(ofUnit)}) c)`;
}

/** A list of tasks that wait in the unit `a`. */
function todosOf(client_id: OwnedClientId) {
  const ofUnit = { client_id, where: sql`unit_id = a.unit_id` };
  return sql`(select coalesce(json_agg(t), '[]') from (${waitingTodos(ofUnit)}) t)`;
}

/** Spaces that somebody uses on the day, those that somebody owns, and whether a payer is missing, each once. */
function heldOn(clientId: OwnedClientId, day: string) {
  const ofAsked = { client_id: clientId, where: sql`unit_id in (select unit_id from asked)` };
  return sql`
    tenanted as materialized (
      select distinct pasport_id from (${tenanciesOn(ofAsked, day)}) t),
    owned as materialized (select pasport_id, uneven from (${sharesOn(ofAsked, day)}) o),
    payers as materialized (
      select distinct pasport_id, is_missing from (${payersOn(ofAsked, day)}) y)`;
}

/** Spaces that are hidden neither by themselves nor by their building or its group. */
function shownSpaces(clientId: OwnedClientId) {
  return sql`
    shown as materialized (
      select s.unit_id, s.pasport_id, s.variable_symbol, s.total_area, s.is_flat
        from asked a
        join space_places s on s.client_id = ${clientId} and s.unit_id = a.unit_id
       where not s.hidden and not s.building_hidden)`;
}

/** Shown houses of each unit, those without an address, and those that have shares and do not make the whole. */
function judgedHouses(clientId: OwnedClientId) {
  return sql`
    shared as (
      select unit_id, count(*) as judged, count(missing) as uneven
        from (${houseSharesJudged(clientId, sql`select unit_id from asked`)}) m
       group by unit_id),
    houses as (
      select b.unit_id, count(*) as houses,
             count(*) filter (where b.street_full = ''
               or (b.city_name = '' and b.city_id is null)) as addressless
        from asked a
        join house_places b on b.client_id = ${clientId} and b.unit_id = a.unit_id
             and b.kind = 'building' and not b.hidden
       group by b.unit_id)`;
}

/** How many warnings of meters wait in each unit, and the most urgent of them. */
function warnedMeters(clientId: OwnedClientId) {
  return sql`
    warned as (
      select w.unit_id, count(*)::integer as warned,
             json_agg(w order by w.turn) filter (where w.turn <= ${NAMED_THINGS}) as warnings
        from (${openWarnings(clientId)}) w
       where w.unit_id in (select unit_id from asked)
       group by w.unit_id)`;
}
