import { sql, type RawBuilder } from 'kysely';
import { settlementLawKey, type SettlementLawKey } from '#contract/billing/law-words.ts';
import type { LawRow } from '#contract/rules/law-on.ts';
import { RAISE_MONTHS, type KeptForecast } from '#contract/settlement/raise-offer.ts';
import { DELIVERED } from '#contract/settlement/words.ts';
import type { OwnedClientId, OwnedUnit } from '#server/access/owned.ts';
import { jsonOf } from '#server/db/rows-under.sql.ts';
import { laterSettlements } from './later-documents.sql.ts';
import { ofUnit, type Scope } from '#server/core/time/records-on.sql.ts';
import { settlementLaw } from './settlement-law.sql.ts';

const TERMS: readonly SettlementLawKey[] = [
  'deliver-months',
  'pay-months',
  'objection-days',
  'answer-days',
  'inspection-days',
  'delay-daily',
];

/** Of a settlement that waits for something: to how many nothing was delivered, and what objections wait for an answer. */
export interface WatchedRow {
  readonly settlement_id: number;
  readonly unit_id: number;
  readonly building_id: number | null;
  readonly building_name: string;
  readonly period_from: string;
  readonly period_to: string;
  /** Recipients to whom no statement was delivered; null where no count tells how many there are. */
  readonly waiting: number | null;
  /** By when each recipient whose objection waits is to be answered; he is there once, with the first of his. */
  readonly answers: readonly string[];
}

const undelivered = sql`m.state <> all (${[...DELIVERED]}::text[])`;

/** Recipients of the settlement `s` whom no statement of any of its issues has reached: `waiting`, one row. */
export const waitingOf = sql`
  select case when s.first_issued_on is null
              then (select c.bearing from settlement_counts c
                     where c.client_id = s.client_id and c.unit_id = s.unit_id
                       and c.settlement_id = s.settlement_id
                     order by c.number desc limit 1)
              else (select count(*)::integer from settlement_statements m
                     where m.client_id = s.client_id and m.unit_id = s.unit_id
                       and m.settlement_id = s.settlement_id and ${undelivered} and not m.is_gone
                       and m.settlement_issue_id = (
                         select n.settlement_issue_id from settlement_issues n
                          where n.client_id = s.client_id and n.unit_id = s.unit_id
                            and n.settlement_id = s.settlement_id
                          order by n.number desc limit 1)
                       -- A correction that comes later is not late for who has had the first one.
                       and not exists (
                         select from settlement_statements d
                          where d.client_id = m.client_id and d.unit_id = m.unit_id
                            and d.settlement_id = m.settlement_id and not d.is_gone
                            and d.settlement_issue_id <> m.settlement_issue_id
                            and d.ledger_account_id = m.ledger_account_id
                            and d.state = any (${[...DELIVERED]}::text[])))
              end as waiting`;

/** By when each recipient of the settlement `s` whose objections wait is to be answered: `answers`, one row. */
export const answersOf = sql`
  select coalesce(json_agg(to_char(a.first, 'YYYY-MM-DD') order by a.first), '[]') as answers
    from (select min(b.answer_until) as first
            from settlement_objections b
            join settlement_statements m on m.client_id = b.client_id and m.unit_id = b.unit_id
                 and m.settlement_statement_id = b.settlement_statement_id
           where b.client_id = s.client_id and b.unit_id = s.unit_id
             and b.settlement_id = s.settlement_id and b.state = 'open'
             and b.answer_until is not null
           group by b.address_id, m.recipient_key) a`;

/** Settlements that wait for something, as a table. */
function watchedSettlements({ client_id, where }: Scope): RawBuilder<WatchedRow> {
  return sql<WatchedRow>`
    select s.settlement_id, s.unit_id, s.building_id, coalesce(h.pasport_name, '') as building_name,
           s.period_from, s.period_to, w.waiting, o.answers
      from (select * from settlements t
             where client_id = ${client_id} and ${where}
               and (first_issued_on is null
                    or (unit_id, settlement_id) in (
                      select m.unit_id, m.settlement_id from settlement_statements m
                       where m.client_id = ${client_id}
                         and m.state in ('made', 'waiting', 'failing', 'refused'))
                    or (unit_id, settlement_id) in (
                      select b.unit_id, b.settlement_id from settlement_objections b
                       where b.client_id = ${client_id} and b.state = 'open'))) s
      left join house_places h on h.client_id = s.client_id and h.unit_id = s.unit_id
           and h.pasport_id = s.building_id
     cross join lateral (${waitingOf}) w
     cross join lateral (${answersOf}) o
     order by s.period_to, s.settlement_id`;
}

/** What is settled in a unit, by which it is told whether a settlement was not opened. */
export interface SettledUse {
  readonly unit_id: number;
  /** The house; null of the whole unit. */
  readonly building_id: number | null;
  readonly building_name: string;
  /** From when and until when a rule or a billing place asks for a settlement; null of what asks for none. */
  readonly since: string | null;
  /** Null while it goes on. */
  readonly till: string | null;
  /** The last day that a settlement of the house, or of the whole unit, covers; null before the first one. */
  readonly settled_to: string | null;
}

