import { describe, expect, test } from 'vitest';
import { AppError } from '#server/errors.ts';
import { encoded } from '#server/files/code-page.ts';
import { camtFile, fioCsv, fioFile, gpcFile, type MadeStatement } from '#tests/statement-files.ts';
import { openBankFile, readBankFile } from './read-bank-file.ts';
import type { ReadMovement, ReadStatement } from './statement.ts';

const read = (bytes: Buffer) => readBankFile(openBankFile(bytes), () => undefined);

const made: MadeStatement = {
  movements: [
    {
      id: '1',
      day: '2025-01-15',
      amount: 345_000,
      account: '19-2000145399/0800',
      name: 'Nováková Žofie',
      vs: '1250012',
      ks: '308',
      message: 'Nájem 01/25',
    },
    { id: '2', day: '2025-01-20', amount: -50_050, account: '168540115/0600', vs: '77', ss: '5' },
    {
      id: '3',
      day: '2025-01-31',
      amount: 120_000,
      name: 'Dvořák',
      vs: '1250013',
      message: 'Záloha',
    },
  ],
};

const csob = `Pohyby na účtu Běžný účet

číslo účtu;datum zaúčtování;částka;měna;zůstatek;číslo účtu protiúčtu;kód banky protiúčtu;název účtu protiúčtu;konstantní symbol;variabilní symbol;specifický symbol;označení operace;ID transakce;poznámka
280154417/0300;15.01.2025;3450,00;CZK;4450,00;19-2000145399;0800;Nováková Žofie;0308;12;;Příchozí úhrada;A1;Nájem 01/25
280154417/0300;20.01.2025;-500,00;CZK;3950,00;168540115;0600;Výtahy;0308;77;;Odchozí úhrada;A2;Servis
`;
const air = `"Datum provedení";"Směr úhrady";"Měna účtu";"Částka v měně účtu";"Název protistrany";"Číslo účtu protistrany";"Variabilní symbol";"Zpráva pro příjemce"
"15/01/2025";"Příchozí";"CZK";"3450,00";"Nováková";"19-2000145399/0800";"12";"Nájem"
"20/01/2025";"Odchozí";"CZK";"500,00";"Výtahy";"168540115/0600";"77";"Servis"
`;
const amountsLast = 'Datum;VS;Objem\n15.01.2025;12;3450,00\n20.01.2025;77;-500,00\n';

const files: readonly (readonly [string, Buffer])[] = [
  ['GPC', Buffer.from(gpcFile(made))],
  ['GPC in Windows-1250', encoded(gpcFile(made), 'windows-1250')],
  ['GPC in CP852', encoded(gpcFile(made), 'cp852')],
  [
    'GPC with two statements',
    Buffer.from(
      gpcFile(made) +
        gpcFile({
          ...made,
          number: '2',
          from: '2025-02-01',
          to: '2025-02-28',
          movements: [{ day: '2025-02-03', amount: 100 }],
        }),
    ),
  ],
  ['camt.053', Buffer.from(camtFile(made))],
  ['JSON of Fio banka', Buffer.from(fioFile(made))],
  ['CSV of Fio banka', Buffer.from(fioCsv(made))],
  ['CSV of ČSOB', Buffer.from(csob)],
  ['CSV of Air Bank', Buffer.from(air)],
  ['CSV with the amount last', Buffer.from(amountsLast)],
];

/** What money, day, side and symbols a movement has; a text at the very end of a file may be cut unseen. */
const worth = ({
  message: _m,
  counter_name: _n,
  kind_text: _k,
  own_id: _i,
  ...rest
}: ReadMovement) => rest;

/** What a cut file was taken for; undefined where it was refused, by a fault of the file and nothing else. */
function taken(bytes: Buffer): readonly ReadStatement[] | undefined {
  try {
    return read(bytes);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'bank-file') throw error;
    return undefined;
  }
}

describe('a file cut anywhere', () => {
  test.each(files)('of %s is refused, or each of its movements is whole', (_name, bytes) => {
    const whole = read(bytes);
    for (let at = 0; at < bytes.length; at += 1) {
      const statements = taken(bytes.subarray(0, at));
      for (const [turn, { movements, opening, closing }] of (statements ?? []).entries()) {
        const real = whole[turn]?.movements ?? [];
        expect([at, movements.map(worth)]).toEqual([
          at,
          real.slice(0, movements.length).map(worth),
        ]);
        // A file that tells its balances is not taken with a movement less.
        const least = opening !== null && closing !== null ? real.length : 0;
        expect(movements.length).toBeGreaterThanOrEqual(least);
      }
    }
  });

  test('names the line at which it ends, where it is one of lines', () => {
    const faultAt = (bytes: Buffer) => {
      try {
        read(bytes);
      } catch (error) {
        return (error as Error).message;
      }
      return 'bez chyby';
    };
    const gpc = Buffer.from(gpcFile(made));
    expect(faultAt(gpc.subarray(0, 470))).toContain('Řádek 4: má jen');
    const cells = Buffer.from(csob.slice(0, csob.lastIndexOf('77')));
    expect(faultAt(cells)).toBe(
      'Řádek 5: není celý. Soubor je nejspíš useknutý, stáhněte ho znovu.',
    );
    expect(faultAt(Buffer.from(amountsLast.slice(0, -4)))).toContain('Řádek 3: není celý');
    expect(faultAt(Buffer.from('Datum;Objem\n15.01.2025;3450'))).toContain('přidejte Enter');
    expect(faultAt(Buffer.from(camtFile(made)).subarray(0, 900))).toMatch(/^Řádek \d+: Soubor XML/);
  });
});

