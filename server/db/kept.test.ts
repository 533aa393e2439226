import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/database.ts';
import { kept } from './kept.ts';

let world: TestDatabase;
beforeAll(async () => {
  world = await createTestDatabase();
});
afterAll(() => world.close());

describe('a kept query', () => {
  test('is composed once, and asks each time for the values of the call', async () => {
    let composed = 0;
    const both = kept((db, one: number, other: string) => {
      composed += 1;
      return db
        .selectNoFrom([
          sql<number>`${one}::integer`.as('one'),
          sql<string>`${other}::text`.as('other'),
        ])
        .where(sql<boolean>`${one}::integer > ${0}`);
    });
    const found = await world.database.reading(async (db) => [
      await both(db, 1, 'jedna'),
      await both(db, 2, 'dvě'),
      await both(db, 0, 'nic'),
    ]);
    expect(found).toEqual([[{ one: 1, other: 'jedna' }], [{ one: 2, other: 'dvě' }], []]);
    expect(composed).toBe(1);
  });

  test('takes no value that its text would depend on', async () => {
    const one = kept((db, name: string) =>
      db.selectNoFrom(sql<number>`1`.as('one')).$if(name === 'nic', (query) => query.limit(0)),
    );
    await expect(world.database.reading((db) => one(db, 'nic'))).rejects.toThrow(/no parameter/);
  });
});