/** Rules and billing places by the houses that they name, with the days for which they ask for a settlement. */
const asking = ({ client_id, where }: Scope) => sql`
  select unit_id, pasport_id as building_id, valid_from as since, valid_to as till
    from billing_rules where client_id = ${client_id} and ${where}
   union all
  select p.unit_id, h.building_id, coalesce(p.valid_from, d.since), p.valid_to
    from (select * from billing_places
           where client_id = ${client_id} and ${where} and not hidden) p
    left join billing_place_parts t on t.client_id = p.client_id and t.unit_id = p.unit_id
         and t.billing_place_id = p.billing_place_id and t.pasport_id is not null
    left join pasport_places h on h.client_id = t.client_id and h.unit_id = t.unit_id
         and h.pasport_id = t.pasport_id
    left join lateral (
      select min(period_from) as since from billing_documents
       where client_id = p.client_id and unit_id = p.unit_id
         and billing_place_id = p.billing_place_id) d on true`;

/** Houses, and the whole unit as a row without one, that a rule, a place or a settlement is of; as a table. */
function settledUses(of: Scope): RawBuilder<SettledUse> {
  const { client_id, where } = of;
  return sql<SettledUse>`
    select u.unit_id, u.building_id, coalesce(h.pasport_name, '') as building_name,
           min(u.since) as since,
           case when bool_or(u.since is not null and u.till is null) then null else max(u.till) end as till,
           max(u.settled_to) as settled_to
      from (select unit_id, building_id, since, till, null::date as settled_to
              from (${asking(of)}) a where since is not null
             union all
            select unit_id, building_id, null, null, period_to
              from settlements where client_id = ${client_id} and ${where}) u
      left join house_places h on h.client_id = ${client_id} and h.unit_id = u.unit_id
           and h.pasport_id = u.building_id
     group by u.unit_id, u.building_id, h.pasport_name
     order by h.pasport_name collate public.czech nulls first, u.building_id`;
}

/** A running settlement with its last forecast that is kept, and how long before its end a raise is offered. */
export interface ForecastRow extends KeptForecast {
  readonly settlement_id: number;
  readonly building_name: string;
  readonly period_from: string;
  readonly period_to: string;
  readonly raise_months: number;
}

/** The last forecast of the settlement `s` that is kept, as a JSON object; null where there is none. */
export const lastForecast = sql`(
  select json_build_object('month', f.month, 'as_of', f.as_of, 'owing', f.owing,
           'owed', f.owed::float8, 'months_left', f.months_left)
    from settlement_forecasts f
   where f.client_id = s.client_id and f.unit_id = s.unit_id
     and f.settlement_id = s.settlement_id and f.fault = '' and s.first_issued_on is null
   order by f.month desc limit 1)`;

/** So many months before the end of a period a raise is offered by the client. */
export const raiseMonths = (client_id: OwnedClientId) => sql`
  coalesce((select x.raise_months from settlement_texts x where x.client_id = ${client_id}),
           ${RAISE_MONTHS}::integer)`;

/** Settlements of the unit `a` with forecasts that are kept, as a table. */
export const forecastsOf = (client_id: OwnedClientId) => sql`
  select s.settlement_id, coalesce(h.pasport_name, '') as building_name, s.period_from, s.period_to,
         f.month, f.as_of, f.owing, f.owed::float8 as owed, f.months_left,
         ${raiseMonths(client_id)} as raise_months
    from settlements s
    join lateral (
      select * from settlement_forecasts f
       where f.client_id = s.client_id and f.unit_id = s.unit_id
         and f.settlement_id = s.settlement_id and f.fault = ''
       order by f.month desc limit 1) f on f.owing > 0
    left join house_places h on h.client_id = s.client_id and h.unit_id = s.unit_id
         and h.pasport_id = s.building_id
   where s.client_id = ${client_id} and s.unit_id = a.unit_id and s.first_issued_on is null
   order by s.period_to, s.settlement_id`;

/** What the terms of the unit `a` and what came after an issue are told by: `watched`, `uses`, `forecasts` and `later`, as columns. */
export function guardsOf(client_id: OwnedClientId) {
  const of = { client_id, where: sql`unit_id = a.unit_id` };
  return sql`
    (select coalesce(json_agg(w), '[]') from (${watchedSettlements(of)}) w) as watched,
    (select coalesce(json_agg(x), '[]') from (${settledUses(of)}) x) as uses,
    (select coalesce(json_agg(f), '[]') from (${forecastsOf(client_id)}) f) as forecasts,
    ${laterSettlements(client_id)} as later`;
}

/** Rows of the law by which terms run, as a JSON list. */
const lawRows = (keys: readonly SettlementLawKey[]) => sql`(
  select coalesce(json_agg(json_build_object('key', l.key, 'holds_from', l.holds_from,
           'value', l.value::float8, 'unit', l.unit, 'source', l.source)), '[]')
    from (${settlementLaw()}) l where l.key = any (${[...keys]}::text[]))`;

/** All of them. */
export const allLaw = lawRows(settlementLawKey.options);

/** Those by which the guard of terms goes. */
export const guardLaw = lawRows(['deliver-months', 'delay-daily']);

export interface UsesAndLaw {
  readonly uses: readonly SettledUse[];
  readonly law: readonly LawRow[];
}

/** What is settled in the unit, and the law of terms, as a query of one row. */
export function usesAndLaw(unit: OwnedUnit): RawBuilder<UsesAndLaw> {
  return sql`
    select ${jsonOf(settledUses(ofUnit(unit)))} as uses, ${lawRows(TERMS)} as law`;
}
