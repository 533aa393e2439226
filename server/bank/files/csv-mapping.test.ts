import { describe, expect, test } from 'vitest';
import type { CsvMeaning } from '#contract/money/bank-mappings.ts';
import { AppError } from '#server/errors.ts';
import { amountFormat, dayFormat } from './csv-formats.ts';
import { columnsBy } from './csv-mapping.ts';
import { openBankFile, readBankFile } from './read-bank-file.ts';

const read = (text: string, meanings: readonly (CsvMeaning | null)[]) => {
  const file = openBankFile(Buffer.from(text));
  const columns = columnsBy(file.table?.headings ?? [], meanings);
  return readBankFile(file, () => undefined, columns)[0];
};
const moves = (text: string, meanings: readonly (CsvMeaning | null)[]) =>
  read(text, meanings)?.movements.map(({ booked_on, amount }) => [booked_on, amount]);

describe('days are written', () => {
  test.each([
    [['31.1.2025', '1. 2. 2025'], 'den.měsíc.rok', ['2025-01-31', '2025-02-01']],
    [['2025-01-31'], 'rok-měsíc-den', ['2025-01-31']],
    [['20250131', '20250201'], 'rokměsícden', ['2025-01-31', '2025-02-01']],
    [['31.01.25', '01.02.25'], 'den.měsíc.rok, rok dvěma číslicemi', ['2025-01-31', '2025-02-01']],
    // One day that can only be American tells of all.
    [['01/31/2025', '02/01/2025'], 'měsíc/den/rok', ['2025-01-31', '2025-02-01']],
    [['01/02/2025'], 'den/měsíc/rok', ['2025-02-01']],
  ])('%j: %s', (cells, text, days) => {
    const found = dayFormat(cells);
    expect([found.text, cells.map(found.read)]).toEqual([text, days]);
  });
});

describe('amounts are written', () => {
  test.each([
    [['1 234,50', '-500'], 'desetinná čárka', [123_450, -50_000]],
    [['1234.50', '500.00-'], 'desetinná tečka', [123_450, -50_000]],
    [['1.234,50', '500,00'], 'tisíce s tečkou, desetinná čárka', [123_450, 50_000]],
    [['1,234.50', '500.00'], 'tisíce s čárkou, desetinná tečka', [123_450, 50_000]],
    [['1234', ''], 'celé koruny', [123_400, undefined]],
  ])('%j: %s', (cells, text, hellers) => {
    const found = amountFormat(cells);
    expect([found.text, cells.map(found.read)]).toEqual([text, hellers]);
  });

  test('so that nobody knows whether it is one crown or a thousand, and are refused', () => {
    expect(() => amountFormat(['1.200', '500'])).toThrow('odděluje tisíce, nebo haléře');
    expect(amountFormat(['1.200', '1.234,50']).read('1.200')).toBe(120_000);
  });
});

describe('a way beside an amount', () => {
  const columns = ['booked_on', 'direction', 'amount'] as const;
  test('tells its sign', () => {
    const text = 'Kdy;Kam;Kolik\n1.2.2025;Kredit;10,00\n2.2.2025;Na vrub;4,00\n3.2.2025;MD;-1,00\n';
    expect(moves(text, columns)).toEqual([
      ['2025-02-01', 1000],
      ['2025-02-02', -400],
      ['2025-02-03', -100],
    ]);
  });

  test('that nobody understands is refused', () => {
    expect(() => moves('Kdy;Kam;Kolik\n1.2.2025;D;10,00\n', columns)).toThrow(
      'Řádek 2: ze směru „D“ nejde poznat',
    );
  });
});

describe('what came and what went in two columns', () => {
  const columns = ['booked_on', 'income', 'expense'] as const;
  test.each(['4,00', '-4,00'])('is less what went, written %s', (went) => {
    const text = `Kdy;Přišlo;Odešlo\n1.2.2025;10,00;0,00\n2.2.2025;;${went}\n`;
    expect(moves(text, columns)).toEqual([
      ['2025-02-01', 1000],
      ['2025-02-02', -400],
    ]);
  });

  test.each([
    ['1.2.2025;10,00;4,00', 'Řádek 2: má příjem i výdej'],
    ['1.2.2025;;', 'Řádek 2: nemá příjem ani výdej'],
    ['1.2.2025;;4,00\n2.2.2025;;-4,00', 'Řádek 2: výdej je bez minusu'],
  ])('%j is refused', (rows, sentence) => {
    expect(() => moves(`Kdy;Přišlo;Odešlo\n${rows}\n`, columns)).toThrow(sentence);
  });
});

describe('balances after movements', () => {
  const columns = ['booked_on', 'amount', 'balance'] as const;
  const rows = ['1.2.2025;10,00;110,00', '2.2.2025;-4,00;106,00', '3.2.2025;1,00;107,00'];
  const file = (lines: readonly string[]) => `Kdy;Kolik;Stav\n${lines.join('\n')}\n`;

  test('tell the first and the last one, whichever row stands first', () => {
    for (const lines of [rows, rows.toReversed()])
      expect(read(file(lines), columns)).toMatchObject({ opening: 10_000, closing: 10_700 });
    expect(read(file(rows.slice(1, 2)), columns)).toMatchObject({
      opening: 11_000,
      closing: 10_600,
    });
  });

  test('tell a row that is missing', () => {
    const missing = file([rows[0] ?? '', rows[2] ?? '']);
    expect(() => read(missing, columns)).toThrow(/^Řádek 3: zůstatek nenavazuje: 110,00.Kč/);
  });
});

describe('a file cut anywhere', () => {
  const text =
    'Kdy,Kdo,"Kolik, Kč",Stav\n2025-02-01,"Novák, Jan","1,234.50","2,234.50"\n2025-02-02,Jana,"-34.50","2,200.00"\n';
  const columns = ['booked_on', 'counter_name', 'amount', 'balance'] as const;
  const whole = moves(text, columns) ?? [];

  test('with columns said by a person is refused, or each of its movements is whole', () => {
    expect(whole).toEqual([
      ['2025-02-01', 123_450],
      ['2025-02-02', -3450],
    ]);
    for (let at = 0; at < text.length; at += 1) {
      const taken = takenOf(text.slice(0, at));
      expect([at, taken]).toEqual([at, whole.slice(0, taken.length)]);
    }
  });

  function takenOf(cut: string) {
    try {
      return moves(cut, columns) ?? [];
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'bank-file') throw error;
      return [];
    }
  }
});

test('headings are found under what stands above them, and a file of rows alone is none', () => {
  const text =
    'Výpis pohybů\nÚčet;1265098001/5500\n\nKdy;Kolik;Proč\n1.2.2025;10,00;Nájem\n2.2.2025;-1,00;\n';
  expect(read(text, ['booked_on', 'amount', 'message'])?.movements).toHaveLength(2);
  expect(() => openBankFile(Buffer.from('1.2.2025;10,00;Nájem\n2.2.2025;5,00;a\n'))).toThrow(
    'Soubor není výpis',
  );
});
