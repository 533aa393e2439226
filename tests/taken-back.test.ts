import { expect, test } from 'vitest';
import { insertRow } from './builders.ts';
import type { TestDatabase } from './database.ts';
import { named, walk } from './endpoints/walk.ts';

// What a walk takes back is taken back whole: the next request meets the client as it was made (decision 120).

const walking = walk();

/** What stands in every table, each as one text. */
async function everything({ owner }: TestDatabase): Promise<Record<string, string>> {
  const { rows: tables } = await owner.query<{ name: string }>(
    `select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await owner.query<{ all: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, ' ' order by t::text)), '') as all
         from ${name} t`,
    );
    found[name] = rows[0]?.all ?? '';
  }
  return found;
}

const tablesOtherIn = (one: Record<string, string>, other: Record<string, string>) =>
  Object.keys(one).filter((name) => one[name] !== other[name]);

test('after every request of the contract a client stands in every table as it was made', async () => {
  const { db } = walking.world;
  const scene = await walking.own();
  const made = await everything(db);
  for (const [, endpoint] of named.filter(([, { method }]) => method !== 'GET')) {
    const token = await scene.token(endpoint.access);
    await walking.answer(endpoint, scene, { token });
  }
  expect(tablesOtherIn(made, await everything(db)).length).toBeGreaterThan(60);
  expect(await walking.own()).toBe(scene);
  expect(tablesOtherIn(made, await everything(db))).toEqual([]);
}, 240_000);

test('what got another number, what came and went and what was changed is taken back', async () => {
  const { db } = walking.world;
  const { client_id, unit_id } = await walking.own();
  const made = await everything(db);
  const addressed = { client_id, unit_id, last_name: 'Nová' };
  const { address_id } = await insertRow(db, 'addresses', addressed);
  await db.owner.query('update addresses set address_id = 2000000000 where address_id = $1', [
    address_id,
  ]);
  const { address_id: gone } = await insertRow(db, 'addresses', addressed);
  await db.owner.query('delete from addresses where address_id = $1', [gone]);
  await db.owner.query('update clients set full_name = full_name || $2 where client_id = $1', [
    client_id,
    'x',
  ]);
  expect(tablesOtherIn(made, await everything(db))).toContain('addresses');
  await walking.own();
  expect(tablesOtherIn(made, await everything(db))).toEqual([]);
});
