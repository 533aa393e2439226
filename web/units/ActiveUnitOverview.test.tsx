import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readUnitToday } from '#contract/unit-today.ts';
import { getSipoSettings } from '#contract/sipo/settings.ts';
import { addressStatistics, commonStatistics, pasportStatistics } from '#contract/statistics.ts';
import { openModules } from '#web/lib/open-modules.ts';
import { dropRecords, waitingRecords } from '#web/lib/log.ts';
import { one } from '#tests/web/rendered.tsx';
import { anyUnit, drawn, eventually, signedIn, stubApi } from '#tests/web/screen.tsx';
import type { StubApi } from '#tests/web/screen.tsx';
import { ActiveUnitOverview } from './ActiveUnitOverview.tsx';

const LOADING = 'Načítám statistické údaje o jednotce';
const addresses = {
  addresses_count: 302,
  addresses_active: 275,
  addresses_hidden: 27,
  persons_sum: 241,
  persons_unknown: 5,
  year_ago: '2024-05-12',
  active_year_ago: 1260,
  persons_year_ago: 146,
  unknown_year_ago: 2,
};
const pasports = {
  spaces_total_area: 9605.5,
  spaces_flats: 1148,
  spaces_spaces: 36,
  spaces_hidden: 0,
  buildings_hidden: 0,
  groups_hidden: 0,
};
const common = {
  exchange_rate_eur: 24.935,
  exchange_rate_eur_date: '2024-05-10',
  exchange_rate_usd: null,
  exchange_rate_usd_date: '',
  current_repo_rate: 3.75,
  current_repo_rate_date: '2025-05-09',
  total_revisions: 0,
};
const CLOSED = new Set<string>(['pasports']);
const today = {
  work: [],
  work_count: 0,
  contracts_warned: 4,
  todos: { count: 12, mine: 5, overdue: 3 },
  overdue: { sum: 1_234_500, count: 3 },
  changes: [],
  steps: { house: true, space: true, person: true, holder: true },
};
let api: StubApi;
let leave: () => void;
let again: (screen: React.ReactNode) => void;

beforeEach(() => {
  dropRecords(waitingRecords(1000));
  api = stubApi();
  api.answers(addressStatistics, addresses);
  api.answers(pasportStatistics, pasports);
  api.answers(commonStatistics, common);
  api.answers(readUnitToday, today);
  signedIn();
});
afterEach(() => {
  openModules.set(null);
  leave();
});

const isLoading = () => document.querySelector(`[role="status"][aria-label="${LOADING}"]`) !== null;
const loaded = () => eventually(() => expect(isLoading()).toBe(false));
const open = async () => {
  ({ leave, again } = drawn(<ActiveUnitOverview unit={anyUnit()} />));
  await loaded();
};
const cards = () =>
  Object.fromEntries(
    [...document.querySelectorAll('section p')]
      .filter(({ previousElementSibling }) => previousElementSibling?.hasAttribute('aria-busy'))
      .map((label) => [label.textContent, label.previousElementSibling?.textContent]),
  );
const warnings = () =>
  waitingRecords(1000)
    .filter(({ level }) => level === 'WARN')
    .map(({ messages }) => messages[0]);

