import { expect, test } from 'vitest';
import { anyRecipient, anySettlement } from '#tests/web/settlement-sample.ts';
import { issueSchema, issueSentences, issueSums, usualDue } from './issue-words.ts';

const TODAY = '2025-10-31';
const recipients = [
  anyRecipient(),
  anyRecipient({ balance: 2000 }),
  anyRecipient({ balance: -5000 }),
  anyRecipient({ balance: 0 }),
  anyRecipient({ payer: 'unit', balance: 90_000 }),
];

test('what the unit bears itself is no statement and nobody owes it', () => {
  expect(issueSums(recipients)).toEqual({
    statements: 4,
    owing: 2,
    owed: 12_000,
    overpaying: 1,
    overpaid: 5000,
  });
});

test('the first issue says how many, how much, and what happens on accounts', () => {
  const [first, accounts, last] = issueSentences(anySettlement(), issueSums(recipients));
  expect(first?.replaceAll('\u00A0', ' ')).toBe(
    'Vydá se 4 vyúčtování: 2 nedoplatky za 120,00 Kč, 1 přeplatek za 50,00 Kč a 1 vyúčtování bez doplatku.',
  );
  expect(accounts).toMatch(/^Zůstatky se zapíšou na konta prostorů\./u);
  expect(last).toMatch(/jen oprava/u);
});

test('a correction says that it takes the place of the version before', () => {
  const corrected = anySettlement({ state: 'correcting', issued_on: '2025-09-01' });
  const sums = issueSums([anyRecipient()]);
  const [first, accounts] = issueSentences(corrected, sums);
  expect(first?.replaceAll('\u00A0', ' ')).toBe(
    'Vydá se další verze, 1 vyúčtování: 1 nedoplatek za 100,00 Kč. Každé ukáže rozdíl proti předchozímu.',
  );
  expect(accounts).toMatch(/nahradí nové zůstatky/u);
});

test('balances are due on the latest day of the law, or in four months where it is not known', () => {
  expect(usualDue({ pay_until: '2026-02-15' }, TODAY)).toBe('2026-02-15');
  expect(usualDue({ pay_until: null }, TODAY)).toBe('2026-02-28');
});

test.each([
  ['yesterday', '2025-10-30', 'Splatnost nesmí být v minulosti'],
  ['today', '2025-10-31', undefined],
  ['the latest day', '2026-02-15', undefined],
  ['a day later', '2026-02-16', 'Podle zákona nejpozději 15.\u00a02.\u00a02026'],
])('%s as the day of payment', (_what, due_on, fault) => {
  const read = issueSchema({ pay_until: '2026-02-15' }, TODAY).safeParse({ due_on });
  expect(read.error?.issues[0]?.message).toBe(fault);
});
