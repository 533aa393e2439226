import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/database.ts';
import { kept, keptChange } from './kept.ts';

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

describe('a kept change', () => {
  test('is composed once for each set of columns, in whatever order they come', async () => {
    const composed: string[][] = [];
    const change = keptChange((db, fields: Readonly<Record<string, unknown>>, id: number) => {
      composed.push(Object.keys(fields));
      return db
        .selectNoFrom([
          ...Object.entries(fields).map(([name, value]) => sql`${value}::text`.as(name)),
          sql<number>`${id}::integer`.as('id'),
        ])
        .$castTo<Record<string, unknown>>();
    });
    const found = await world.database.reading(async (db) => [
      ...(await change(db, { name: 'Lípa', note: 'stará' }, 1)),
      ...(await change(db, { note: 'nová', name: 'Buk' }, 2)),
      ...(await change(db, { note: '' }, 3)),
    ]);
    expect(found).toEqual([
      { name: 'Lípa', note: 'stará', id: 1 },
      { name: 'Buk', note: 'nová', id: 2 },
      { note: '', id: 3 },
    ]);
    expect(composed).toEqual([['name', 'note'], ['note']]);
  });
});
