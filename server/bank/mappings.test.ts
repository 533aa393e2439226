import { describe, expect, test } from 'vitest';
import { forgetBankMapping, type CsvMeaning } from '#contract/money/bank-mappings.ts';
import { acceptBankFile, previewBankFile } from '#contract/money/bank-statements.ts';
import { bankScene, refusal } from '#tests/bank-scene.ts';

const { at, call, account, statements, movements } = bankScene();

type Columns = readonly (CsvMeaning | null)[];

const HEAD = 'Zapsáno;Ke dni;Plus;Minus;Stav;Symbol;Kdo;Odkud;Text';
const january = `${HEAD}
x;15.1.2025;3 450,00;;4 450,00;12;Nováková Žofie;19-2000145399/0800;Nájem 01/25
x;20.1.2025;;500,00;3 950,00;77;Výtahy;168540115/0600;Servis
`;
const february = `${HEAD}
x;3.2.2025;1 000,00;;4 950,00;12;Nováková Žofie;19-2000145399/0800;Nájem 02/25
`;
const meant: Columns = [
  null,
  'booked_on',
  'income',
  'expense',
  'balance',
  'variable_symbol',
  'counter_name',
  'counter_account',
  'message',
];

const body = (text: string, id?: number, csv_columns?: Columns) => ({
  ...(id === undefined ? {} : { bank_account_id: id }),
  ...(csv_columns === undefined ? {} : { csv_columns }),
  file_name: 'pohyby.csv',
  content_base64: Buffer.from(text).toString('base64'),
});
let turn = 0;
const from = () => `198.51.101.${(turn = (turn % 250) + 1)}`;
const look = (...sent: Parameters<typeof body>) =>
  at.world.call(previewBankFile, { ...call(), body: body(...sent), from: from() });
const send = (...sent: Parameters<typeof body>) =>
  at.world.call(acceptBankFile, { ...call(), body: body(...sent), from: from() });
const newAccount = async (changes: object = {}) => (await account(changes)).result.bank_account_id;
const forget = (bank_mapping_id: number) =>
  at.world.call(forgetBankMapping, call({ bank_mapping_id }));

