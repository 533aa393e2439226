import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/database.ts';
import { importCityFile } from './city-import-file.ts';

let db: TestDatabase;
let folder: string;
beforeAll(async () => {
  db = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kastelan-obce-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await db.close();
});

const run = async (content: string, accept = false) => {
  const path = join(folder, 'obce.csv');
  await writeFile(path, content);
  return db.database.transaction((open) => importCityFile(open, path, accept));
};
const known = async () =>
  (await db.owner.query<{ name: string }>(`select name from cities where code = '598100'`)).rows;

test('the operator tries a list of municipalities out, and accepts it by the option', async () => {
  const file = 'Kód obce;Název;Okres\n598100;Lhota;Zlín\n554782;Praha;';
  expect(await run(file)).toBe(
    'Obce: nových 1, změněných 0, beze změny 1, chybných 0.\n' +
      'Zkouška nanečisto, nic se nezapsalo; bezchybný seznam přijmete přidáním --accept.',
  );
  expect(await known()).toEqual([]);
  expect(await run(file, true)).toMatch(/Seznam byl přijat\.$/);
  expect(await known()).toEqual([{ name: 'Lhota' }]);
  const { rows } = await db.owner.query('select user_identity, changes from settings_log');
  expect(rows).toEqual([
    { user_identity: 'provozovatel', changes: { 'cities.added': [null, '598100'] } },
  ]);
});

test('a faulty list tells its rows, and is not accepted', async () => {
  const file = 'Kód obce;Název\n5981;Malá';
  expect(await run(file)).toContain('řádek 2 (5981 Malá): Kód obce: Kód obce má šest číslic');
  await expect(run(file, true)).rejects.toThrow('Seznam nelze přijmout, dokud má chybné řádky.');
});