describe('the overview of the active unit', () => {
  test('is titled by the unit and shows its counts in the Czech way', async () => {
    await open();
    expect(one('h1').textContent).toBe('SVJ Lipová');
    expect(cards()).toMatchObject({
      Byty: '1\u00a0148',
      Nebyty: '36',
      'Plocha jednotek': '9\u00a0605,50\u00a0m²',
      Adresář: '302',
      Bydlící: '275',
      'Osob v prostorech': '241',
      Skryté: '27',
    });
    // The real thing stands: it is a count, and not in development any more.
    await eventually(() => expect(cards()['Upozornění na smlouvy']).toBe('4'));
    expect(cards()['Počet úkolů']).toBe('12');
    expect(document.body.textContent).toContain('3\u00a0po termínu');
    await eventually(() => expect(cards()['Dlužné úhrady']).toBe('12\u00a0345,00'));
    expect(document.body.textContent).toContain('Kč na\u00a03\u00a0kontech');
    expect(document.body.textContent).toContain('u 5\u00a0bytů počet chybí');
    expect(cards()['Počet dnů do SIPO']).toMatch(/^\d+\u00a0(den|dny|dnů)$/);
    expect(document.body.textContent).not.toContain('ve vývoji');
  });

  test('leads by the numbers to lists of just what they count, by the icons to buildings', async () => {
    await open();
    const hrefOf = (label: string) => one(`a[aria-label^="${label}"]`).getAttribute('href');
    expect(hrefOf('Byty')).toBe('/pasports?filter=flats');
    expect(hrefOf('Nebyty')).toBe('/pasports?filter=others');
    expect(hrefOf('Plocha jednotek')).toBe('/pasports?filter=in-areas');
    expect(hrefOf('Osob v prostorech')).toBe('/pasports?filter=persons');
    const lacking = [...document.querySelectorAll('a')].find(({ textContent }) =>
      textContent?.includes('počet chybí'),
    );
    expect(lacking?.getAttribute('href')).toBe('/pasports?filter=no-persons');
    expect(hrefOf('Adresář')).toBe('/addresses?hidden=1');
    expect(hrefOf('Bydlící')).toBe('/addresses?filter=resident&hidden=1');
    expect(hrefOf('Skryté')).toBe('/addresses?filter=hidden');
    await eventually(() =>
      expect(hrefOf('Upozornění na smlouvy')).toBe('/contracts?filter=warned'),
    );
    expect(hrefOf('Počet úkolů')).toBe('/todos');
    const late = [...document.querySelectorAll('a')].find(({ textContent }) =>
      textContent?.includes('po termínu'),
    );
    expect(late?.getAttribute('href')).toBe('/todos?filter=overdue');
    expect(hrefOf('Dlužné úhrady')).toBe('/money?filter=overdue');
    expect(hrefOf('Počet dnů do SIPO')).toBe('/auxiliaries/sipo');
    expect(document.querySelectorAll('a[href="/buildings"]')).toHaveLength(3);
  });

  test('says nothing of what is owed where nothing was prescribed yet', async () => {
    api.answers(readUnitToday, { ...today, overdue: null });
    await open();
    await eventually(() =>
      expect(one('a[aria-label^="Dlužné úhrady"]').getAttribute('href')).toBe('/money/months'),
    );
    expect(cards()['Dlužné úhrady']).not.toContain('0');
    expect(document.body.textContent).toContain('zatím nic předepsáno');
  });

  test('has the card of debts as a placeholder where accounts are closed to the person', async () => {
    openModules.set(CLOSED);
    await open();
    expect(cards()['Dlužné úhrady']).toBe('0,00');
    expect(document.querySelector('a[aria-label^="Dlužné úhrady"]')).toBeNull();
    expect(document.body.textContent?.match(/ve vývoji/g)).toHaveLength(2);
  });

  test('says quietly what was a year ago, leading to the list of that day', async () => {
    await open();
    const linkOf = (text: string) =>
      [...document.querySelectorAll('a')].find(({ textContent }) => textContent === text);
    expect(linkOf('před rokem\u00a01\u00a0260')?.getAttribute('href')).toBe(
      '/addresses?filter=resident&hidden=1&as_of=2024-05-12',
    );
    expect(linkOf('před rokem\u00a0146, u 2\u00a0bytů chybí')?.getAttribute('href')).toBe(
      '/pasports?filter=persons&as_of=2024-05-12',
    );
  });

  test('says nothing of a year ago where nothing is recorded of it', async () => {
    api.answers(addressStatistics, { ...addresses, active_year_ago: null, persons_year_ago: null });
    await open();
    expect(document.body.textContent).not.toContain('před rokem');
  });

  test('has no card of warnings where all modules of contracts are closed', async () => {
    openModules.set(CLOSED);
    await open();
    expect(cards()['Upozornění na smlouvy']).toBeUndefined();
    expect(document.body.textContent).not.toContain('údaj se nepodařilo načíst');
  });

  test('shows the loading icon while any of the three loads runs', async () => {
    ({ leave } = drawn(<ActiveUnitOverview unit={anyUnit()} />));
    expect(one('[role="status"][aria-label]').getAttribute('title')).toBe(LOADING);
    await loaded();
    const asked = [addressStatistics, pasportStatistics, commonStatistics].map(
      (endpoint) => api.sentTo(endpoint).length,
    );
    expect(asked).toEqual([1, 1, 1]);
  });

  test('loads again for another unit, and for the first one once more', async () => {
    await open();
    again(<ActiveUnitOverview unit={anyUnit({ unit_id: 2 })} />);
    await loaded();
    again(<ActiveUnitOverview unit={anyUnit()} />);
    await loaded();
    expect(api.sentTo(pasportStatistics).map(({ unit_id }) => unit_id)).toEqual([1, 2, 1]);
  });

  test('shows what failed to load as unknown, never as zero, and only logs a warning', async () => {
    api.refuses(addressStatistics, 'unexpected');
    await open();
    expect(cards()).toMatchObject({ Byty: '1\u00a0148', Adresář: '–', Bydlící: '–', Skryté: '–' });
    expect(document.querySelector('[role="alert"]')?.textContent).toBe('');
    expect(warnings().join()).toContain('60000500');
  });

  test('shows a missing field as unknown, logs a warning and shows the others', async () => {
    const { spaces_flats: _missing, ...rest } = pasports;
    api.says(pasportStatistics, 200, { result: rest });
    await open();
    expect(cards()).toMatchObject({ Byty: '–', Nebyty: '36' });
    expect(warnings()).toContain('Ve statistice chybí údaj spaces_flats');
  });

  test('counts down to the day that the unit has agreed, or the portal has set', async () => {
    api.answers(getSipoSettings, {
      unit_id: 1,
      organisation_number: '',
      fee_code: '',
      service_fees: [],
      delivery_day: null,
      change_indication: 'full',
      code_page: 'windows-1250',
      decimal_mark: 'dot',
      original_checked: false,
      document_text: 'space',
      heller_rule: 'refuse',
      shared_with: [],
      sipo_day: 12,
      updated: '',
      version: 1,
    });
    await open();
    await eventually(() =>
      expect(document.body.textContent).toMatch(/změn plateb SIPO je (dnes|12\.\s)/),
    );
  });
});
