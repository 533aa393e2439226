import { expect, test } from 'vitest';
import { anyIssue, anyStatement } from '#tests/web/settlement-sample.ts';
import {
  balanceText,
  differenceText,
  issueText,
  mailChoice,
  mailSentence,
} from './delivery-words.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');
test('balances and what a correction changed are told by words', () => {
  expect([100, 0, -100].map(balanceText).map(plain)).toEqual([
    'nedoplatek 1,00 Kč',
    'vyrovnáno',
    'přeplatek 1,00 Kč',
  ]);
  const told = [null, 100, 300, 50].map((former_balance) =>
    plain(differenceText({ balance: 100, former_balance })),
  );
  expect(told).toEqual(['', 'beze změny', 'o 2,00 Kč ve prospěch', 'o 0,50 Kč v neprospěch']);
});

test('before mails go it is told how many go and who gets none', () => {
  const picked = [
    anyStatement(),
    anyStatement({ state: 'refused' }),
    anyStatement({ email: '' }),
    anyStatement({ email: '' }),
    anyStatement({ state: 'sent' }),
    anyStatement({ state: 'posted', email: '' }),
  ];
  const choice = mailChoice(picked);
  expect(choice.rows).toEqual(picked.slice(0, 2));
  expect(plain(mailSentence(choice))).toBe(
    'Každý dostane své vyúčtování v PDF a odkaz, pod kterým ho otevře. Vynecháno bude: 2 nemají e-mail, 2 už jsou doručena nebo odcházejí.',
  );
  expect(mailSentence({ withoutEmail: 0, done: 0 })).not.toContain('Vynecháno');
});

test('an issue says which it is, when and by whom', () => {
  expect(issueText(anyIssue())).toBe(
    '1. vydání 3.\u00a03.\u00a02026, splatnost 30.\u00a06.\u00a02026, výpočet č. 2, Tomáš Vrána',
  );
  expect(issueText(anyIssue({ number: 2, issued_by: '' }))).toBe(
    '2. vydání (oprava) 3.\u00a03.\u00a02026, splatnost 30.\u00a06.\u00a02026, výpočet č. 2',
  );
});
