import { describe, expect, test } from 'vitest';
import { importDegreeDays, listDegreeDayMonths } from '#contract/degree-days.ts';
import { insertRow } from '#tests/builders.ts';
import { unitWorld } from '#tests/unit-world.ts';

const at = unitWorld();
const HEAD = 'Místo;Rok;Měsíc;Dnů topení;Průměrná teplota';

const send = (file: string | Buffer, accept = false) =>
  at.world.call(importDegreeDays, {
    token: at.user.token,
    body: { content_base64: Buffer.from(file).toString('base64'), accept },
  });
const months = async () =>
  (await at.world.call(listDegreeDayMonths, { token: at.user.token })).result.values;

/** Czech text as old programs of Windows save it. */
function windows1250(text: string): Buffer {
  const codes: Record<string, number> = { í: 0xed, ě: 0xec, ů: 0xf9, ř: 0xf8, á: 0xe1 };
  codes['č'] = 0xe8;
  codes['ň'] = 0xf2;
  codes['Č'] = 0xc8;
  codes['é'] = 0xe9;
  codes['ý'] = 0xfd;
  codes['ú'] = 0xfa;
  return Buffer.from(Array.from(text, (letter) => codes[letter] ?? letter.charCodeAt(0)));
}

describe('a file of months', () => {
  test('is tried first: what is new, changed, the same and faulty, with the reason', async () => {
    await send(`${HEAD}\nBrno;2024;1;31;-0,4\nBrno;2024;2;28;1,1`, true);
    const { status, result } = await send(
      [
        HEAD,
        'Brno;2024;1;31;−0,4',
        'brno;2024;2;27;1,1',
        'Praha;2024;březen;31;4,6 °C',
        'Atlantida;2024;1;31;0',
        'Brno;2024;13;31;0',
        'Brno;2023;2;29;0',
        'Brno;2024;3;x;0',
        'Praha (Karlov);2024;3;30;4',
        'Brno;2024;7;2;12',
        ';2024;4;2;12',
      ].join('\n'),
    );
    expect(status).toBe(200);
    expect(result.accepted).toBe(false);
    expect(
      result.values.map(({ row_number, state, message }) => [row_number, state, message]),
    ).toEqual([
      [2, 'same', ''],
      [3, 'changed', ''],
      [4, 'new', ''],
      [5, 'failing', 'Místo „Atlantida“ v seznamu míst není. Založte ho, nebo opravte název.'],
      [6, 'failing', 'Měsíc: Maximum 12'],
      [7, 'failing', 'Dnů topení: Tento měsíc má jen 28 dní'],
      [8, 'failing', 'Dnů topení: Zadejte číselnou hodnotu'],
      [9, 'failing', 'Stejný měsíc je už v řádku 4'],
      [10, 'new', 'Otopné období trvá od 1. září do 31. května, dny topení jsou mimo něj.'],
      [11, 'failing', 'Místo: Toto pole je povinné'],
    ]);
    expect(await months()).toHaveLength(2);
  });

  test('with a town of two stations is not guessed: only the whole name of a station will do', async () => {
    const addStation = (name: string) =>
      insertRow(at.world.db, 'degree_day_places', { client_id: at.unit.client_id, name });
    expect((await send(`${HEAD}\nPraha;2024;3;31;4`)).result.values[0]?.state).toBe('new');
    await addStation('Praha (Ruzyně)');
    const { result } = await send(
      [HEAD, 'Praha;2024;3;31;4', 'Praha (Ruzyně);2024;3;31;4', 'PRAHA (KARLOV);2024;3;31;4'].join(
        '\n',
      ),
    );
    expect(result.values.map(({ state, message }) => [state, message])).toEqual([
      ['failing', 'Místo „Praha“ v seznamu míst není. Založte ho, nebo opravte název.'],
      ['new', ''],
      ['new', ''],
    ]);
    // A station that bears the town's name alone is the town's own.
    await addStation('Praha');
    await send(`${HEAD}\nPraha;2024;3;31;4`, true);
    expect((await months()).map(({ place_name }) => place_name)).toEqual(['Praha']);
  });

  test('is accepted whole', async () => {
    await send(`${HEAD}\nBrno;2024;1;31;-0,4`, true);
    const { result } = await send(`${HEAD}\nBrno;2024;1;30;-0,4\nZnojmo;2024;1;31;1`, true);
    expect(result.accepted).toBe(true);
    const kept = (await months()).map((month) => [
      month.place_name,
      month.heating_days,
      month.mean_temperature,
      month.version,
    ]);
    expect(kept).toEqual([
      ['Brno', 30, -0.4, 2],
      ['Znojmo', 31, 1, 1],
    ]);
  });

  test('is accepted not at all while a row fails', async () => {
    const { status, error } = await send(`${HEAD}\nBrno;2024;1;31;1\nBrno;2024;2;31;1`, true);
    expect([status, error.errorMsg]).toEqual([409, 'Soubor nelze přijmout, má 1 chybný řádek.']);
    expect(await months()).toEqual([]);
  });

  test.each([
    ['UTF-8 and semicolons', Buffer.from(`${HEAD}\nÚstí nad Labem;2024;1;31;-0,4`)],
    ['its mark', Buffer.from(`\uFEFF${HEAD}\nBrno;2024;1;31;-0,4`)],
    ['Windows-1250', windows1250(`${HEAD}\nKolín;2024;1;31;-0,4`)],
    ['commas and dots', Buffer.from('place,year,month,days,temperature\nBrno,2024,1,31,-0.4')],
    ['columns in another order', Buffer.from('Rok;Měsíc;Teplota;Dny;Stanice\n2024;1;-0,4;31;Brno')],
  ])('is read with %s', async (_how, file) => {
    const { result } = await send(file);
    expect(result.values).toMatchObject([{ row_number: 2, state: 'new' }]);
  });

  test.each([
    [
      'Místo;Rok;Měsíc\nBrno;2024;1',
      'V hlavičce souboru chybí sloupce Dnů topení a\u00a0Průměrná teplota.',
    ],
    [HEAD, 'V souboru není žádný řádek s údaji pod hlavičkou.'],
    ['<html><body>Přihlaste se</body></html>', 'V souboru není žádný řádek s údaji pod hlavičkou.'],
  ])('is refused: %j', async (file, message) => {
    const { status, error } = await send(file, true);
    expect([status, error.errorMsg]).toEqual([400, message]);
  });

  test('may have five thousand rows and no more', async () => {
    const rows = Array.from({ length: 5001 }, (_, row) => `Brno;${1950 + (row % 240)};1;31;0`);
    const { error } = await send([HEAD, ...rows].join('\n'));
    expect(error.errorMsg).toBe('Soubor má více než 5 000 řádků. Rozdělte ho.');
  });

  test('is not accepted after the licence has ended', async () => {
    await at.world.db.owner.query(
      "update clients set licence_valid_to = '2020-01-31' where client_id = $1",
      [at.unit.client_id],
    );
    const { error } = await send(`${HEAD}\nBrno;2024;1;31;0`, true);
    expect(error.errorCode).toBe(63002409);
  });
});
