import { describe, expect, test } from 'vitest';
import { COMMON_PASSWORD } from '#contract/rules/password.ts';
import { czechStems } from './czech-stems.ts';
import { internationalStems } from './international-stems.ts';
import { OF_NAME, ownPasswordFault } from './own-password.ts';

const jana = {
  user_identity: 'jana.kvapilova@spravaulice.cz',
  names: ['Jana', 'Kvapilová', 'Správa Ulice s.r.o.'],
};
const fault = (password: string) => ownPasswordFault(password, jana);
const stems = [...new Set(`${internationalStems} ${czechStems}`.trim().split(/\s+/))];

describe('common passwords', () => {
  test('are more than ten thousand of at least eight characters, each refused', () => {
    const endings = ['', '1', '12', '123', '1234', '12345', '!', '123!', '007', '2024', '2025'];
    const common = stems
      .flatMap((stem) => endings.map((ending) => stem + ending))
      .filter((password) => password.length >= 8);
    expect(new Set(common).size).toBeGreaterThan(10_000);
    expect(common.filter((password) => fault(password) === null)).toEqual([]);
  });

  test('are listed in the form by which they are found', () => {
    expect(stems.filter((stem) => !/^[a-z]{3,}$/.test(stem))).toEqual([]);
  });

  test.each([
    'Password1',
    'P@ssw0rd',
    'p4ssw0rd2025',
    'Sluníčko1',
    'heslo123',
    'Heslo-2026!',
    '2024praha',
    'SPARTA1893',
    'hesloheslo',
    'Kastelan1',
    'Novák1985',
  ])('%s', (password) => {
    expect(fault(password)).toBe(COMMON_PASSWORD);
  });
});

describe('a password made of the person', () => {
  test.each([
    'Kvapilova1',
    'kvapil2024',
    'janakvapilova',
    'KvapilovaJana7',
    'jkvapilova',
    'jana.kvapilova1',
    'Spravaulice!',
    'kv4pilov4',
  ])('%s is refused with its reason', (password) => {
    expect(fault(password)).toBe(OF_NAME);
  });

  test('equal to the sign-in name says so', () => {
    expect(fault('jana.kvapilova@spravaulice.cz')).toBe(
      'Heslo nesmí být stejné jako přihlašovací jméno',
    );
  });
});

test.each([
  'Kočka leze dírou 7',
  'praha-lípa-traktor',
  'petr8402957316!!',
  'tmavá hvězda nad Otavou',
  'x9#kLm2$vQ',
])('%s may be a password', (password) => {
  expect(fault(password)).toBeNull();
});
