import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/database.ts';
import { fillDemo } from './fill.ts';

const days = ['2026-11-21', '2027-01-01', '2027-01-03'] as const;
const filled = new Map<string, TestDatabase>();
beforeAll(async () => {
  for (const today of days) {
    const db = await createTestDatabase();
    filled.set(today, db);
    await fillDemo(db.owner, { passwordHash: 'hash', today });
  }
});
afterAll(async () => {
  for (const db of filled.values()) await db.close();
});

test.each(days)(
  'on %s the demo has one house read by its people: some have sent, one a state that cannot follow',
  async (today) => {
    const { owner } = filled.get(today) ?? {};
    const { rows } = (await owner?.query<Record<string, number>>(
      `select (select count(*)::int from self_reading_rounds where state = 'running') as rounds,
            (select count(*)::int from self_reading_spaces) as asked,
            (select count(distinct self_reading_space_id)::int from self_readings) as answered,
            (select count(*)::int from self_readings where outcome = 'waiting') as waiting,
            (select count(*)::int from self_readings s cross join lateral (
               select r.state from meter_readings r
                where r.meter_id = s.meter_id and r.state is not null and r.read_on < s.read_on
                order by r.read_on desc limit 1) l where s.state < l.state) as lower,
            (select count(*)::int from self_readings s
              where exists (select from meter_readings r
                             where r.meter_id = s.meter_id and (r.read_on = s.read_on
                                   or r.read_on > s.read_on and r.state < s.state))) as met,
            (select count(*)::int from self_readings where created >= $1 or read_on > $1) as later`,
      [today],
    )) ?? { rows: [] };
    const { rounds, asked = 0, answered = 0, waiting, lower, met, later } = rows[0] ?? {};
    expect({ rounds, lower, met, later }).toEqual({ rounds: 1, lower: 1, met: 0, later: 0 });
    expect(answered).toBeGreaterThan(2);
    expect(asked).toBeGreaterThan(2 * answered);
    expect(waiting).toBeGreaterThan(answered);
  },
);
