import { describe, expect, test } from 'vitest';
import { createReading } from '#contract/metering/readings.ts';
import { addReadingRows } from '#tests/metering.ts';
import { HEAD, readingsScene } from '#tests/readings-scene.ts';

const at = readingsScene();
const MOST = 'Maximum 999\u00a0999\u00a0999\u00a0999';

describe('a row is refused by its own reason', () => {
  const cases: readonly (readonly [string, readonly string[], string])[] = [
    ['in the future', ['1', '1. 7. 2026', '12'], 'Den odečtu nesmí být v budoucnu'],
    ['before mounting', ['1', '31. 12. 2024', '12'], 'Měřidlo bylo namontováno až 1. 1. 2025'],
    ['after dismounting', ['2', '1. 3. 2026', '12'], 'Měřidlo bylo demontováno už 31. 1. 2026'],
    [
      'back in time',
      ['3', '1. 3. 2026', '99'],
      'Stav je nižší než 100 ze dne 1. 2. 2026. Přetočil se číselník, nebo bylo měřidlo vyměněno?',
    ],
    [
      'above a later state',
      ['3', '1. 1. 2026', '101'],
      'Stav je vyšší než pozdější stav 100 ze dne 1. 2. 2026',
    ],
    [
      'another state stored',
      ['3', '1. 2. 2026', '101'],
      'K tomuto dni je už zapsán stav 100; opravte ho u měřidla, nebo řádek vynechte',
    ],
    [
      'more decimals than the counter',
      ['1', '1. 3. 2026', '1,2345'],
      'Číselník má nejvýše 3 desetinná místa',
    ],
    [
      'more digits than the counter',
      ['1', '1. 3. 2026', '100000'],
      'Číselník má před čárkou nejvýše 5 číslic',
    ],
    ['a million millions', ['1', '1. 3. 2026', '1000000000000'], MOST],
    ['another unit', ['1', '1. 3. 2026', '12 GJ'], 'Měřidlo 1 počítá v m³, soubor říká 12 GJ'],
    [
      'an overflow told of a state that is not lower',
      ['3', '1. 3. 2026', '120', 'ano'],
      'Číselník se nepřetočil: stav není nižší než 100 ze dne 1. 2. 2026',
    ],
    [
      'the beginning of a device',
      ['1', '1. 3. 2026', '12', '', 'Počáteční'],
      'Počáteční a konečný stav patří k montáži a demontáži měřidla',
    ],
    [
      'an estimate without its reason',
      ['1', '1. 3. 2026', '12', '', '', 'odhad'],
      'Napište, jak a proč se stav odhadl',
    ],
    ['nothing', ['1', '1. 3. 2026', ''], 'Řádek nemá žádný stav'],
    ['no day', ['1', '', '12'], 'Uveďte den odečtu'],
  ];
  const head = [...HEAD, 'Číselník se přetočil', 'Druh odečtu', 'Odkud je'];

  test.each(cases)('%s', async (_title, cells, sentence) => {
    await at.meter('1');
    await at.meter('2', '8', { removed_on: '2026-01-31' });
    await addReadingRows(at.world.db, at.scene, await at.meter('3', '9'), { '2026-02-01': 100 });
    const row = head.map((_name, column) => cells[column] ?? '');
    const { import_id } = await at.table(head, row);
    expect(await at.judged(import_id)).toEqual([[2, 'failing', sentence]]);
  });

  test('the same sentence is said by the form', async () => {
    const id = await at.meter('1');
    const said = async (read_on: string, state: number) => {
      const params = { unit_id: at.scene.unit_id, meter_id: id, id: 0 };
      const body = { read_on, state };
      const { error } = await at.world.call(createReading, {
        token: at.scene.user.token,
        params,
        body,
      });
      return error.fields?.[0]?.message;
    };
    expect(await said('2026-07-01', 12)).toBe('Den odečtu nesmí být v budoucnu');
    expect(await said('2026-03-01', 1.2345)).toBe('Číselník má nejvýše 3 desetinná místa');
    expect(await said('2026-03-01', 1e12)).toBe(MOST);
  });

  test('the same reading twice, and another state of the same day', async () => {
    await at.meter('1');
    const { import_id } = await at.table(
      HEAD,
      ['1', '1. 3. 2026', '12'],
      ['01', '1. 3. 2026', '12'],
      ['1', '1. 3. 2026', '13'],
    );
    expect(await at.judged(import_id)).toEqual([
      [2, 'new'],
      [3, 'failing', 'Stejný odečet je už v řádku 2'],
      [4, 'failing', 'Jiný stav téhož dne (12 ze dne 1. 3. 2026) je v řádku 2'],
    ]);
  });
});

describe('a number of two meters', () => {
  test('is asked about until the maker, the medium or the space tells which one it is', async () => {
    await at.meter('5', '7', { maker: 'Alfa' });
    await at.meter('5', '8', { maker: 'Beta' });
    const head = [...HEAD, 'Výrobce', 'Byt'];
    const { import_id } = await at.table(
      head,
      ['5', '1. 3. 2026', '1', '', ''],
      ['5', '1. 3. 2026', '2', 'alfa', ''],
      ['5', '1. 3. 2026', '3', '', '8'],
    );
    expect(await at.judged(import_id)).toEqual([
      [
        2,
        'failing',
        'Toto číslo má více měřidel (Alfa: Lipová 12, 7, SV; Beta: Lipová 12, 8, SV). Uveďte výrobce',
      ],
      [3, 'new'],
      [4, 'new'],
    ]);
  });

  test('that was moved leads to the place where it was on the day', async () => {
    await at.meter('5', '7', { removed_on: '2025-06-30' });
    await at.meter('5', '8', { mounted_on: '2025-07-01' });
    const batch = await at.table(HEAD, ['5', '31. 3. 2025', '1'], ['5', '31. 8. 2025', '2']);
    expect((await at.scene.accept(batch.import_id)).state).toBe('accepted');
    const { rows } = await at.world.db.owner.query<{ mounted_on: string; state: string }>(
      `select m.mounted_on::text, r.state::float8::text as state from meter_readings r
         join meters m using (client_id, unit_id, meter_id) where r.unit_id = $1 order by 2`,
      [at.scene.unit_id],
    );
    expect(rows).toEqual([
      { mounted_on: '2025-01-01', state: '1' },
      { mounted_on: '2025-07-01', state: '2' },
    ]);
  });
});
