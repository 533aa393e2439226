import { describe, expect, test, vi } from 'vitest';
import { schemaFaults } from '#web/form/validation.ts';
import { addressSchema, emptyAddress, valuesOf } from './address-form.ts';
import type { AddressValues } from './address-form.ts';

const person = { ...emptyAddress, last_name: 'Nová' };

function faults(values: AddressValues) {
  const { error } = addressSchema.safeParse(values);
  return error === undefined ? {} : schemaFaults(error);
}

describe('a record of the address book', () => {
  test('needs the last name of a person, or the name of anybody else', () => {
    expect(faults(emptyAddress)).toEqual({ last_name: 'Toto pole je povinné' });
    expect(faults({ ...person, address_type: 'office' })).toEqual({
      company_name: 'Toto pole je povinné',
    });
    expect(faults(person)).toEqual({});
  });

  test.each([
    [{ sipo: '123456789' }, 'sipo', 'SIPO musí být přesně 10 znaků - zadáno 9'],
    [{ sipo: '1234567890' }, 'sipo', 'Chybný kontrolní součet (7)'],
    [{ business_id: '27074359' }, 'business_id', 'IČO je neplatné!'],
    [{ email: 'nikdo' }, 'email', 'zadejte platnou emailovou adresu'],
    [{ birth_date: '31. 2.' }, 'birth_date', 'Zadejte datum'],
  ])('with %o is refused in its field', (wrong, field, message) => {
    expect(faults({ ...person, ...wrong })).toEqual({ [field]: message });
  });

  test('is not born after today', () => {
    vi.useFakeTimers({ now: new Date('2026-03-01T10:00:00Z') });
    expect(faults({ ...person, birth_date: '2026-03-01' })).toEqual({});
    expect(faults({ ...person, birth_date: '2026-03-02' })).toEqual({
      birth_date: 'Datum narození nemůže být v budoucnosti',
    });
    vi.useRealTimers();
  });

  test('comes into the form without what the form does not change', () => {
    const record = { ...person, address_id: 5, unit_id: 1, hidden: true, version: 3 };
    expect(valuesOf(record)).toEqual(person);
  });
});
