// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ResultOf } from '#contract/endpoint.ts';
import { computeLateInterest } from '#contract/late-interest.ts';
import { button, click, one } from '#tests/web/rendered.tsx';
import { drawn, eventually, signedIn, stubApi } from '#tests/web/screen.tsx';
import type { StubApi } from '#tests/web/screen.tsx';
import { LateInterest } from './LateInterest.tsx';

const search = vi.hoisted(() => ({ current: {} as Record<string, unknown> }));
vi.mock('@tanstack/react-router', () => ({
  useSearch: () => search.current,
  useNavigate: () => () => undefined,
}));

let api: StubApi;
let leave: () => void;
beforeEach(() => {
  api = stubApi();
  signedIn();
});
afterEach(() => leave());

const part = {
  from: '2013-02-01',
  to: '2013-02-10',
  principal: 1_000_000,
  days: 10,
  year_days: 365,
  rate_day: '2012-12-31',
  base_rate: 0.05,
  rate: 7.05,
  interest: 1932,
};

test('what stands in the address is computed, with the formula of each part and its regulation', async () => {
  search.current = { amount: 10_000, due: '2013-01-31', paid: '2013-02-10' };
  api.answers(computeLateInterest, {
    regime: '2010',
    delay_from: part.from,
    delay_to: part.to,
    days: 10,
    interest: 1932,
    parts: [part],
    delay_fee: 25_000,
    due_on: '2013-01-31',
    state: 'late',
  });
  ({ leave } = drawn(<LateInterest />));
  const text = () => document.body.textContent.replaceAll('\u00a0', ' ');
  await eventually(() => expect(text()).toContain('Úrok 19,32 Kč'));
  expect(text()).toContain('10 000,00 Kč × 7,05 % × 10 / 365 = 19,32 Kč');
  expect(text()).toContain('sazba k 31. 12. 2012 0,05 %');
  expect(text()).toContain('nařízení vlády č. 33/2010 Sb.');
  expect(text()).toContain('poplatek z prodlení 250,00 Kč');
});

test('the print of it has its rows and their sum, and nothing to press', async () => {
  const late = { ...part, interest: 400, from: '2013-02-11', to: '2013-02-12', days: 2 };
  search.current = { amount: 10_000, due: '2013-01-31', paid: '2013-02-12' };
  api.answers(computeLateInterest, {
    regime: '2010',
    delay_from: part.from,
    delay_to: late.to,
    days: 12,
    interest: 2332,
    parts: [part, late],
    delay_fee: null,
    due_on: '2013-01-31',
    state: 'late',
  });
  const printed = vi.fn<() => void>();
  vi.stubGlobal('print', printed);
  ({ leave } = drawn(<LateInterest />));
  await eventually(() => click(button('Vytisknout výpočet')));
  expect(printed).toHaveBeenCalledOnce();
  const sheet = one('[data-print-sheet]');
  const cellsOf = (row: Element) =>
    Array.from(row.children).map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
  expect(sheet.querySelector('h1')?.textContent?.replaceAll('\u00a0', ' ')).toBe(
    'Úrok z prodlení celkem 23,32 Kč',
  );
  expect(Array.from(sheet.querySelectorAll('tr')).map(cellsOf)).toEqual([
    ['Od', 'Do', 'Dnů', 'Dluh', 'Sazba ČNB k', 'Úrok % ročně', 'Úrok'],
    ['1. 2. 2013', '10. 2. 2013', '10', '10 000,00 Kč', '31. 12. 2012', '7,05', '19,32 Kč'],
    ['11. 2. 2013', '12. 2. 2013', '2', '10 000,00 Kč', '31. 12. 2012', '7,05', '4,00 Kč'],
  ]);
  expect(sheet.querySelectorAll('button, input, select, a')).toHaveLength(0);
  dispatchEvent(new Event('afterprint'));
  expect(document.querySelector('[data-print-sheet]')).toBeNull();
});

test('a day for which no rate is known is told under its field', async () => {
  search.current = { amount: 100, due: '1980-01-01' };
  const message = 'Pro tak starou splatnost není známa sazba ČNB';
  api.refuses(computeLateInterest, 'invalid-input', { fields: [{ field: 'due_day', message }] });
  ({ leave } = drawn(<LateInterest />));
  await eventually(() => expect(document.body.textContent).toContain(message));
  const box = one('input[aria-invalid="true"]');
  expect(document.querySelector(`label[for="${box.id}"]`)?.textContent).toContain('Den splatnosti');
  expect(document.body.textContent).not.toContain('Opravte označená pole');
});

const punctual: Omit<ResultOf<typeof computeLateInterest>, 'due_on' | 'state'> = {
  regime: '2014',
  delay_from: '2026-11-24',
  delay_to: '2026-11-21',
  days: 0,
  interest: 0,
  parts: [],
  delay_fee: null,
};

test.each([
  ['not-due', 'Dluh ještě není splatný, úrok není žádný. Splatný je 23.\u00a011.\u00a02026.'],
  ['in-time', 'Zaplaceno včas, úrok není žádný.'],
] as const)('a debt that is %s is told as such', async (state, words) => {
  search.current = { amount: 100, due: '2026-11-23' };
  api.answers(computeLateInterest, { ...punctual, due_on: '2026-11-23', state });
  ({ leave } = drawn(<LateInterest />));
  await eventually(() => expect(document.body.textContent).toContain(words));
});

test('a due day on a day off is told with the day on which the debt was due', async () => {
  search.current = { amount: 100, due: '2026-11-21' };
  api.answers(computeLateInterest, { ...punctual, due_on: '2026-11-23', state: 'not-due' });
  ({ leave } = drawn(<LateInterest />));
  const text = () => document.body.textContent.replaceAll('\u00a0', ' ');
  await eventually(() =>
    expect(text()).toContain(
      '21. 11. 2026 není pracovní den, splatnost se posouvá na 23. 11. 2026 (§ 607 občanského zákoníku).',
    ),
  );
});
