import { expect, test } from 'vitest';
import { registerPatch } from './register-patch.ts';

const emptyAddress = { company_name: '', vat: '', street: '', city: '', city_id: null, zip: '' };
const asked = {
  obchodniJmeno: 'Výtahy Žižka s.r.o.',
  dic: 'CZ27074358',
  sidlo: { nazevUlice: 'Dlouhá', cisloDomovni: 12, nazevObce: 'Praha', psc: 11000 },
};

test('the register gives the name, the tax ID and the seat of a firm', () => {
  expect(registerPatch(emptyAddress, asked)).toEqual({
    company_name: 'Výtahy Žižka s.r.o.',
    vat: 'CZ27074358',
    street: 'Dlouhá 12',
    city: 'Praha',
    city_id: null,
    zip: '110 00',
  });
});

test('an address that is already written stays', () => {
  const written = { ...emptyAddress, street: 'Provozovna 1' };
  expect(registerPatch(written, asked)).toEqual({
    company_name: 'Výtahy Žižka s.r.o.',
    vat: 'CZ27074358',
  });
});

test('a name the register does not know leaves the written one', () => {
  expect(registerPatch({ ...emptyAddress, city: 'Brno' }, {})).toEqual({ vat: '' });
});

test('what the register says is cut to the length of its field', () => {
  const long = registerPatch(emptyAddress, { ...asked, obchodniJmeno: 'Ž'.repeat(300) });
  expect(long.company_name).toHaveLength(250);
});
