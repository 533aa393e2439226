import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/database.ts';
import { fillDemo } from './fill.ts';

const today = '2026-11-21';
let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
  await fillDemo(db.owner, { passwordHash: 'hash', today });
});
afterAll(() => db.close());

test('a few of one house of each client have chosen monthly information and got that of the last month', async () => {
  const { rows } = await db.owner.query<Record<string, unknown>>(
    `select i.client_id, p.pasport_name as house, i.month::text as month, count(*)::int as sent,
            count(i.opened)::int as opened, max(i.created) < $1::date + 1 as is_past,
            count(c.chosen)::int as chosen
       from monthly_infos i
       join pasports p on p.client_id = i.client_id and p.pasport_id = i.building_id
       left join monthly_info_choices c on c.client_id = i.client_id and c.pasport_id = i.pasport_id
            and c.address_id = i.address_id and c.withdrawn is null
      group by i.client_id, p.pasport_name, i.month order by i.client_id`,
    [today],
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) {
    expect(row).toMatchObject({ month: '2026-10-01', is_past: true, chosen: row['sent'] });
    expect(Number(row['sent'])).toBeGreaterThan(2);
    expect(Number(row['opened'])).toBeLessThan(Number(row['sent']));
  }
});

test('one house has the whole last month and that of a year before read from afar, and its town their weather', async () => {
  const { rows } = await db.owner.query(
    `with days as (select unnest(array['2025-09-30', '2025-10-31', '2026-09-30', '2026-10-31'])::date as day),
          remote as (
            select s.parent_id as house, p.kind, count(*)::int as places,
                   count(*) filter (where 4 = (select count(*) from days
                     join meter_readings r on r.meter_id = m.meter_id and r.read_on = day
                          and r.state is not null and r.source = 'remote'))::int as whole
              from measuring_places p
              join meters m using (client_id, unit_id, measuring_place_id)
              join space_places s on s.client_id = p.client_id and s.pasport_id = p.pasport_id
             where m.is_remote and m.removed_on is null and p.level = 'flat'
             group by s.parent_id, p.kind)
     select h.pasport_name as house, h.city_name as town,
            (select count(*)::int from degree_day_months d
               join degree_day_places t using (client_id, degree_day_place_id)
              where t.client_id = h.client_id and t.name = h.city_name
                and (d.year, d.month) in ((2025, 10), (2026, 10))) as months,
            array_agg(r.kind order by r.kind) as kinds
       from remote r join house_places h on h.pasport_id = r.house
      group by h.client_id, h.pasport_name, h.city_name
     having bool_and(r.whole >= r.places - 2)`,
  );
  expect(rows).toEqual([
    {
      house: 'Lipová 12',
      town: 'Brno',
      months: 2,
      kinds: ['cold-water', 'heat-allocator', 'hot-water'],
    },
  ]);
});
