import { describe, expect, test } from 'vitest';
import { settlementLawKey } from '#contract/billing/law-words.ts';
import { faultsOfRow } from './faults.ts';
import { LAW_FOLDER, readLaw, rowName, writtenLaw, type WrittenLaw } from './law-file.ts';

// CONTRIBUTING.md shows how a lawyer adds a row with its sums.

const written = writtenLaw();
const law = written.map(({ row }) => row);

describe(`rows of the law in ${LAW_FOLDER}`, () => {
  test('are of every value, each day of it once', () => {
    expect(new Set(law.map(({ key }) => key))).toEqual(new Set(settlementLawKey.options));
    const names = law.map(rowName);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  test.each(written.map((one) => [rowName(one.row), one] as const))(
    '%s: its sums come out, and would not with another number',
    (_name, one) => expect(faultsOfRow(one, law)).toEqual([]),
  );
});

/** A row of two years with the sums, in a file of its own. */
const file = (sums: readonly object[], fields: object = {}) =>
  JSON.stringify({
    hodnota: 'Základní složka ohřevu teplé vody',
    řádky: [
      {
        'platí od': '1. 1. 2024',
        číslo: 30,
        'v čem': '%',
        zdroj: '§ 4',
        příklady: sums,
        ...fields,
      },
    ],
  });
const sum = (vyjde: readonly string[], fields: object = {}) => ({
  popis: 'Dva byty',
  'období od': '1. 1. 2024',
  náklad: '100 000,00 Kč',
  byty: [
    { plocha: 60, náměr: 10 },
    { plocha: 40, náměr: 10 },
  ],
  výpočet: '30 000 podle 60 : 40, 70 000 napůl',
  vyjde,
  ...fields,
});
/** 18,000 + 35,000 and 12,000 + 35,000. */
const RIGHT = sum(['53 000,00 Kč', '47 000,00 Kč']);

function faultsOf(text: string): string[] {
  const rows: readonly WrittenLaw[] = readLaw('zkouška.json', text);
  const own = rows.map(({ row }) => row);
  const others = law.filter(({ key }) => key !== 'hot-water-basic');
  return rows.flatMap((row) => faultsOfRow(row, [...others, ...own]));
}

describe('what is wrong with a row is said in a sentence', () => {
  test('when it has not three sums', () => {
    expect(() => readLaw('zkouška.json', file([RIGHT, RIGHT]))).toThrow(
      'zkouška.json: Základní složka ohřevu teplé vody od 1. 1. 2024 má 2 příklady, potřebuje aspoň 3',
    );
    expect(readLaw('zkouška.json', file([], { číslo: null }))).toHaveLength(1);
  });

  test('when a sum comes out otherwise, with the row and the sum', () => {
    expect(faultsOf(file([RIGHT, RIGHT, RIGHT]))).toEqual([]);
    const wrong = sum(['53 000,01 Kč', '46 999,99 Kč'], { popis: 'Špatně sečtený' });
    expect(faultsOf(file([RIGHT, wrong, RIGHT]))).toEqual([
      'zkouška.json: Základní složka ohřevu teplé vody od 1. 1. 2024, příklad 2 (Špatně sečtený): má vyjít 53 000,01 Kč; 46 999,99 Kč, vychází 53 000,00 Kč; 47 000,00 Kč'.replaceAll(
        /(\d) (\d{3})/gu,
        '$1\u00A0$2',
      ),
    ]);
  });

  test('when the number of the row is not that of its sums', () =>
    expect(faultsOf(file([RIGHT, RIGHT, RIGHT], { číslo: 40 }))).toHaveLength(3));

  test('when a sum is of a time for which another row holds', () => {
    const old = sum(['53 000,00 Kč', '47 000,00 Kč'], { 'období od': '1. 1. 2023' });
    expect(faultsOf(file([RIGHT, RIGHT, old]))).toEqual([
      expect.stringContaining('příklad 3 (Dva byty): je z doby, pro kterou platí jiný řádek'),
    ]);
  });

  test('when no sum would know another number', () => {
    const blind = sum(['50 000,00 Kč', '50 000,00 Kč'], {
      byty: [
        { plocha: 50, náměr: 10 },
        { plocha: 50, náměr: 10 },
      ],
    });
    expect(faultsOf(file([blind, blind, blind]))).toEqual([
      expect.stringContaining('žádný příklad by nepoznal, že číslo je o 1 vyšší'),
      expect.stringContaining('žádný příklad by nepoznal, že číslo je o 1 nižší'),
    ]);
  });

  test.each([
    [file([RIGHT, RIGHT, { ...RIGHT, náklad: '100000 korun' }]), 'příklad 3: '],
    [file([RIGHT, RIGHT, { ...RIGHT, náklad: '100000 korun' }]), 'píše se 12 345,67 Kč'],
    [file([RIGHT, RIGHT, { ...RIGHT, naklad: 5 }]), 'příklad 3: naklad: Toto pole záznam nemá'],
    [file([RIGHT, RIGHT, RIGHT], { 'platí od': '31. 2. 2024' }), '„31. 2. 2024“ není datum'],
    [file([RIGHT, RIGHT, RIGHT]).replace('ohřevu', 'ohrevu'), 'portál nezná'],
    ['{', 'zkouška.json: '],
  ])('when it cannot be read', (text, said) =>
    expect(() => readLaw('zkouška.json', text)).toThrow(said),
  );
});
