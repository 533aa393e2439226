import { sql } from 'kysely';
import type { DashboardUnit } from '#contract/dashboard.ts';
import { SOON_DAYS } from '#contract/rules/term.ts';
import type { OwnedClientId } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { tenanciesOn } from '#server/core/people/holders-on.sql.ts';
import { sipoPayersOn } from '#server/core/people/payers-on.sql.ts';
import { residentsOn } from '#server/core/people/residents-on.sql.ts';
import type { Scope } from '#server/core/time/records-on.sql.ts';
import { lastsTo } from '#server/core/time/valid-on.sql.ts';

/** What the address book of a unit, its tenants and its payers would tell. */
export interface UnitPeople extends Pick<
  DashboardUnit,
  | 'unit_id'
  | 'persons_count'
  | 'contracts_expired'
  | 'contracts_expired_since'
  | 'contracts_ending'
  | 'contracts_warned'
  | 'addresses_without_email'
  | 'addresses_without_phone'
  | 'sipo_without_number'
> {
  /** Numbers of payers, parted by a space; a number of more payers stands there for each of them. */
  readonly sipo_numbers: string;
}

/** A unit and the day whose payers are told; null where none are. */
export interface AskedUnit {
  readonly unit_id: number;
  readonly sipo_day: string | null;
}

/** People of the client's units on the day; a unit without any has no row. */
export async function selectPeople(
  db: Db,
  clientId: OwnedClientId,
  units: readonly AskedUnit[],
  day: string,
): Promise<UnitPeople[]> {
  const ids = units.map(({ unit_id }) => unit_id);
  const days = units.map(({ sipo_day }) => sipo_day);
  const ofAsked = { client_id: clientId, where: sql`unit_id in (select unit_id from asked)` };
  const { rows } = await sql<UnitPeople>`
    with asked as materialized (
      select * from unnest(${ids}::integer[], ${days}::date[]) as a (unit_id, sipo_day)),
    residents as materialized (${residentsOn(ofAsked, day)}),
    book as (
      select b.unit_id, count(r.address_id) as residents,
             count(*) filter (where b.email = '') as mailless,
             count(*) filter (where b.phone = '') as phoneless
        from asked a
        join person_names b on b.client_id = ${clientId} and b.unit_id = a.unit_id and not b.hidden
        left join residents r on r.address_id = b.address_id
       group by b.unit_id),
    ${contractsOn(ofAsked, day)},
    ${payersOf(clientId)}
    select a.unit_id, coalesce(b.residents, 0) as persons_count,
           coalesce(c.expired, 0) as contracts_expired,
           c.expired_since as contracts_expired_since,
           coalesce(c.ending, 0) as contracts_ending, coalesce(c.warned, 0) as contracts_warned,
           coalesce(b.mailless, 0) as addresses_without_email,
           coalesce(b.phoneless, 0) as addresses_without_phone,
           coalesce(y.numberless, 0) as sipo_without_number,
           coalesce(y.numbers, '') as sipo_numbers
      from asked a
      left join book b on b.unit_id = a.unit_id
      left join contracts c on c.unit_id = a.unit_id
      left join payers y on y.unit_id = a.unit_id`.execute(db);
  return rows;
}

/** Tenancies that hold on the day by the end of their contract. */
function contractsOn(ofAsked: Scope, day: string) {
  const expired = sql`contract_valid_to < ${day}::date`;
  return sql`
    contracts as (
      select unit_id,
             count(*) filter (where ${expired}) as expired,
             min(contract_valid_to) filter (where ${expired}) as expired_since,
             count(*) filter (where contract_valid_to
               between ${day}::date and ${day}::date + ${SOON_DAYS}::integer) as ending,
             count(*) filter (where contract_warning <= ${day}::date
               and ${lastsTo(day, undefined, 'contract_valid_to')}) as warned
        from (${tenanciesOn(ofAsked, day)}) t
       group by unit_id)`;
}

/** Who pays by SIPO on the day of the unit's period, each once, as the list of payers tells them. */
function payersOf(clientId: OwnedClientId) {
  const ofUnit = { client_id: clientId, where: sql`unit_id = a.unit_id` };
  return sql`
    payers as (
      select y.unit_id, count(*) filter (where b.sipo = '') as numberless,
             string_agg(b.sipo, ' ') filter (where b.sipo <> '') as numbers
        from (select distinct a.unit_id, t.address_id
                from asked a
               cross join lateral (${sipoPayersOn(ofUnit, sql.ref('a.sipo_day'))}) t
               where a.sipo_day is not null) y
        join person_names b on b.client_id = ${clientId} and b.unit_id = y.unit_id
             and b.address_id = y.address_id
       group by y.unit_id)`;
}
