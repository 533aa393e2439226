import { describe, expect, test } from 'vitest';
import { shiftDays } from '#contract/czech/iso-date.ts';
import { businessIdRule } from '#contract/rules/business-id.ts';
import { sipoRule } from '#contract/rules/sipo.ts';
import { dayBetween } from './dates.ts';
import { decimalArea, madeUpBusinessId, madeUpEmail, madeUpSipo } from './numbers.ts';
import { firmBusinessId, madeUpPerson } from './people.ts';
import { createRandom, seedOf } from './random.ts';
import { areasOf, DISPOSITIONS, flatRooms } from './rooms.ts';
import type { Room } from './rooms.ts';
import { houseSpaces } from './spaces.ts';

const many = Array.from({ length: 500 }, (_, seed) => createRandom(seed));

describe('the stream of numbers', () => {
  test('is the same for the same seed and another for another one', () => {
    const draw = (seed: number) => createRandom(seed).digits(40);
    expect(draw(7)).toBe(draw(7));
    expect(draw(7)).not.toBe(draw(8));
  });

  test('stays between its bounds and reaches both of them', () => {
    const random = createRandom(3);
    const drawn = new Set(Array.from({ length: 400 }, () => random.int(2, 5)));
    expect(drawn).toEqual(new Set([2, 3, 4, 5]));
  });

  test('has nothing to pick from an empty list', () => {
    expect(() => createRandom(1).pick([])).toThrow(RangeError);
  });

  test('is seeded by a name with its diacritics', () => {
    expect(seedOf('Říha')).not.toBe(seedOf('Řiha'));
  });
});

describe('made-up numbers', () => {
  test('have the check digit of a business ID', () => {
    for (const random of many) expect(businessIdRule(madeUpBusinessId(random))).toBeNull();
  });

  test('have the check digit of SIPO', () => {
    for (const random of many) expect(sipoRule(madeUpSipo(random))).toBeNull();
  });

  test('belong to a firm wherever it is met', () => {
    expect(firmBusinessId('Teplo Vzorov a.s.')).toBe(firmBusinessId('Teplo Vzorov a.s.'));
    expect(firmBusinessId('Teplo Vzorov a.s.')).not.toBe(firmBusinessId('Výtahy Šplhoun s.r.o.'));
  });

  test('write addresses of e-mail without diacritics, in the domain for examples', () => {
    expect(madeUpEmail(['Šárka', 'Řezáčová'], 7)).toBe('sarka.rezacova7@example.cz');
  });

  test.each([
    [6430, '64.30'],
    [5, '0.05'],
    [100, '1.00'],
    [0, '0.00'],
  ])('write %i hundredths as %s', (hundredths, text) => {
    expect(decimalArea(hundredths)).toBe(text);
  });
});

describe('made-up days', () => {
  test('cross the ends of months and leap years', () => {
    expect(shiftDays('2024-02-28', 2)).toBe('2024-03-01');
    expect(shiftDays('2026-01-01', -1)).toBe('2025-12-31');
  });

  test('lie between the given ones', () => {
    const days = many.map((random) => dayBetween(random, '2020-01-30', '2020-02-02'));
    expect(new Set(days)).toEqual(
      new Set(['2020-01-30', '2020-01-31', '2020-02-01', '2020-02-02']),
    );
  });
});

describe('made-up people', () => {
  test('bear the form of the family name that goes with their sex', () => {
    for (const random of many) {
      const person = madeUpPerson(random, { born: ['1970-01-01', '1980-01-01'] });
      expect(person.lastName).toBe(person.female ? person.surname.female : person.surname.male);
      expect(person.birthDate >= '1970-01-01' && person.birthDate <= '1980-01-01').toBe(true);
    }
  });

  test('are not named like their sibling', () => {
    for (const [seed] of many.entries()) {
      const born = ['2010-01-01', '2010-01-01'] as const;
      const child = madeUpPerson(createRandom(seed), { born });
      const sibling = madeUpPerson(createRandom(seed), { born, notNamed: child.firstName });
      expect(sibling.firstName).not.toBe(child.firstName);
    }
  });
});

describe('made-up spaces', () => {
  const room = (area: number, coefficient: number): Room => ({
    name: 'Pokoj',
    area,
    coefficient,
    heated: coefficient === 100,
    outside: coefficient === 0,
  });

  test('count their area by the coefficients of the rooms', () => {
    const rooms = [
      room(2000, 100),
      room(1000, 100),
      room(400, 100),
      room(600, 20),
      room(200, 10),
      room(500, 0),
    ];
    expect(areasOf(rooms)).toEqual({ total: 4700, floor: 4200, heated: 3400, countable: 3540 });
  });

  test.each(DISPOSITIONS)('have believable areas in a flat %s', (disposition) => {
    const { total, floor, heated, countable } = areasOf(flatRooms(createRandom(11), disposition));
    expect(total).toBeGreaterThan(3000);
    expect(total).toBeLessThan(13_000);
    expect(total).toBeGreaterThan(floor);
    expect(floor).toBeGreaterThan(countable);
    expect(countable).toBeGreaterThan(heated);
  });

  test('stand above the shops of their house and share the plan of their column', () => {
    const spaces = houseSpaces(createRandom(2), {
      street: 'Lipová',
      registryNumber: '8001',
      houseNumber: '1',
      floors: 3,
      stack: ['2+1', '1+kk'],
      others: [{ type: 'OBCHOD', count: 2, area: [40, 60], floor: 1 }],
      indicator: 'ITN2',
    });
    const flats = spaces.filter(({ type }) => type === 'BYT');
    expect(flats.map(({ number, floor, size }) => [number, floor, size])).toEqual([
      ['1', 2, '2+1'],
      ['2', 2, '1+kk'],
      ['3', 3, '2+1'],
      ['4', 3, '1+kk'],
      ['5', 4, '2+1'],
      ['6', 4, '1+kk'],
    ]);
    expect(flats[0]?.areas).toEqual(flats[2]?.areas);
    expect(spaces.filter(({ type }) => type === 'OBCHOD').map(({ name }) => name)).toEqual([
      'Obchod 1',
      'Obchod 2',
    ]);
  });
});
