import { describe, expect, test } from 'vitest';
import { comparedShares } from './share-list.ts';
import { shareText } from './shares.ts';

const space = (
  space_number: string,
  numerator: number | null,
  denominator: number | null,
  land_registry_unit = '',
) => ({
  pasport_id: Number(space_number) + 100,
  space_number,
  land_registry_unit,
  common_share_numerator: numerator,
  common_share_denominator: denominator,
  owners: [],
});

const house = [
  space('1', 1, 2, '8415/1'),
  space('2', 1, 4, '8415/2'),
  space('3', null, null, '8415/3'),
  space('4', null, null),
];

const told = (list: string, spaces = house) =>
  comparedShares(spaces, list).rows.map(({ verdict, space: of, line }) => [
    of?.space_number ?? null,
    verdict,
    line,
  ]);

describe('a list of the land register', () => {
  test('is compared with what is recorded, by value, unit by unit', () => {
    const list = ['8415/1\t5000/10000', '8415/2\t1/8', '8415/3\t1/4'].join('\n');
    expect(told(list)).toEqual([
      ['1', 'same', 1],
      ['2', 'different', 2],
      ['3', 'not-recorded', 3],
    ]);
    expect(shareText(comparedShares(house, list).sum)).toBe('7/8');
  });

  test('may name units by the number of the space, with words around and shares as two numbers', () => {
    expect(
      told('Jednotka č. 8415/1, byt, podíl 1/2\n2;1;4\nSeznam jednotek\n\nspolečná část'),
    ).toEqual([
      ['1', 'same', 1],
      ['2', 'same', 2],
    ]);
    expect(told('8415/2 1 4')[0]).toEqual(['2', 'same', 1]);
  });

  test('that leaves a recorded space out says so; a space without a share is not missed', () => {
    expect(told('8415/1 1/2')).toEqual([
      ['1', 'same', 1],
      ['2', 'not-listed', null],
    ]);
  });

  test('with a space twice is in doubt when the shares differ', () => {
    expect(told('8415/1 1/2\n8415/1 1/3\n8415/2 1/4\n8415/2 2/8')).toEqual([
      ['1', 'twice', 1],
      ['1', 'twice', 2],
      ['2', 'same', 3],
      ['2', 'same', 4],
    ]);
  });

  test('tells the lines that it cannot use and never leaves them out', () => {
    const rows = told('9999/7 1/2\n8415/1\n8415/2 3/2\n8415/2 0/4\n8415/1 1/2\n8415/2 1/4');
    expect(rows).toEqual([
      [null, 'unknown', 1],
      [null, 'unread', 2],
      [null, 'unread', 3],
      [null, 'unread', 4],
      ['1', 'same', 5],
      ['2', 'same', 6],
    ]);
  });
});
