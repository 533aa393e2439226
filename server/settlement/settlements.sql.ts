import { sql, type RawBuilder } from 'kysely';
import type { CountSums, Settlement } from '#contract/settlement/settlements.ts';
import { DELIVERED } from '#contract/settlement/words.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { KeptForecast } from '#contract/settlement/raise-offer.ts';
import { laterDocumentsOf } from '#server/core/billing/later-documents.sql.ts';
import {
  answersOf,
  lastForecast,
  raiseMonths,
  usesAndLaw,
  waitingOf,
  type UsesAndLaw,
} from '#server/core/billing/settlement-watch.sql.ts';
import type { Db } from '#server/db/db.ts';
import { RecordTable } from '#server/db/record-table.sql.ts';
import { selectAllBeside, selectRowsUnder } from '#server/db/rows-under.sql.ts';

export const settlementTable = new RecordTable('settlements', 'settlement_id');
export const acceptanceTable = new RecordTable(
  'settlement_acceptances',
  'settlement_acceptance_id',
);
export const countTable = new RecordTable('settlement_counts', 'settlement_count_id');

/** A settlement without what follows from the law. */
export type SettlementRow = Omit<
  Settlement,
  'deliver_until' | 'pay_until' | 'deliver_guard' | 'answer_guard' | 'raise'
> & {
  /** The last forecast that is kept, and how long before the end of the period a raise is offered. */
  readonly kept_forecast: KeptForecast | null;
  readonly raise_months: number;
  /** Recipients whom no statement has reached; null where no count tells how many there are. */
  readonly waiting: number | null;
  /** By when each recipient whose objections wait is to be answered, the first of his. */
  readonly answers: readonly string[];
  /** Objections without an answer, and those that were accepted and not put right yet. */
  readonly unsettled: number;
  readonly first_issued_on: string | null;
  /** The last days on which statements were posted and put into data boxes. */
  readonly posted_on: string | null;
  readonly boxed_on: string | null;
};

/** The name of a user of the portal; empty of one who is gone. */
const nameOf = (user: 'u' | 'r') => {
  const column = (name: string) => sql.ref(`${user}.${name}`);
  return sql`trim(coalesce(${column('first_name')} || ' ' || ${column('last_name')}, ''))`;
};

