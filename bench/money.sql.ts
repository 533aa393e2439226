import type pg from 'pg';
import { withOwner } from '#server/db/founding.sql.ts';

/** Two services with advances in each space of the units $1. */
const costs = `
  insert into pasport_tenant_costs (client_id, unit_id, pasport_id, service_name, monthly_advance, valid_from)
  select client_id, unit_id, pasport_id, service, 80000 + pasport_id % 500 * 100, '2020-01-01'
    from pasports, unnest(array['Teplo', 'Fond oprav']) service
   where unit_id = any ($1) and kind = 'space' order by pasport_id`;

/** Accounts of the tenants, with so many months of both claims; nine of ten have paid all, others miss each third month. */
const history = (months: number): readonly string[] => [
  `insert into ledger_accounts (client_id, unit_id, pasport_id, party)
   select client_id, unit_id, pasport_id, address_id::text from pasport_tenants
    where unit_id = any ($1) order by pasport_id`,
  `insert into ledger_account_people (client_id, unit_id, ledger_account_id, place, address_id)
   select client_id, unit_id, ledger_account_id, 1, party::integer from ledger_accounts
    where unit_id = any ($1) order by ledger_account_id`,
  `insert into ledger_claims (client_id, unit_id, ledger_account_id, name, for_month, booked_in, due_on,
          amount, origin)
   select a.client_id, a.unit_id, a.ledger_account_id, service, m.month, m.month, m.month + 14, 80000, 'month'
     from ledger_accounts a,
          lateral (select (date '2022-01-01' + make_interval(months => n))::date as month
                     from generate_series(0, ${months} - 1) n) m,
          unnest(array['Teplo', 'Fond oprav']) service
    where a.unit_id = any ($1) order by a.ledger_account_id, m.month`,
  `with paid as (
     select a.client_id, a.unit_id, a.ledger_account_id, m.month,
            nextval(pg_get_serial_sequence('ledger_payments', 'ledger_payment_id')) as id
       from ledger_accounts a,
            lateral (select (date '2022-01-01' + make_interval(months => n))::date as month
                       from generate_series(0, ${months} - 1) n) m
      where a.unit_id = any ($1)
        and (a.ledger_account_id % 10 <> 0 or extract(month from m.month)::integer % 3 <> 0)),
   payments as (
     insert into ledger_payments (client_id, unit_id, ledger_payment_id, received_on, booked_in, amount, way)
     select client_id, unit_id, id, month + 10, month, 160000, 'bank' from paid)
   insert into ledger_parts (client_id, unit_id, ledger_payment_id, ledger_account_id, amount, reason)
   select client_id, unit_id, id, ledger_account_id, 160000, 'symbol' from paid`,
];

async function seed(owner: pg.ClientConfig, texts: readonly string[], units: readonly number[]) {
  await withOwner(owner, async (client) => {
    await client.query('set session_replication_role = replica');
    for (const text of texts) await client.query(text, [units]);
    await client.query('vacuum (analyze)');
  });
}

/** Advances of the spaces of the units; nothing of it is audited. */
export const seedCosts = (owner: pg.ClientConfig, units: readonly number[]): Promise<void> =>
  seed(owner, [costs], units);

/** Accounts of the units with two claims and nearly a payment for each of the months. */
export const seedLedger = (
  owner: pg.ClientConfig,
  units: readonly number[],
  months: number,
): Promise<void> => seed(owner, history(months), units);

/** How many claims there are, of all clients. */
export async function selectClaimTotal(owner: pg.ClientConfig): Promise<number> {
  return withOwner(owner, async (client) => {
    const { rows } = await client.query<{ total: string }>(
      'select count(*) as total from ledger_claims',
    );
    return Number(rows[0]?.total);
  });
}

/**
 * The balances of the accounts of the unit $1 of the client $2 at the end of the day $3, as anybody would
 * ask for them: two sums by accounts, with the space and the names.
 */
export const bareBalances = `
  select a.ledger_account_id, p.pasport_name, string_agg(d.full_name, ', ') as names,
         coalesce(c.claimed, 0)::float8 as claimed, coalesce(t.paid, 0)::float8 as paid
    from ledger_accounts a
    join pasports p on p.client_id = a.client_id and p.pasport_id = a.pasport_id
    join ledger_account_people w on w.client_id = a.client_id
         and w.ledger_account_id = a.ledger_account_id
    join addresses d on d.client_id = w.client_id and d.address_id = w.address_id
    left join (
      select ledger_account_id, sum(amount) as claimed from ledger_claims
       where client_id = $2 and unit_id = $1 and due_on <= $3::date group by 1) c
         on c.ledger_account_id = a.ledger_account_id
    left join (
      select t.ledger_account_id, sum(t.amount) as paid from ledger_parts t
        join ledger_payments y on y.client_id = t.client_id and y.unit_id = t.unit_id
             and y.ledger_payment_id = t.ledger_payment_id
       where t.client_id = $2 and t.unit_id = $1 and y.received_on <= $3::date group by 1) t
         on t.ledger_account_id = a.ledger_account_id
   where a.client_id = $2 and a.unit_id = $1
   group by a.ledger_account_id, p.pasport_name, c.claimed, t.paid
   order by p.pasport_name, a.ledger_account_id`;

/** Symbols of the accounts of the unit, with what is claimed of each in all, in hellers. */
export async function selectClaimedBySymbol(
  owner: pg.ClientConfig,
  unit_id: number,
): Promise<{ symbol: string; amount: number }[]> {
  return withOwner(owner, async (client) => {
    const { rows } = await client.query<{ symbol: string; amount: number }>(
      `select s.variable_symbol as symbol, sum(c.amount)::float8 as amount
         from ledger_accounts a
         join pasport_spaces s on s.client_id = a.client_id and s.pasport_id = a.pasport_id
         join ledger_claims c on c.client_id = a.client_id and c.ledger_account_id = a.ledger_account_id
        where a.unit_id = $1 group by 1, a.ledger_account_id order by a.ledger_account_id`,
      [unit_id],
    );
    return rows;
  });
}