describe('a file without its last end of line', () => {
  test.each([
    ['amounts', amountsLast],
    ['one amount', 'Datum;Objem\n15.01.2025;3450,00\n'],
    ['days', 'Objem;Datum\n3450,00;15.01.2025\n-500,00;20.01.2025\n'],
    ['days as programs write them', 'Objem;Datum\n3450,00;2025-01-15\n'],
    ['symbols', 'Datum;Objem;VS\n15.01.2025;3450,00;12\n20.01.2025;-500,00;7\n'],
    ['accounts', 'Datum;Objem;Protiúčet\n15.01.2025;3450,00;19-2000145399/0800\n'],
    ['money', 'Datum;Objem;Měna\n15.01.2025;3450,00;CZK\n20.01.2025;-500,00;CZK\n'],
    ['codes of banks', 'Datum;Objem;Protiúčet;Kód banky\n15.01.2025;3450,00;123;0800\n'],
    ['texts', csob],
  ])('is read whole where its rows end with %s', (_name, text) => {
    expect(worths(Buffer.from(text.replace(/\n$/, '')))).toEqual(worths(Buffer.from(text)));
  });

  test.each([
    ['an amount', 'Datum;Objem\n15.01.2025;3450,00\n20.01.2025;-500,0'],
    ['an amount without hellers', 'Datum;Objem\n15.01.2025;3450\n20.01.2025;-500'],
    ['a year', 'Objem;Datum\n3450,00;15.01.2025\n-500,00;20.01.20'],
    ['money', 'Datum;Objem;Měna\n15.01.2025;3450,00;CZK\n20.01.2025;-500,00;CZ'],
    ['an account', 'Datum;Objem;Protiúčet\n15.01.2025;1,00;12/0800\n16.01.2025;1,00;1234/08'],
    [
      'a code of a bank',
      'Datum;Objem;Protiúčet;Kód banky\n15.1.2025;1,00;12;0800\n16.1.2025;1,00;1;08',
    ],
  ])('is refused where it may be cut within %s', (_name, text) => {
    expect(taken(Buffer.from(text))).toBeUndefined();
    // With its end it is what it says.
    expect(text.endsWith('\n')).toBe(false);
  });
});

const worths = (bytes: Buffer) => read(bytes).map(({ movements }) => movements.map(worth));
const utf16 = (text: string, isBig: boolean) => {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};

describe('whatever wrote the file', () => {
  const texts = {
    GPC: gpcFile(made),
    camt: camtFile(made),
    JSON: fioFile(made),
    CSV: fioCsv(made),
  };

  test.each(Object.entries(texts))('%s says the same in each encoding', (_name, text) => {
    const usual = worths(Buffer.from(text));
    for (const bytes of [
      encoded(text, 'windows-1250'),
      Buffer.from(`\uFEFF${text}`),
      utf16(text, false),
      utf16(text, true),
    ])
      expect(worths(bytes)).toEqual(usual);
    // Without its mark it is bytes with noughts between them.
    expect(taken(utf16(text, false).subarray(2))).toBeUndefined();
  });

  test.each(Object.entries(texts))('%s says the same with other ends of lines', (_name, text) => {
    const usual = worths(Buffer.from(text));
    const lines = text.split(/\r?\n/);
    for (const end of ['\n', '\r\n']) expect(worths(Buffer.from(lines.join(end)))).toEqual(usual);
    expect(worths(Buffer.from(`${lines.join('\n')}\n\n`))).toEqual(usual);
  });

  test.each(Object.entries(texts))(
    '%s with a sum that does not come out is refused',
    (_name, text) => {
      // 3 450 crowns of the first payment, as each kind writes them.
      const wrong = text.replace(/345000200/, '345100200').replace(/>3450\.00</, '>3451.00<');
      const other = wrong
        .replace('"value":3450,', '"value":3451,')
        .replace(';3450,00;', ';3451,00;');
      expect(other).not.toBe(text);
      expect(taken(Buffer.from(other))).toBeUndefined();
    },
  );

  test.each(['', ' ', '\r\n', '\uFEFF', '\u001a', '{}', '[]', '<a/>', '074', ';;;'])(
    'a file of %j is refused',
    (text) => expect(taken(Buffer.from(text))).toBeUndefined(),
  );

  test('a statement of an account in euro is refused, though no movement names its money', () => {
    const euro = fioCsv({ movements: [] }).replace('currency;CZK', 'currency;EUR');
    expect(() => read(Buffer.from(euro))).toThrow('Výpis je v měně EUR');
  });
});
