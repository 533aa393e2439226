import { expect, test } from 'vitest';
import { emptyAddress } from './address-form.ts';
import { preferenceHint, sipoHint } from './field-hints.ts';

test.each([
  ['', 'Deset číslic, poslední je kontrolní'],
  ['1234', 'Deset číslic, poslední je kontrolní'],
  ['123456789', 'Kontrolní číslice je 7'],
  ['1234567897', 'Kontrolní číslice 7 souhlasí'],
  ['1234567890', 'Deset číslic, poslední je kontrolní'],
])('the SIPO number %j tells of its check digit: %s', (sipo, hint) => {
  expect(sipoHint(sipo)).toBe(hint);
});

test.each([
  [{ contact_preference: 'post' }, 'Adresa zatím není vyplněna'],
  [{ contact_preference: 'post', delivery_street: 'Nová 1' }, undefined],
  [{ contact_preference: 'email' }, 'E-mail zatím není vyplněn'],
  [{ contact_preference: 'email', email: 'a@b.cz' }, undefined],
  [{ contact_preference: 'data_box' }, 'Datová schránka zatím není vyplněna'],
  [{ contact_preference: 'data_box', data_box: 'abc1234' }, undefined],
  [{ contact_preference: 'portal' }, 'Do portálu se zve e-mailem, a ten zatím není vyplněn'],
] as const)('a preference that leads nowhere yet says so: %o', (values, hint) => {
  expect(preferenceHint({ ...emptyAddress, ...values })).toBe(hint);
});
