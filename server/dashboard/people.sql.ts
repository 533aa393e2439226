import { sql, type RawBuilder } from 'kysely';
import {
  NAMED_THINGS,
  type DashboardUnit,
  type DueThing,
  type TermKind,
} from '#contract/dashboard.ts';
import type { ModuleName } from '#contract/module-names.ts';
import { SOON_DAYS } from '#contract/rules/term.ts';
import { openedToActor } from '#server/access/access.sql.ts';
import type { Actor } from '#server/access/actor.ts';
import type { OwnedClientId } from '#server/access/owned.ts';
import { tenanciesOn } from '#server/core/people/holders-on.sql.ts';
import { sipoPayersOn } from '#server/core/people/payers-on.sql.ts';
import type { NamedPlace } from '#server/core/pasports/place-text.ts';
import { residentsOn } from '#server/core/people/residents-on.sql.ts';
import type { Scope } from '#server/core/time/records-on.sql.ts';
import { lastsTo } from '#server/core/time/valid-on.sql.ts';
import { moneyOn, type UnitMoney } from './money.sql.ts';

/** What the address book of a unit, its tenants, its payers and its money would tell. */
export interface UnitPeople extends Pick<
  DashboardUnit,
  | 'unit_id'
  | 'persons_count'
  | 'contracts_expired'
  | 'contracts_ending'
  | 'contracts_warned'
  | 'addresses_without_email'
  | 'addresses_without_phone'
  | 'sipo_without_number'
  | 'contacts_count'
  | 'payers_count'
> {
  /** Numbers of payers, parted by a space; a number of more payers stands there for each of them. */
  readonly sipo_numbers: string;
  /** The most urgent contracts of each kind. */
  readonly contracts: readonly NamedContract[];
  readonly money: UnitMoney;
  /** Of the modules whose things are told by name those that are open to the actor. */
  readonly open: readonly ModuleName[];
}

/** A contract of a tenant by the kind it is counted under. */
export interface NamedContract extends NamedPlace, Pick<DueThing, 'kind' | 'name' | 'on'> {}

type ContractKind = Extract<TermKind, `contracts_${string}`>;

/** People of the units of the table `asked`, a row of each, as a query. */
export function peopleOf(actor: Actor, day: string): RawBuilder<UnitPeople> {
  const clientId = actor.client_id;
  const ofAsked = { client_id: clientId, where: sql`unit_id in (select unit_id from asked)` };
  return sql<UnitPeople>`
    with residents as materialized (${residentsOn(ofAsked, day)}),
    book as (
      select b.unit_id, count(*) as contacts, count(r.address_id) as residents,
             count(*) filter (where b.email = '') as mailless,
             count(*) filter (where b.phone = '') as phoneless
        from asked a
        join person_names b on b.client_id = ${clientId} and b.unit_id = a.unit_id and not b.hidden
        left join residents r on r.address_id = b.address_id
       group by b.unit_id),
    ${contractsOn(clientId, ofAsked, day)},
    ${payersOf(clientId)},
    ${moneyOn(ofAsked, day)}
    select a.unit_id, coalesce(b.residents, 0) as persons_count,
           coalesce(c.expired, 0) as contracts_expired,
           coalesce(c.ending, 0) as contracts_ending, coalesce(c.warned, 0) as contracts_warned,
           coalesce(c.named, '[]') as contracts, coalesce(b.contacts, 0) as contacts_count,
           coalesce(y.payers, 0) as payers_count,
           ${openedToActor(actor, ['revision-types', 'tenants', 'meters', 'arrears', 'payments', 'bank', 'billing-places', 'contracts', 'todos', 'settlements', 'events', 'licence'])} as open,
           coalesce(b.mailless, 0) as addresses_without_email,
           coalesce(b.phoneless, 0) as addresses_without_phone,
           coalesce(y.numberless, 0) as sipo_without_number,
           coalesce(y.numbers, '') as sipo_numbers, row_to_json(m) as money
      from asked a
      join money m on m.unit_id = a.unit_id
      left join book b on b.unit_id = a.unit_id
      left join contracts c on c.unit_id = a.unit_id
      left join payers y on y.unit_id = a.unit_id`;
}

/** Tenancies of the day by the end of their contract and its warning; the soonest of each kind by name. */
function contractsOn(clientId: OwnedClientId, ofAsked: Scope, day: string) {
  const kinds: Readonly<Record<ContractKind, ReturnType<typeof sql>>> = {
    contracts_expired: sql`t.contract_valid_to < ${day}::date`,
    contracts_ending: sql`t.contract_valid_to
      between ${day}::date and ${day}::date + ${SOON_DAYS}::integer`,
    contracts_warned: sql`t.contract_warning <= ${day}::date
      and ${lastsTo(day, undefined, 'contract_valid_to')}`,
  };
  const each = sql.join(
    Object.entries(kinds).map(
      ([kind, holds]) => sql`(${kind}::text, ${holds}, ${sql.ref(termOf(kind))})`,
    ),
  );
  const counted = (kind: ContractKind) => sql`count(*) filter (where d.kind = ${kind})`;
  return sql`
    due as (
      select t.unit_id, t.pasport_id, t.address_id, k.kind, k.term,
             row_number() over (partition by t.unit_id, k.kind
               order by k.term, t.pasport_tenant_id) as place
        from (${tenanciesOn(ofAsked, day)}) t
       cross join lateral (values ${each}) k (kind, holds, term)
       where k.holds),
    contracts as (
      select d.unit_id, ${counted('contracts_expired')} as expired,
             ${counted('contracts_ending')} as ending, ${counted('contracts_warned')} as warned,
             json_agg(json_build_object('kind', d.kind, 'name', coalesce(a.full_name, ''),
               'building_name', coalesce(p.building_name, ''),
               'space_number', coalesce(p.space_number, ''), 'on', d.term)
               order by d.kind, d.place) filter (where d.place <= ${NAMED_THINGS}) as named
        from due d
        left join person_names a on a.client_id = ${clientId} and a.unit_id = d.unit_id
             and a.address_id = d.address_id and d.place <= ${NAMED_THINGS}
        left join pasport_places p on p.client_id = ${clientId} and p.unit_id = d.unit_id
             and p.pasport_id = d.pasport_id and d.place <= ${NAMED_THINGS}
       group by d.unit_id)`;
}

const termOf = (kind: string) =>
  kind === 'contracts_warned' ? 't.contract_warning' : 't.contract_valid_to';

/** Who pays by SIPO on the day of the unit's period, each once, as the list of payers tells them. */
function payersOf(clientId: OwnedClientId) {
  const ofUnit = { client_id: clientId, where: sql`unit_id = a.unit_id` };
  return sql`
    payers as (
      select y.unit_id, count(*) as payers, count(*) filter (where b.sipo = '') as numberless,
             string_agg(b.sipo, ' ') filter (where b.sipo <> '') as numbers
        from (select distinct a.unit_id, t.address_id
                from asked a
               cross join lateral (${sipoPayersOn(ofUnit, sql.ref('a.sipo_day'))}) t
               where a.sipo_day is not null) y
        join person_names b on b.client_id = ${clientId} and b.unit_id = y.unit_id
             and b.address_id = y.address_id
       group by y.unit_id)`;
}
