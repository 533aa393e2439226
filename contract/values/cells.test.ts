import { describe, expect, test } from 'vitest';
import { asChoice } from './choice.ts';
import { asDay } from './day.ts';
import { asDigits } from './digits.ts';
import { asNumber } from './number.ts';
import { asShare } from './share.ts';
import type { Reader } from './value.ts';
import { asYesNo } from './yes-no.ts';

const valueOf = (reader: Reader, cell: string) => {
  const reading = reader(cell);
  return 'value' in reading ? reading.value : reading.fault;
};

describe('a day', () => {
  test.each([
    ['1. 2. 2024', '2024-02-01'],
    ['1.2.2024', '2024-02-01'],
    ['01.02.2024', '2024-02-01'],
    ['1/2/2024', '2024-02-01'],
    ['2024-02-01', '2024-02-01'],
    ['2024-02-01T00:00:00.000Z', '2024-02-01'],
    ['2024-02-01 00:00:00', '2024-02-01'],
    ['1.2.2024 0:00', '2024-02-01'],
    ['29. 2. 2024', '2024-02-29'],
  ])('%s is %s', (cell, day) => {
    expect(valueOf(asDay, cell)).toBe(day);
  });

  test.each([
    '31. 2. 2024',
    '29. 2. 2023',
    '0. 1. 2024',
    '1. 13. 2024',
    '2024-13-01',
    '1. 2. 24',
    'včera',
    '45323',
  ])('is not %s', (cell) => {
    expect(valueOf(asDay, cell)).toBe('Zadejte datum, například 1. 2. 2024');
  });
});

test.each([
  ['64,5', 64.5],
  ['64.5', 64.5],
  ['1 234,50 m2', 1234.5],
  ['1 234,5 m²', 1234.5],
  ['-3', -3],
  ['0', 0],
  ['šest', 'Zadejte číselnou hodnotu'],
  ['1,2,3', 'Zadejte číselnou hodnotu'],
])('the number of %j is %j', (cell, value) => {
  expect(valueOf(asNumber, cell)).toBe(value);
});

test.each([
  ['ano', true],
  ['Ano', true],
  ['X', true],
  ['1', true],
  ['ne', false],
  ['NE', false],
  ['0', false],
  ['možná', 'Zadejte ano nebo ne'],
])('%j means %j', (cell, value) => {
  expect(valueOf(asYesNo, cell)).toBe(value);
});

test.each([
  ['1/2', { numerator: 1, denominator: 2 }],
  ['645 / 51200', { numerator: 645, denominator: 51_200 }],
  ['50 %', { numerator: 50, denominator: 100 }],
  ['1', { numerator: 1, denominator: 1 }],
  ['3/2', 'Podíl nesmí být větší než celek'],
  ['0/2', 'Zadejte podíl jako zlomek, například 1/2'],
  ['1/0', 'Zadejte podíl jako zlomek, například 1/2'],
  ['9999999999/9999999999', 'Zadejte podíl jako zlomek, například 1/2'],
  ['1. 2. 2024', 'Zadejte podíl jako zlomek, například 1/2'],
])('the share %j is %j', (cell, share) => {
  expect(valueOf(asShare, cell)).toEqual(share);
});

test('digits get back the zeros and lose the spaces that a workbook made of them', () => {
  expect(valueOf(asDigits(8), '177041')).toBe('00177041');
  expect(valueOf(asDigits(), '12 50 012')).toBe('1250012');
  expect(valueOf(asDigits(8), 'CZ1')).toBe('CZ1');
});

test('a choice is known by any of its words, and says the first ones when it is not', () => {
  const reader = asChoice({ post: ['pošta', 'dopis'], email: ['e-mail'] });
  expect([valueOf(reader, 'Posta'), valueOf(reader, 'DOPIS'), valueOf(reader, 'email')]).toEqual([
    'post',
    'post',
    'email',
  ]);
  expect(valueOf(reader, 'fax')).toBe('Zadejte: pošta, e-mail');
});
