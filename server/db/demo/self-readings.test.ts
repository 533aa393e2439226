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

test('the demo has one house read by its people: some have sent, one a state that cannot follow', async () => {
  const { rows } = await db.owner.query<Record<string, number>>(
    `select (select count(*)::int from self_reading_rounds where state = 'running') as rounds,
            (select count(*)::int from self_reading_spaces) as asked,
            (select count(distinct self_reading_space_id)::int from self_readings) as answered,
            (select count(*)::int from self_readings where outcome = 'waiting') as waiting,
            (select count(*)::int from self_readings s cross join lateral (
               select r.state from meter_readings r
                where r.meter_id = s.meter_id and r.state is not null and r.read_on < s.read_on
                order by r.read_on desc limit 1) l where s.state < l.state) as lower,
            (select count(*)::int from self_readings where created >= $1 or read_on > $1) as later`,
    [today],
  );
  const { rounds, asked = 0, answered = 0, waiting, lower, later } = rows[0] ?? {};
  expect({ rounds, lower, later }).toEqual({ rounds: 1, lower: 1, later: 0 });
  expect(answered).toBeGreaterThan(2);
  expect(asked).toBeGreaterThan(2 * answered);
  expect(waiting).toBeGreaterThan(answered);
});