/** Whether a statement has gone to its recipient. */
const isDelivered = (of: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${of}.state`)} = any (${[...DELIVERED]}::text[])`;

/** On which day a statement was mailed or delivered by hand; null before that. */
export const deliveredOn = (of: string): RawBuilder<string | null> => sql<string | null>`
  coalesce(${sql.ref(`${of}.delivered_on`)},
           case when ${sql.ref(`${of}.state`)} = 'sent'
                then (${sql.ref(`${of}.settled`)} at time zone 'Europe/Prague')::date end)`;

/** Sums of a count `c`, as one JSON object. */
const SUMS = sql`jsonb_build_object(
  'settlement_count_id', c.settlement_count_id, 'number', c.number,
  'counted_at', to_char(c.created at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'counted_by', ${nameOf('u')}, 'cost', c.cost, 'advances', c.advances,
  'overpaid', c.overpaid, 'owed', c.owed, 'recipients', c.recipients)`;

/** Counts `c` of settlements with who made them. */
const COUNTS = sql`
  from settlement_counts c
  left join portal_users u on u.client_id = c.client_id and u.client_user_id = c.client_user_id`;

/** Sorts the count that was issued before those of a correction that was cancelled. */
export const FOLLOWED = sql`(s.correction = '' and c.settlement_count_id = s.reviewed_count_id) desc nulls last`;

/** Documents that the issued count of a settlement has not taken so; a correction that is open takes all by itself. */
const LATER = sql`
  left join settlement_counts k on k.client_id = s.client_id and k.unit_id = s.unit_id
       and k.settlement_count_id = i.settlement_count_id
  left join lateral (${laterDocumentsOf}) x on k.settlement_count_id is not null and s.correction = ''`;

function settlementsFrom(
  { client_id, unit_id }: OwnedUnit,
  condition: RawBuilder<unknown>,
): RawBuilder<SettlementRow> {
  return sql<SettlementRow>`
    select s.settlement_id, s.unit_id, s.building_id, coalesce(h.pasport_name, '') as building_name,
           s.period_from, s.period_to, s.note,
           case when i.settlement_issue_id is not null and s.correction = ''
                  then case when d.delivered = d.statements then 'delivered' else 'issued' end
                when s.reviewed_count_id is not null then 'reviewed'
                when i.settlement_issue_id is not null then 'correcting'
                when l.sums is not null then 'counted' else 'draft' end as state,
           l.sums as last, coalesce(l.counts, 0) as counts,
           case when s.reviewed_count_id is not null then s.reviewed_at end as reviewed_at,
           case when s.reviewed_count_id is null then '' else ${nameOf('r')} end as reviewed_by, s.first_issued_on, s.correction,
           i.issued_on, i.due_on, coalesce(d.statements, 0) as statements,
           coalesce(d.delivered, 0) as delivered,
           case when d.delivered = d.statements then d.delivered_on end as delivered_on,
           d.posted_on, d.boxed_on, o.objections, o.objections_open, o.unsettled,
           to_char(o.answer_until, 'YYYY-MM-DD') as answer_until, w.waiting, e.answers,
           coalesce(x.later_documents, '[]') as later_documents,
           ${lastForecast} as kept_forecast, ${raiseMonths(client_id)} as raise_months, s.created, s.updated, s.version
      from settlements s
      left join house_places h on h.client_id = s.client_id and h.unit_id = s.unit_id
           and h.pasport_id = s.building_id
      left join portal_users r on r.client_id = s.client_id and r.client_user_id = s.reviewed_by
      left join lateral (
        select ${SUMS} as sums, (count(*) over ())::integer as counts ${COUNTS}
         where c.client_id = s.client_id and c.unit_id = s.unit_id and c.settlement_id = s.settlement_id
         order by ${FOLLOWED}, c.number desc limit 1) l on true
      left join lateral (
        select n.settlement_issue_id, n.settlement_count_id, n.issued_on, n.due_on from settlement_issues n
         where n.client_id = s.client_id and n.unit_id = s.unit_id and n.settlement_id = s.settlement_id
         order by n.number desc limit 1) i on true
      left join lateral (
        select count(*)::integer as statements,
               count(*) filter (where ${isDelivered('m')})::integer as delivered,
               max(${deliveredOn('m')}) as delivered_on,
               max(m.delivered_on) filter (where m.state = 'posted') as posted_on,
               max(m.delivered_on) filter (where m.state = 'data-box') as boxed_on
          from settlement_statements m
         where m.client_id = s.client_id and m.unit_id = s.unit_id
           and m.settlement_issue_id = i.settlement_issue_id) d on true
      left join lateral (
        select count(*)::integer as objections,
               count(*) filter (where b.state = 'open')::integer as objections_open,
               count(*) filter (where b.state = 'open'
                                   or (b.state = 'accepted' and b.settlement_issue_id is null))::integer as unsettled,
               min(b.answer_until) filter (where b.state = 'open') as answer_until
          from settlement_objections b
         where b.client_id = s.client_id and b.unit_id = s.unit_id
           and b.settlement_id = s.settlement_id) o on true
      ${LATER}
     cross join lateral (${waitingOf}) w
     cross join lateral (${answersOf}) e
     where s.client_id = ${client_id} and s.unit_id = ${unit_id} and ${condition}
     order by s.period_from desc, h.pasport_name collate public.czech nulls first, s.settlement_id desc`;
}

/** Settlements of the unit, the newest periods first, beside what is settled in it and the law of terms. */
export async function selectSettlements(
  db: Db,
  unit: OwnedUnit,
): Promise<UsesAndLaw & { rows: SettlementRow[] }> {
  const beside = { one: usesAndLaw(unit), rows: settlementsFrom(unit, sql`true`) };
  const { one, rows } = await selectAllBeside(db, beside);
  return { ...one, rows };
}

export async function selectSettlement(
  db: Db,
  unit: OwnedUnit,
  id: number,
): Promise<SettlementRow | undefined> {
  return (await settlementsFrom(unit, sql`s.settlement_id = ${id}`).execute(db)).rows[0];
}

/** The settlement as it is kept; nobody changes it or counts it before the transaction ends. */
export async function selectSettlementForUpdate(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  id: number,
) {
  return db
    .selectFrom('settlements')
    .selectAll()
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .where('settlement_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Deletes the settlement with its counts and what was accepted; whether it was there. */
export async function deleteOne(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  id: number,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('settlements')
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .where('settlement_id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Sums of the counts of a settlement, the last one first; undefined where there is no such settlement. */
export async function selectCounts(
  db: Db,
  unit: OwnedUnit,
  id: number,
): Promise<CountSums[] | undefined> {
  const counts = sql<{ sums: CountSums }>`
    select ${SUMS} as sums ${COUNTS}
     where c.client_id = ${unit.client_id} and c.unit_id = ${unit.unit_id} and c.settlement_id = ${id}
     order by c.number desc`;
  const rows = await selectRowsUnder(db, settlementNamed(unit, id), counts);
  return rows?.map(({ sums }) => sums);
}

/** Of what a settlement is. */
export interface SettledDays {
  readonly building_id: number | null;
  readonly period_from: string;
  readonly period_to: string;
}

/** A count as it is stored, with the house and the days of its settlement. */
export interface StoredCount extends SettledDays {
  readonly sums: CountSums;
  readonly inputs: unknown;
  readonly counted: unknown;
}

/** Counts with their inputs and results. */
export const STORED = sql`
  select ${SUMS} as sums, c.inputs, c.counted, s.building_id, s.period_from, s.period_to ${COUNTS}
    join settlements s on s.client_id = c.client_id and s.unit_id = c.unit_id
         and s.settlement_id = c.settlement_id`;

/** A count of the settlement with its inputs and results. */
export async function selectStoredCount(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  { settlement_id, settlement_count_id }: { settlement_id: number; settlement_count_id: number },
): Promise<StoredCount | undefined> {
  const { rows } = await sql<StoredCount>`
    ${STORED}
     where c.client_id = ${client_id} and c.unit_id = ${unit_id}
       and c.settlement_id = ${settlement_id} and c.settlement_count_id = ${settlement_count_id}`.execute(
    db,
  );
  return rows[0];
}

/** The count that the settlement goes by: that of its last issue, else the one that was looked through; null without any. */
export async function selectCountToFollow(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  settlement_id: number,
): Promise<Pick<StoredCount, 'building_id' | 'inputs' | 'counted'> | undefined> {
  const { rows } = await sql<Pick<StoredCount, 'building_id' | 'inputs' | 'counted'>>`
    select s.building_id, c.inputs, c.counted
      from settlements s
      left join settlement_counts c on c.client_id = s.client_id and c.unit_id = s.unit_id
           and c.settlement_count_id = coalesce((
             select i.settlement_count_id from settlement_issues i
              where i.client_id = s.client_id and i.unit_id = s.unit_id and i.settlement_id = s.settlement_id
              order by i.number desc limit 1), s.reviewed_count_id)
     where s.client_id = ${client_id} and s.unit_id = ${unit_id}
       and s.settlement_id = ${settlement_id}`.execute(db);
  return rows[0];
}

/** A settlement that a call names, as a query: one row where the unit has it. */
export const settlementNamed = ({ client_id, unit_id }: OwnedUnit, id: number) => sql`
  select n.settlement_id, n.building_id, n.period_from, n.period_to from settlements n
   where n.client_id = ${client_id} and n.unit_id = ${unit_id} and n.settlement_id = ${id}`;

/** Why what checks found was accepted, by kinds. */
export async function selectAcceptances(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  id: number,
): Promise<{ id: number; kind: string; found: string; reason: string; accepted_by: string }[]> {
  const { rows } = await sql<{
    id: number;
    kind: string;
    found: string;
    reason: string;
    accepted_by: string;
  }>`
    select a.settlement_acceptance_id as id, a.kind, a.found, a.reason,
           ${nameOf('u')} as accepted_by
      from settlement_acceptances a
      left join portal_users u on u.client_id = a.client_id and u.client_user_id = a.client_user_id
     where a.client_id = ${client_id} and a.unit_id = ${unit_id} and a.settlement_id = ${id}`.execute(
    db,
  );
  return rows;
}
