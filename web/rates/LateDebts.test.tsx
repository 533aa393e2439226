import { afterEach, beforeEach, expect, test } from 'vitest';
import { computeLateDebts } from '#contract/late-interest.ts';
import { button, click, oneOf, settled, type } from '#tests/web/rendered.tsx';
import { drawn, eventually, signedIn, stubApi } from '#tests/web/screen.tsx';
import type { StubApi } from '#tests/web/screen.tsx';
import { LateDebts } from './LateDebts.tsx';

let api: StubApi;
let leave: () => void;
beforeEach(() => {
  api = stubApi();
  signedIn();
  ({ leave } = drawn(<LateDebts />));
});
afterEach(() => leave());

const box = (label: string) => {
  const named = Array.from(document.querySelectorAll('label')).find(({ textContent }) =>
    textContent.startsWith(label),
  );
  return oneOf(HTMLInputElement, `[id="${named?.htmlFor ?? ''}"]`);
};
const text = () => document.body.textContent.replaceAll('\u00a0', ' ');

test('debts and payments are counted as they are typed, and what is left is told', async () => {
  api.answers(computeLateDebts, {
    until: '2026-06-30',
    overpaid: 0,
    debts: [
      {
        principal: 345_000,
        due_day: '2026-01-31',
        due_on: '2026-02-02',
        late: null,
        principal_left: 61_087,
        interest_left: 0,
      },
    ],
  });
  type(box('Dluh 1'), '3 450');
  type(box('Splatnost'), '31. 1. 2026');
  click(button('Přidat platbu'));
  type(box('Platba 1'), '3 000');
  type(box('Zaplaceno'), '30. 6. 2026');
  click(button('Spočítat dluhy'));
  await eventually(() => expect(text()).toContain('K 30. 6. 2026 zbývá 610,87 Kč'));
  expect(text()).toContain('posunutá na 2. 2. 2026 (§ 607)');
  expect(api.sentTo(computeLateDebts)).toMatchObject([
    {
      debts: [{ principal: 345_000, due_day: '2026-01-31' }],
      payments: [{ amount: 300_000, paid_day: '2026-06-30' }],
      until: null,
      order: 'interest',
    },
  ]);
});

test('a row that is not whole is told under its field, and nothing is asked', async () => {
  click(button('Spočítat dluhy'));
  await settled();
  expect(text()).toContain('Zadejte kladnou částku');
  expect(text()).toContain('Zadejte datum');
  expect(document.activeElement).toBe(box('Dluh 1'));
  expect(api.sentTo(computeLateDebts)).toEqual([]);
});
