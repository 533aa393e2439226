import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { importCities, listCities } from '#contract/lists/cities.ts';
import { analysedTables } from '#tests/planner.ts';
import { createWorld, type World } from '#tests/world.ts';

let world: World;
let system: Awaited<ReturnType<World['makeUser']>>;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  system = await world.makeUser({ is_sys_admin: true });
  await world.db.owner.query('truncate settings_log');
});
afterAll(() => world.close());

const list = async () => (await world.call(listCities, { token: system.token })).result.values;
const cityOf = async (code: string) => (await list()).find((row) => row.code === code);
const written = async () =>
  (await world.db.owner.query('select user_identity, changes from settings_log')).rows;

describe('an imported list', () => {
  const send = (content: string | Buffer, accept = false) =>
    world.call(importCities, {
      token: system.token,
      body: { accept, content_base64: Buffer.from(content).toString('base64') },
    });
  const header = 'Kód obce;Název;Okres;PSČ;Výpočtová teplota';

  test('is tried out first, and writes nothing until it is accepted', async () => {
    const file = `${header}\r\n598001;Lhota;Zlín;"760 01, 76302";-12\r\n554782;Praha;;11000;\r\n563889;Liberec I;;;-17,5`;
    const tried = await send(file);
    const counts = { rows_total: 3, rows_new: 1, rows_changed: 1, rows_same: 1, rows_failing: 0 };
    expect(tried.result).toEqual({ ...counts, faults: [], accepted: false });
    expect(await cityOf('598001')).toBeUndefined();
    const { result } = await send(file, true);
    expect(result).toEqual({ ...counts, faults: [], accepted: true });
    expect(await cityOf('598001')).toMatchObject({
      name: 'Lhota',
      district: 'Zlín',
      zips: ['760 01', '763 02'],
      design_temperature: -12,
    });
    expect(await cityOf('563889')).toMatchObject({
      name: 'Liberec I',
      district: 'Liberec',
      design_temperature: -17.5,
    });
    expect((await written())[0]).toMatchObject({
      user_identity: system.user_identity,
      changes: { 'cities.added': [null, '598001'], 'cities.563889.name': ['Liberec', 'Liberec I'] },
    });
    expect((await send(file)).result).toMatchObject({ rows_new: 0, rows_changed: 0, rows_same: 3 });
  });

  test('with a faulty row tells the reason by the row and is not accepted at all', async () => {
    const file = `${header}\n598002;Dobrá;;;\n59800;Malá;;;\n598002;Druhá;;;\n598003;;;1100;-99`;
    const { result } = await send(file);
    expect(result).toMatchObject({ rows_total: 4, rows_new: 1, rows_failing: 3 });
    expect(result.faults).toEqual([
      { row_number: 3, code: '59800', name: 'Malá', message: 'Kód obce: Kód obce má šest číslic' },
      {
        row_number: 4,
        code: '598002',
        name: 'Druhá',
        message: 'Kód obce: stejný kód má řádek 2',
      },
      {
        row_number: 5,
        code: '598003',
        name: '',
        message:
          'Název: Toto pole je povinné; PSČ: PSČ má pět číslic, například 110 00; Výpočtová teplota: Zadejte nejméně −40',
      },
    ]);
    const { status, error } = await send(file, true);
    expect([status, error.errorMsg]).toEqual([
      409,
      'Seznam nelze přijmout, dokud má chybné řádky.',
    ]);
    expect(await cityOf('598002')).toBeUndefined();
  });

  test('may be in Windows-1250 with commas, its columns found by their names', async () => {
    // „Říčany“ and „Žďár“ as Windows-1250 writes them.
    const file = Buffer.concat([
      Buffer.from('Obec,K'),
      Buffer.from([0xf3]),
      Buffer.from('d obce,Okres\n'),
      Buffer.from([0xd8, 0xed, 0xe8]),
      Buffer.from('any,598004,Praha-v'),
      Buffer.from([0xfd]),
      Buffer.from('chod\n'),
    ]);
    expect((await send(file, true)).result).toMatchObject({ rows_new: 1, accepted: true });
    expect(await cityOf('598004')).toMatchObject({ name: 'Říčany', district: 'Praha-východ' });
  });

  test.each([
    ['no such columns', 'Sloupec;Jiný\n1;2', 'V hlavičce souboru chybí: Kód obce, Název.'],
    ['no rows', header, 'V souboru není žádný řádek s údaji pod hlavičkou.'],
  ])('is refused with %s', async (_title, content, sentence) => {
    const { status, error } = await send(content);
    expect([status, error.errorMsg]).toEqual([400, sentence]);
  });

  test('of all municipalities of the country is taken quickly', { timeout: 30_000 }, async () => {
    const rows = Array.from(
      { length: 6300 },
      (_, at) => `${500_000 + at};Obec ${at % 5000};Okres ${at % 77};${10_000 + at};-12`,
    );
    const started = performance.now();
    const { result } = await send([header, ...rows].join('\n'), true);
    expect(performance.now() - started).toBeLessThan(15_000);
    expect(result).toMatchObject({ rows_total: 6300, rows_failing: 0, accepted: true });
    expect((await list()).length).toBeGreaterThan(6300);
    expect(await analysedTables(world.db)).toContain('cities');
  });
});
