import { describe, expect, test } from 'vitest';
import {
  accountNumberRule,
  accountOfDigits,
  accountOfIban,
  ibanOf,
  ibanText,
  plainAccount,
  sixteenDigits,
} from './bank-account.ts';

// Accounts with their sums and IBANs reckoned by hand.
const accounts = [
  ['19-2000145399', '0800', 'CZ6508000000192000145399'],
  ['178124-4159', '0710', 'CZ6907101781240000004159'],
  ['19-34222621', '0710', 'CZ4707100000190034222621'],
  ['280154417', '0300', 'CZ1103000000000280154417'],
  ['500021502', '0800', 'CZ7808000000000500021502'],
  ['34278-727558021', '0100', 'CZ2101000342780727558021'],
  ['1265098001', '5500', 'CZ5855000000001265098001'],
  ['168540115', '0600', 'CZ2806000000000168540115'],
  ['76327632', '0300', 'CZ7603000000000076327632'],
  ['2801387443', '2010', 'CZ9720100000002801387443'],
  ['4444442', '0800', 'CZ8808000000000004444442'],
] as const;

describe('an account number', () => {
  test.each(accounts)('%s/%s has right check digits and the IBAN %s', (account, bank, iban) => {
    expect(accountNumberRule(account)).toBeNull();
    expect(ibanOf(account, bank)).toBe(iban);
    expect(accountOfIban(iban)).toBe(`${account}/${bank}`);
  });

  test.each([
    ['4278-0727558021', 'Předčíslí účtu je neplatné, zkontrolujte číslice'],
    ['1234567890', 'Číslo účtu je neplatné, zkontrolujte číslice'],
    ['123456789', 'Číslo účtu je neplatné, zkontrolujte číslice'],
    ['0400000000', 'Číslo účtu je neplatné, zkontrolujte číslice'],
  ])('%s is wrong', (account, sentence) => expect(accountNumberRule(account)).toBe(sentence));

  test.each(['', '1', '19-', '1234567-19', '12345678901', '19-2000145399/0800', '0000000000', 'a'])(
    '%j is none',
    (account) =>
      expect(accountNumberRule(account)).toBe(
        'Zadejte číslo účtu bez kódu banky, například 19-2000145399',
      ),
  );

  test('has one look, whatever its zeros', () => {
    expect(plainAccount('000019-2000145399')).toBe('19-2000145399');
    expect(plainAccount('0500021502')).toBe('500021502');
    expect(plainAccount('000000-0000000019')).toBe('19');
    expect(plainAccount('jiný')).toBe('jiný');
    expect(sixteenDigits('19-2000145399')).toBe('0000192000145399');
    expect(accountOfDigits('0000192000145399')).toBe('19-2000145399');
    expect(accountOfDigits('0000000000000000')).toBe('');
  });
});

test.each(['CZ7920100000002400222222', 'CZ8120100000002901234567', 'SK6807200002891987426353', ''])(
  '%j is no IBAN of a Czech account',
  (iban) => expect(accountOfIban(iban)).toBeUndefined(),
);

test('an IBAN is read by fours', () => {
  expect(accountOfIban('CZ65 0800 0000 1920 0014 5399')).toBe('19-2000145399/0800');
  expect(ibanText('CZ6508000000192000145399')).toBe(
    'CZ65\u00a00800\u00a00000\u00a01920\u00a00014\u00a05399',
  );
});
