import { expect, test } from 'vitest';
import { payeeAccountRule, plainPayee } from './payee-account.ts';

test.each(['19-2000145399/0800', '178124-4159/0710', '280154417/0300', '2801387443/2010'])(
  '%s is an account with right check digits',
  (account) => expect(payeeAccountRule(account)).toBeNull(),
);

test.each([
  ['123456789/0100', /neplatné/u],
  ['4278-0727558021/0100', /Předčíslí/u],
  ['19-2000145399', /s kódem banky/u],
  ['19-2000145399/0999', /0999 neexistuje/u],
  ['', /s kódem banky/u],
])('%s is refused', (account, sentence) => {
  expect(payeeAccountRule(account)).toMatch(sentence);
});

test('needless zeros are left out', () => {
  expect(plainPayee('000019-2000145399/0800')).toBe('19-2000145399/0800');
  expect(plainPayee('000000-0168540115/0600')).toBe('168540115/0600');
});
