import { sql, type RawBuilder } from 'kysely';
import type { MatchAccount } from '#contract/rules/payment-match.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { partiesOn } from './parties.sql.ts';

/** An account with what it is known by, and how people call it. */
export type StoredMatchAccount = MatchAccount & {
  readonly pasport_id: number;
  readonly space_number: string;
  readonly building_name: string;
};

/** All accounts of the unit with what a payment finds them by, as a query: each table is read once. */
export function matchAccounts({ client_id, unit_id }: OwnedUnit): RawBuilder<StoredMatchAccount> {
  const ofUnit = (of: string) => sql`${sql.ref(`${of}.client_id`)} = ${client_id}
    and ${sql.ref(`${of}.unit_id`)} = ${unit_id}`;
  return sql<StoredMatchAccount>`
    with claimed as materialized (
      select l.ledger_account_id, sum(l.amount) as amount, max(l.for_month) as last_month
        from ledger_claims l where ${ofUnit('l')} group by 1),
    monthly as materialized (
      select l.ledger_account_id, sum(l.amount) as amount
        from claimed c
        join ledger_claims l on ${ofUnit('l')} and l.ledger_account_id = c.ledger_account_id
             and l.for_month = c.last_month
       group by 1),
    paid as materialized (
      select t.ledger_account_id, sum(t.amount) as amount
        from ledger_parts t where ${ofUnit('t')} group by 1),
    people as materialized (
      select p.ledger_account_id, array_agg(n.full_name order by p.place) as names
        from ledger_account_people p
        join person_names n on n.client_id = p.client_id and n.unit_id = p.unit_id
             and n.address_id = p.address_id
       where ${ofUnit('p')} group by 1),
    payers as materialized (
      select y.ledger_account_id, array_agg(y.payer_account) as payers
        from ledger_payers y where ${ofUnit('y')} group by 1)
    select a.ledger_account_id, a.pasport_id, s.space_number, s.building_name,
           ltrim(coalesce(s.variable_symbol, ''), '0') as symbol,
           coalesce(n.names, '{}') as names, coalesce(y.payers, '{}') as payers,
           (coalesce(c.amount, 0) - coalesce(t.amount, 0))::float8 as owed,
           coalesce(m.amount, 0)::float8 as monthly
      from ledger_accounts a
      join pasport_places s on s.client_id = a.client_id and s.unit_id = a.unit_id
           and s.pasport_id = a.pasport_id
      left join claimed c on c.ledger_account_id = a.ledger_account_id
      left join monthly m on m.ledger_account_id = a.ledger_account_id
      left join paid t on t.ledger_account_id = a.ledger_account_id
      left join people n on n.ledger_account_id = a.ledger_account_id
      left join payers y on y.ledger_account_id = a.ledger_account_id
     where ${ofUnit('a')}
     order by a.ledger_account_id`;
}

export async function selectMatchAccounts(db: Db, unit: OwnedUnit): Promise<StoredMatchAccount[]> {
  return (await matchAccounts(unit).execute(db)).rows;
}

/** Which accounts of the places are of those who bear them, on each of the days. */
export async function selectPresent(
  db: Db,
  unit: OwnedUnit,
  { days, places }: { readonly days: readonly string[]; readonly places: readonly number[] },
): Promise<{ day: string; ledger_account_id: number }[]> {
  if (days.length === 0) return [];
  const among = sql`pasport_id = any (${[...places]}::integer[])`;
  const { rows } = await sql<{ day: string; ledger_account_id: number }>`
    select to_char(d.day, 'YYYY-MM-DD') as day, a.ledger_account_id
      from unnest(${[...days]}::date[]) as d (day)
     cross join lateral (${partiesOn(unit, sql`d.day`, among)}) y
      join ledger_accounts a on a.client_id = ${unit.client_id} and a.unit_id = ${unit.unit_id}
           and a.pasport_id = y.pasport_id and a.party = y.party`.execute(db);
  return rows;
}

/** Which of the accounts are of others than those who bear their space, on each of the days. */
export async function selectOvertaken(
  db: Db,
  unit: OwnedUnit,
  { days, ids }: { readonly days: readonly string[]; readonly ids: readonly number[] },
): Promise<{ day: string; ledger_account_id: number }[]> {
  if (days.length === 0 || ids.length === 0) return [];
  const { client_id, unit_id } = unit;
  const own = sql`
    client_id = ${client_id} and unit_id = ${unit_id}
    and ledger_account_id = any (${[...ids]}::integer[])`;
  const among = sql`pasport_id in (select pasport_id from ledger_accounts where ${own})`;
  const { rows } = await sql<{ day: string; ledger_account_id: number }>`
    select to_char(d.day, 'YYYY-MM-DD') as day, a.ledger_account_id
      from unnest(${[...days]}::date[]) as d (day)
     cross join lateral (${partiesOn(unit, sql`d.day`, among)}) y
      join (select ledger_account_id, pasport_id, party from ledger_accounts where ${own}) a
        on a.pasport_id = y.pasport_id and a.party <> y.party`.execute(db);
  return rows;
}