describe('a CSV file of a bank that nobody knows', () => {
  test('is shown by its columns with what stands in them, and nothing is accepted until they are said', async () => {
    const id = await newAccount();
    const { result } = await look(january, id);
    expect(result.values).toEqual([]);
    expect(result.csv).toMatchObject({ read_by: 'unknown', bank_mapping_id: null, movements: [] });
    expect(result.csv?.columns[2]).toEqual({
      heading: 'Plus',
      samples: ['3 450,00'],
      meaning: null,
    });
    expect(result.csv?.columns.map(({ samples }) => samples.length)).toEqual([
      1, 2, 1, 1, 2, 2, 2, 2, 2,
    ]);
    expect(refusal(await send(january, id))[1]).toContain('Soubor není výpis, který známe');
    expect(await statements()).toEqual([]);
  });

  test('is read as the person says, to the heller and with its balances', async () => {
    const id = await newAccount();
    const { result } = await look(january, id, meant);
    expect(result.csv).toMatchObject({
      read_by: 'chosen',
      day_format: 'den.měsíc.rok',
      amount_format: 'desetinná čárka',
      movements: [
        { booked_on: '2025-01-15', amount: 345_000, variable_symbol: '12' },
        { booked_on: '2025-01-20', amount: -50_000, counter_account: '168540115/0600' },
      ],
    });
    expect(result.values).toMatchObject([
      { opening: 100_000, closing: 395_000, credit: 345_000, debit: 50_000, movements_count: 2 },
    ]);
    expect((await send(january, id, meant)).status).toBe(200);
    expect((await movements({ filter: 'all' })).values.map(({ amount }) => amount)).toEqual([
      -50_000, 345_000,
    ]);
  });

  test('is read by itself the next time, with columns in another order too, and goes on', async () => {
    const id = await newAccount();
    await send(january, id, meant);
    const { result } = await look(february, id);
    expect(result.csv).toMatchObject({ read_by: 'remembered' });
    expect(result.values).toMatchObject([{ opening: 395_000, closing: 495_000 }]);
    const turned = february
      .split('\n')
      .map((line) => line.split(';').toReversed().join(';'))
      .join('\n');
    expect((await look(turned, id)).result.csv?.columns[0]).toMatchObject({ meaning: 'message' });
    expect((await send(turned, id)).status).toBe(200);
    expect(await statements()).toMatchObject([
      { opening: 395_000, expected_opening: null },
      { closing: 395_000 },
    ]);
    expect(refusal(await send(february, id))[0]).toBe(409);
  });

  test('brings no movement twice when its days overlap what came before', async () => {
    const id = await newAccount();
    await send(january, id, meant);
    const both = january + february.slice(HEAD.length + 1);
    expect((await look(both, id)).result.values).toMatchObject([
      { movements_count: 3, doubled_count: 2, credit: 100_000 },
    ]);
  });

  test('is shown by its columns again once they are forgotten, or said otherwise', async () => {
    const id = await newAccount();
    await send(january, id, meant);
    const other = meant.map((meaning) => (meaning === 'message' ? null : meaning));
    await send(february, id, other);
    const kept = (await look(february, id)).result.csv;
    expect(kept?.columns.at(-1)?.meaning).toBeNull();
    expect((await forget(kept?.bank_mapping_id ?? 0)).status).toBe(200);
    expect((await look(february, id)).result.csv).toMatchObject({ read_by: 'unknown' });
    expect((await forget(kept?.bank_mapping_id ?? 0)).status).toBe(404);
    expect(await statements()).toHaveLength(2);
  });

  test('is remembered for its account alone', async () => {
    const id = await newAccount();
    const second = await newAccount({ bank_code: '0100' });
    await send(january, id, meant);
    expect((await look(february, second)).result.csv).toMatchObject({ read_by: 'unknown' });
    expect(refusal(await look(february))[1]).toContain('Vyberte účet.');
    await send(february, second, meant);
    expect(refusal(await look(february))[1]).toContain('u více účtů');
    const { near, far } = await at.neighbours();
    const { bank_mapping_id } = (await look(february, id)).result.csv ?? {};
    for (const { unit_id } of [near, far]) {
      const params = { unit_id, bank_mapping_id };
      const answer = await at.world.call(forgetBankMapping, { token: at.user.token, params });
      expect(answer.status).toBe(404);
    }
    expect((await look(february, id)).result.csv).toMatchObject({ read_by: 'remembered' });
  });
});

const saying = (changes: Record<number, CsvMeaning | null>): Columns =>
  meant.map((meaning, place) => (place in changes ? (changes[place] ?? null) : meaning));

describe('columns that make no sense', () => {
  test.each([
    ['without a day', saying({ 1: null }), 'Určete, ve kterém sloupci je den pohybu.'],
    ['without an amount', saying({ 2: null, 3: null }), 'Určete, ve kterém sloupci je částka'],
    ['with what came alone', saying({ 3: null }), 'určete oba sloupce'],
    ['with an amount beside it', saying({ 0: 'amount' }), 'Nechte jen jedno.'],
    [
      'with one meaning twice',
      saying({ 0: 'message' }),
      '„Zpráva“ mají dva sloupce, „Zapsáno“ a „Text“',
    ],
    [
      'with texts for amounts',
      saying({ 2: null, 6: 'income' }),
      'Řádek 2: „Nováková Žofie“ není částka',
    ],
    [
      'with texts for days',
      saying({ 1: null, 8: 'booked_on' }),
      'Řádek 2: „Nájem 01/25“ není datum',
    ],
    ['with a balance that is none', saying({ 4: null, 5: 'balance' }), 'zůstatek nenavazuje'],
    ['of another file', meant.slice(1), 'Soubor má jiné sloupce'],
  ])('%s are refused with what is wrong', async (_name, columns, sentence) => {
    const id = await newAccount();
    const answer = refusal(await look(january, id, columns));
    expect(answer[0]).toBe(400);
    expect(answer[1]).toContain(sentence);
    expect((await look(january, id)).result.csv).toMatchObject({ read_by: 'unknown' });
  });
});
