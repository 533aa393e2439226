// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { convertCurrency } from '#contract/rates.ts';
import { drawn, eventually, signedIn, stubApi } from '#tests/web/screen.tsx';
import type { StubApi } from '#tests/web/screen.tsx';
import { Converter } from './Converter.tsx';

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

const text = () => document.body.textContent.replaceAll('\u00a0', ' ');

test.each([
  ['same-day', '2025-05-09', '2025-05-09', 'Kurz vyhlášený pro tento den.'],
  [
    'day-off',
    '2025-05-09',
    '2025-05-10',
    'V den pracovního klidu platí poslední vyhlášený kurz: na 10. 5. 2025 použit kurz z 9. 5. 2025, o 1 den starší.',
  ],
  [
    'day-off',
    '2025-05-09',
    '2025-05-11',
    'V den pracovního klidu platí poslední vyhlášený kurz: na 11. 5. 2025 použit kurz z 9. 5. 2025, o 2 dny starší.',
  ],
  [
    'older',
    '2025-05-09',
    '2025-06-09',
    'Novější kurz portál nezná: na 9. 6. 2025 použit kurz z 9. 5. 2025, o 31 dnů starší.',
  ],
] as const)(
  'an amount converted by a rate that is %s of %s tells on %s which rate it was and how old',
  async (fixing, valid_from, day, words) => {
    search.current = { amount: 100, of: 'EUR', due: day };
    api.answers(convertCurrency, {
      rate: { currency_code: 'EUR', valid_from, amount: 1, rate: 24.935 },
      source: 'bank',
      fixing,
      in_crowns: 2493.5,
      in_currency: 4.01,
    });
    ({ leave } = drawn(<Converter currencies={['EUR', 'USD']} />));
    await eventually(() => expect(text()).toContain(words));
    expect(text()).toContain('100,00 EUR = 2 493,50 Kč');
    expect(text()).toContain('Kurz z 9. 5. 2025: 1 EUR = 24,935 Kč.');
  },
);
