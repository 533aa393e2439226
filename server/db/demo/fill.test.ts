import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { businessIdRule } from '#contract/rules/business-id.ts';
import { sipoRule } from '#contract/rules/sipo.ts';
import { unreadBadge } from '#contract/rules/unread-badge.ts';
import { APP_ROLE, migrate } from '../migrate.ts';
import { fillDemo } from './fill.ts';

const name = `demo_${randomBytes(4).toString('hex')}`;
const today = '2026-11-21';
let admin: pg.Client;
/** The owner of the tables, bound by row-level security as a provider's user is; a superuser, who sees all. */
let owner: pg.Client;
let all: pg.Client;

const connect = async (connection: pg.ClientConfig) => {
  const client = new pg.Client(connection);
  await client.connect();
  return client;
};
const one = async <T>(text: string): Promise<T | undefined> =>
  (await all.query<{ value: T }>(`select (${text}) as value`)).rows[0]?.value;
const column = async <T>(text: string): Promise<T[]> =>
  (await all.query<{ value: T }>(text)).rows.map(({ value }) => value);

beforeAll(async () => {
  const address = inject('cluster');
  admin = await connect({ ...address, database: 'postgres' });
  await admin.query(`create role ${name} login createrole`);
  await admin.query(`grant ${APP_ROLE} to ${name}`);
  await admin.query(`create database ${name} owner ${name}`);
  const connection = { ...address, user: name, database: name };
  await migrate(connection);
  await admin.query(`create database ${name}_empty template ${name} owner ${name}`);
  owner = await connect(connection);
  await fillDemo(owner, { passwordHash: 'hash', today });
  all = await connect({ ...address, database: name });
});
afterAll(async () => {
  await owner.end();
  await all.end();
  await admin.query(`drop database ${name} with (force)`);
  await admin.query(`drop database ${name}_empty with (force)`);
  await admin.query(`drop role ${name}`);
  await admin.end();
});

