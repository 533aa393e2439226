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

test('the demo asks one house: a third is silent, some declare more than is recorded', async () => {
  const { rows } = await db.owner.query<Record<string, number>>(
    `select (select count(*)::int from person_campaign_spaces) as asked,
            (select count(*)::int from person_declarations) as answered,
            (select count(*)::int from person_declarations where note <> '') as noted,
            (select count(*)::int from person_declarations where created >= $1) as later`,
    [today],
  );
  const { asked = 0, answered = 0, noted = 0, later } = rows[0] ?? {};
  expect(answered).toBeGreaterThan(5);
  expect(asked).toBeGreaterThan(answered);
  expect(noted).toBeGreaterThan(0);
  expect(later).toBe(0);
});
