import { expect, test } from 'vitest';
import { anyIssue, anyStatement } from '#tests/web/settlement-sample.ts';
import {
  balanceText,
  differenceText,
  issueText,
  mailChoice,
  mailSentence,
  termWarning,
} from './delivery-words.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const term = { deliver_until: '2026-04-30', statements: 40, delivered: 38 };

test.each([
  ['2026-04-15', ''],
  [
    '2026-04-16',
    'Do konce zákonné lhůty k doručení (30. 4. 2026) zbývá 14 dní a 2 vyúčtování ještě nejsou doručena.',
  ],
  [
    '2026-04-28',
    'Do konce zákonné lhůty k doručení (30. 4. 2026) zbývají 2 dny a 2 vyúčtování ještě nejsou doručena.',
  ],
  ['2026-04-30', 'Zákonná lhůta k doručení končí dnes a 2 vyúčtování ještě nejsou doručena.'],
  [
    '2026-05-01',
    'Zákonná lhůta k doručení skončila 30. 4. 2026 a 2 vyúčtování ještě nejsou doručena.',
  ],
])('on %s the term says: %s', (today, text) => {
  expect(plain(termWarning(term, today))).toBe(text);
});

test('nothing is told of a term when all is delivered or the term is not known', () => {
  expect(termWarning({ ...term, delivered: 40 }, '2026-05-01')).toBe('');
  expect(termWarning({ ...term, deliver_until: null }, '2026-05-01')).toBe('');
});

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
    '1. vydání 3. 3. 2026, splatnost 30. 6. 2026, výpočet č. 2, Tomáš Vrána',
  );
  expect(issueText(anyIssue({ number: 2, issued_by: '' }))).toBe(
    '2. vydání (oprava) 3. 3. 2026, splatnost 30. 6. 2026, výpočet č. 2',
  );
});