describe('the demo', () => {
  test('has two clients with three and six units', async () => {
    const units = 'select count(*)::int as value from units group by client_id order by client_id';
    expect(await column(units)).toEqual([3, 6]);
  });

  test('has two whole seasons of degree-days of two towns, and nothing of a month to come', async () => {
    const seasons = `select count(*)::int as value from degree_day_months
      where make_date(year, month, 1) >= '2024-09-01' and make_date(year, month, 1) < '2026-09-01'
      group by client_id, degree_day_place_id`;
    expect(await column(seasons)).toEqual([18, 18, 18, 18]);
    const ahead = `select count(*)::int from degree_day_months
      where make_date(year, month, 1) >= date_trunc('month', '${today}'::date)`;
    expect(await one(ahead)).toBe(0);
  });

  test('has an invented agreement with the post in each unit', async () => {
    expect(
      await one(`select count(*)::int from sipo_settings where organisation_number ~ '^999'`),
    ).toBe(await one('select count(*)::int from units'));
  });

  test('has over four hundred spaces shown for the first client, each with an area', async () => {
    const shown =
      'select count(*)::int from pasports where client_id = 1 and kind = $$space$$ and not hidden';
    expect(await one<number>(shown)).toBeGreaterThan(400);
    expect(await one('select count(*)::int from pasport_spaces where total_area < 4')).toBe(0);
  });

  test('has its users with their roles and without a last unit', async () => {
    const columns = 'user_identity, client_id, is_sys_admin, is_client_admin, last_unit_id';
    const query = `select ${columns} from client_users order by client_user_id`;
    const { rows } = await all.query<Record<string, unknown>>(query);
    expect(rows.map((row) => Object.values(row))).toEqual([
      ['admin@example.cz', 1, true, true, null],
      ['spravce@example.cz', 1, false, true, null],
      ['ucetni@example.cz', 1, false, false, null],
      ['technik@example.cz', 1, false, false, null],
      ['monter@example.cz', 1, false, false, null],
      ['soused@example.cz', 2, false, true, null],
    ]);
  });

  test('fills the unread badge of the manager beyond what it can show', async () => {
    const waiting = `select count(*)::int from client_user_messages join client_users using (client_id, client_user_id)
                      where user_identity = 'spravce@example.cz' and confirmed is null`;
    expect(unreadBadge((await one<number>(waiting)) ?? 0)).toBe('9+');
  });

  test('hides some addresses, spaces, buildings and groups', async () => {
    const kinds =
      'select distinct kind as value from pasports where client_id = 1 and hidden order by kind';
    expect(await column(kinds)).toEqual(['building', 'group', 'space']);
    expect(await one<number>('select count(*)::int from addresses where hidden')).toBeGreaterThan(
      10,
    );
  });

  test('has business IDs and SIPO numbers with right check digits', async () => {
    const ids = await column<string>(
      `select business_id as value from clients union select business_id from units
       union select business_id from addresses where address_type <> 'person'`,
    );
    const sipos = await column<string>(
      "select sipo as value from addresses where sipo <> '' union select sipo from units where sipo <> ''",
    );
    expect(ids.length).toBeGreaterThan(15);
    expect(sipos.length).toBeGreaterThan(50);
    expect(ids.filter((id) => businessIdRule(id) !== null)).toEqual([]);
    expect(sipos.filter((sipo) => sipoRule(sipo) !== null)).toEqual([]);
  });

  test('marks persons and firms as invented', async () => {
    const plain =
      "select full_name as value from addresses where note not like '%vymyšlen%(ukázka)'";
    expect(await column(plain)).toEqual([]);
  });

  test('has devices of its houses with two reports each, by a company, marked as invented', async () => {
    const reports = `select count(*)::int as value from revision_reports group by client_id, revision_id`;
    const counts = await column<number>(reports);
    expect(counts.length).toBeGreaterThan(50);
    expect(new Set(counts)).toEqual(new Set([2]));
    const plain = `select device_name as value from revisions
                    where note not like '%vymyšlen%(ukázka)' or address_id is null`;
    expect(await column(plain)).toEqual([]);
    const future = `select done_on as value from revision_reports where done_on > '${today}'`;
    expect(await column(future)).toEqual([]);
  });

  test('has orders of work in all states, marked as invented, behind which the next number is free', async () => {
    const states = await column('select distinct state as value from address_orders order by 1');
    expect(states).toEqual(['confirmed', 'done', 'planned', 'rejected', 'requested']);
    const plain =
      "select order_number as value from address_orders where note not like '%vymyšlen%(ukázka)'";
    expect(await column(plain)).toEqual([]);
    const taken = `select o.order_number as value from address_orders o
                     left join address_order_numbers n on n.client_id = o.client_id and n.unit_id = o.unit_id
                      and n.order_year = split_part(o.order_number, '-', 2)::integer
                    where split_part(o.order_number, '-', 3)::integer > coalesce(n.last_number, 0)`;
    expect(await column(taken)).toEqual([]);
  });

  test('writes to no address outside the domains for examples', async () => {
    const foreign = `select email as value from addresses where email !~ '^([a-z0-9.]+@example\\.(cz|com))?$'
                     union select email from clients where email !~ '@example\\.(cz|com)$'
                     union select email from units where email !~ '@example\\.(cz|com)$'`;
    expect(await column(foreign)).toEqual([]);
  });

  test('holds Czech letters whole', async () => {
    const broken = "select full_name as value from addresses where full_name ~ '[ÃÄÅ�?]'";
    expect(await column(broken)).toEqual([]);
    expect(
      await one<number>("select count(*)::int from addresses where full_name ~ '[ěščřžůý]'"),
    ).toBeGreaterThan(200);
  });
});

const overlapping = (table: string, id: string, more = '') => `
  select a.${id} as value from ${table} a join ${table} b
      on a.client_id = b.client_id and a.pasport_id = b.pasport_id and a.${id} < b.${id} ${more}
     and daterange(a.valid_from, a.valid_to, '[]') && daterange(b.valid_from, b.valid_to, '[]')`;

