import type pg from 'pg';
import { withOwner } from '#server/db/founding.sql.ts';

/** The day on which the bench asks. */
export const EVENTS_ON = '2026-11-28';

/** Visits of three years in the spaces of the unit $1, each with a result and a finding; four of a hundred wait. */
const filling: readonly string[] = [
  `insert into works (client_id, code, name, writes)
   select client_id, 'MER', 'Odečet', 'reading' from units where unit_id = $1`,
  `insert into work_versions (client_id, work_id, valid_from, duration_minutes, price)
   select client_id, work_id, '2020-01-01', 15, 15000 from works
    where client_id = (select client_id from units where unit_id = $1) and code = 'MER'`,
  `insert into crews (client_id, name, letters, hours)
   select client_id, 'Měřená', 'M', '[]' from units where unit_id = $1`,
  `insert into rounds (client_id, unit_id, name, work_id, days, crew_ids, minutes, travel, gap)
   select u.client_id, u.unit_id, 'Obchůzka', w.work_id, '{2026-03-02}', array[c.crew_id], 15, 15, 0
     from units u join works w on w.client_id = u.client_id and w.code = 'MER'
     join crews c on c.client_id = u.client_id and c.name = 'Měřená'
    where u.unit_id = $1`,
  `insert into visits (client_id, unit_id, round_id, pasport_id, position, minutes, state, crew_id, day,
                       from_minute, ended)
   select r.client_id, r.unit_id, r.round_id, p.ids[1 + n % cardinality(p.ids)], n, 15, 'done', r.crew_ids[1],
          date '${EVENTS_ON}' - (n * 1096 / $2::integer), 480, now()
     from rounds r
     cross join (select array_agg(pasport_id order by pasport_id) as ids
                   from pasports where unit_id = $1 and kind = 'space') p
     cross join generate_series(1, $2::integer) n
    where r.unit_id = $1`,
  `insert into visit_results (client_id, unit_id, visit_id, key, state, told_at, outcome)
   select client_id, unit_id, visit_id, gen_random_uuid(), 'done', day + time '10:00',
          case when visit_id % 2500 = 0 then 'review' else 'written' end
     from visits where unit_id = $1`,
  `insert into visit_findings (client_id, unit_id, visit_result_id, position, told, outcome)
   select r.client_id, r.unit_id, r.visit_result_id, 1,
          jsonb_build_object('kind', 'reading', 'measuring_place_id', m.measuring_place_id,
                             'meter_id', d.meter_id, 'state', 10), 'written'
     from visit_results r
     join visits v on v.client_id = r.client_id and v.unit_id = r.unit_id and v.visit_id = r.visit_id
     join measuring_places m on m.client_id = v.client_id and m.unit_id = v.unit_id
          and m.pasport_id = v.pasport_id
     join meters d on d.client_id = m.client_id and d.unit_id = m.unit_id
          and d.measuring_place_id = m.measuring_place_id
    where r.unit_id = $1`,
];

/** Fills a unit, whose spaces have meters, with so many visits of three years; nothing of it is audited. */
export async function seedEvents(
  owner: pg.ClientConfig,
  unit_id: number,
  count: number,
): Promise<void> {
  await withOwner(owner, async (client) => {
    await client.query('set session_replication_role = replica');
    for (const text of filling) {
      await client.query(text, text.includes('$2') ? [unit_id, count] : [unit_id]);
      // Each is planned by what those before it have written.
      await client.query('analyze');
    }
    await client.query('vacuum (analyze)');
  });
}
