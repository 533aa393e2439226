import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { commonStatistics } from '#contract/statistics.ts';
import { one } from '#tests/web/rendered.tsx';
import { anyUnit, drawn, eventually, signedIn, stubApi } from '#tests/web/screen.tsx';
import type { StubApi } from '#tests/web/screen.tsx';
import { CommonInformation } from './CommonInformation.tsx';

const known = {
  exchange_rate_eur: 24.9,
  exchange_rate_eur_date: '2024-05-10',
  exchange_rate_usd: null,
  exchange_rate_usd_date: '',
  current_repo_rate: 3.75,
  current_repo_rate_date: '2025-05-09',
  total_revisions: 1200,
};
let api: StubApi;
let leave: () => void;

beforeEach(() => {
  api = stubApi();
  api.answers(commonStatistics, known);
  signedIn();
});
afterEach(() => leave());

const open = () => ({ leave } = drawn(<CommonInformation client_id={7} />));
const loaded = (text: string) =>
  eventually(() => expect(document.body.textContent).toContain(text));

describe('common information', () => {
  test('shows rates to three decimals with their dates, and no invented rate', async () => {
    open();
    await loaded('3,750\u00a0%');
    expect(document.body.textContent).toContain('platí od 9.\u00a05.\u00a02025');
    expect(document.body.textContent).toContain('24,900Kurz CZK/EURze dne 10.\u00a05.\u00a02024');
    expect(document.body.textContent).toContain('–Kurz CZK/USDúdaj zatím není k dispozici');
    expect(document.body.textContent).toContain(
      '1\u00a0200Celkový počet revizízařízení k revizi ve všech jednotkách',
    );
  });

  test('leads to the repo rate and to the rates of exchange', async () => {
    open();
    await loaded('3,750\u00a0%');
    expect(one('a[aria-label^="Aktuální 2T repo sazba"]').getAttribute('href')).toBe(
      '/auxiliaries/cnbrepo',
    );
    for (const currency of ['EUR', 'USD']) {
      const link = one(`a[aria-label^="Kurz CZK/${currency}"]`);
      expect(link.getAttribute('href')).toBe('/auxiliaries/exchangerates');
    }
  });

  test('leads to the devices where the list of the only unit holds them all, else to none', async () => {
    const devices = () => document.querySelector('a[aria-label^="Celkový počet revizí"]');
    open();
    await loaded('1\u00a0200');
    expect(devices()?.getAttribute('href')).toBe('/auxiliaries/revisiontypes?type=0');
    leave();
    signedIn({ units: [anyUnit(), { ...anyUnit(), unit_id: 12 }] });
    open();
    await loaded('1\u00a0200');
    expect(devices()).toBeNull();
  });

  test('is read again with each opening', async () => {
    open();
    await loaded('3,750\u00a0%');
    leave();
    api.answers(commonStatistics, { ...known, current_repo_rate: 3.5 });
    open();
    await loaded('3,500\u00a0%');
    expect(api.sentTo(commonStatistics)).toHaveLength(2);
  });
});