describe('the history of the demo', () => {
  test('has one tenant and one number of persons in a space at a time', async () => {
    expect(await column(overlapping('pasport_tenants', 'pasport_tenant_id'))).toEqual([]);
    expect(await column(overlapping('pasport_users', 'pasport_user_id'))).toEqual([]);
  });

  test('has advances of each tenant for as long as he uses the space', async () => {
    const without = `select t.pasport_tenant_id as value from pasport_tenants t
      where not exists (select from pasport_tenant_costs c
        join units u using (client_id, unit_id)
       where (c.client_id, c.pasport_id, c.valid_from) = (t.client_id, t.pasport_id, t.valid_from)
         and (c.valid_to is not distinct from t.valid_to)
         and (case when u.payer = 'owner' then c.pasport_tenant_id is null
                   else c.pasport_tenant_id = t.pasport_tenant_id end))`;
    const outside = `select c.pasport_tenant_cost_id as value from pasport_tenant_costs c
      join pasport_tenants t using (client_id, pasport_tenant_id)
     where (c.valid_from, c.valid_to) is distinct from (t.valid_from, t.valid_to)
        or monthly_advance % 1000 <> 0 or monthly_advance = 0`;
    expect([...(await column(without)), ...(await column(outside))]).toEqual([]);
  });

  test('has the areas of spaces that follow from their rooms', async () => {
    const other = `select s.pasport_space_id as value from pasport_spaces s
      join (select client_id, pasport_id, coalesce(sum(floor_area) filter (where is_heated), 0) as heated,
                   round(sum(floor_area * countable_coefficient), 2) as countable
              from pasport_rooms group by 1, 2) r using (client_id, pasport_id)
     where (s.heated_area, s.countable_area) <> (r.heated, r.countable)`;
    expect(await one<number>('select count(*)::int from pasport_rooms')).toBeGreaterThan(100);
    expect(await column(other)).toEqual([]);
  });

  test('gives no space more owners than a whole', async () => {
    // Spouses in joint property are both recorded with the whole.
    const once = 'filter (where not is_joint or has_vote)';
    const over = `select pasport_id as value from pasport_ownerships where valid_to is null
                   group by client_id, pasport_id
                  having sum(share_numerator::numeric / share_denominator) ${once} <> 1`;
    expect(await column(over)).toEqual([]);
    const apart = 'and a.share_denominator = 1 and not (a.is_joint and b.is_joint)';
    expect(await column(overlapping('pasport_ownerships', 'pasport_ownership_id', apart))).toEqual(
      [],
    );
  });

  test('has a flat of the association sold last month, to two co-owners', async () => {
    const sold = `select concat_ws(' ', w.action, o.share_denominator, o.valid_to - t.first_day) as value
      from pasport_transfers t join pasport_transfer_records w using (client_id, pasport_transfer_id) join pasport_ownerships o on o.client_id = t.client_id and o.pasport_ownership_id = w.record_id
     where t.client_id = (select min(client_id) from clients) order by w.action desc, w.record_id`;
    expect(await column(sold)).toEqual(['end 1 -1', 'add 2', 'add 2']);
  });

  test('begins nothing after today', async () => {
    const tables = [
      'pasport_tenants',
      'pasport_users',
      'pasport_ownerships',
      'pasport_rooms',
      'pasport_roommates',
      'pasport_tenant_costs',
    ];
    const latest = tables
      .map((table) => `select max(valid_from)::text as value from ${table}`)
      .join(' union all ');
    for (const day of await column<string>(latest)) expect(day < today).toBe(true);
    expect(await one<boolean>(`select max(created) < '${today}' from client_user_messages`)).toBe(
      true,
    );
  });

  test('lets nobody rent before growing up or live somewhere before being born', async () => {
    const young = `select full_name as value from pasport_tenants join addresses using (client_id, address_id)
                    where valid_from < birth_date + interval '18 years'`;
    const unborn = `select full_name as value from pasport_roommates join addresses using (client_id, address_id)
                     where valid_from < birth_date`;
    expect([...(await column(young)), ...(await column(unborn))]).toEqual([]);
  });

  test('is written in the history of records under its own name', async () => {
    expect(await column('select distinct user_name as value from audit_log')).toEqual([
      'Ukázková data',
    ]);
    const missing = `select unit_id as value from units u where not exists (
      select from audit_log a where a.client_id = u.client_id and a.record_type = 'units' and a.record_id = u.unit_id)`;
    expect(await column(missing)).toEqual([]);
  });
});

describe('filling an empty database', () => {
  const address = () => ({ ...inject('cluster'), user: name, database: `${name}_empty` });

  test('can be begun again after it failed', async () => {
    const client = await connect(address());
    await expect(fillDemo(client, { passwordHash: 'no\u0000text', today })).rejects.toThrow();
    const { rows } = await client.query('select is_called from clients_client_id_seq');
    await client.end();
    expect(rows).toEqual([{ is_called: false }]);
  });

  test('is done once by two processes that start at the same time', async () => {
    const clients = await Promise.all([connect(address()), connect(address())]);
    await Promise.all(clients.map((client) => fillDemo(client, { passwordHash: 'hash', today })));
    await Promise.all(clients.map((client) => client.end()));
    const seeing = await connect({ ...inject('cluster'), database: `${name}_empty` });
    const { rows } = await seeing.query('select count(*)::int as clients from clients');
    await seeing.end();
    expect(rows).toEqual([{ clients: 2 }]);
  });
});

describe('filling again', () => {
  test('does nothing where the demo stands', async () => {
    const before = await one('select count(*)::int from audit_log');
    await fillDemo(owner, { passwordHash: 'other', today });
    expect(await one('select count(*)::int from audit_log')).toBe(before);
  });

  test('leaves the next ids free', async () => {
    await owner.query("begin; select set_config('app.client_id', '1', true)");
    await owner.query(
      "insert into units (client_id, name, full_name) values (1, 'Další', 'Další')",
    );
    await owner.query(
      "insert into addresses (client_id, unit_id, last_name) values (1, 1, 'Nováková')",
    );
    await owner.query('rollback');
    expect(await one('select last_value::int from units_unit_id_seq')).toBe(10);
  });
});
