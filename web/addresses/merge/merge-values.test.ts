import { describe, expect, test } from 'vitest';
import type { Address } from '#contract/addresses.ts';
import { emptyAddress } from '../address-form.ts';
import { clashingFields, fullest, strangers, takenValues } from './merge-values.ts';

function record(address_id: number, fields: Partial<Address>): Address {
  const stamps = { created: '2026-01-02T08:15:00.000Z', updated: '2026-01-02T08:15:00.000Z' };
  return {
    ...emptyAddress,
    ...stamps,
    address_id,
    unit_id: 1,
    full_name: '',
    hidden: false,
    version: 1,
    last_name: 'Nová',
    ...fields,
  };
}

const old = record(1, { first_name: 'Jana', phone: '601 234 567', city: 'Brno', city_id: 7 });
const young = record(2, { first_name: 'Jana', phone: '777 111 222', email: 'j@example.cz' });
const third = record(3, { email: 'jana@example.cz', birth_date: '1980-02-29', note: 'Zvonit.' });

describe('records that are the same', () => {
  test('ask about fields in which they say different things, not about missing ones', () => {
    expect(clashingFields([old, young])).toEqual(['phone']);
    expect(clashingFields([old, young, third])).toEqual(['phone', 'email']);
  });

  test('offer to keep the one that says the most, the oldest of such', () => {
    const told = { ...third, sipo: '1234567897' };
    expect(fullest([young, old, told])).toBe(told);
    expect(fullest([young, third, old])).toBe(old);
    expect(fullest([])).toBeUndefined();
  });

  test('leave out at first whom a birth date tells apart, but not one of two put side by side', () => {
    const father = record(4, { birth_date: '1950-01-01' });
    expect([...strangers(third, [old, third, father])]).toEqual([4]);
    expect([...strangers(old, [old, third, father])]).toEqual([]);
    expect([...strangers(third, [third, father])]).toEqual([]);
  });

  test('lend the kept one what it lacks, from the first that has it, and overwrite nothing', () => {
    expect(takenValues(old, [old, young, third], {})).toEqual({
      email: 'j@example.cz',
      birth_date: '1980-02-29',
      note: 'Zvonit.',
    });
  });

  test('give the value that was chosen', () => {
    const taken = takenValues(old, [old, young, third], { phone: 2, email: 3 });
    expect(taken).toMatchObject({ phone: '777 111 222', email: 'jana@example.cz' });
    expect(takenValues(old, [old, young], { phone: 1 })).toEqual({ email: 'j@example.cz' });
  });

  test('a choice of a record that is not merged after all is forgotten', () => {
    expect(takenValues(old, [old, young], { email: 3 })).toEqual({ email: 'j@example.cz' });
  });

  test('a city goes with its place in the code list', () => {
    expect(takenValues(young, [young, old], {})).toEqual({ city: 'Brno', city_id: 7 });
  });
});
