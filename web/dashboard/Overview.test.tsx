import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DashboardUnit } from '#contract/dashboard.ts';
import { listUserMessages } from '#contract/messages.ts';
import { queryClient } from '#web/lib/query.ts';
import { currentUnit } from '#web/session/activeUnit.ts';
import { selectedCity } from '#web/session/selectedCity.ts';
import { button, click, oneOf } from '#tests/web/rendered.tsx';
import { anyUnit, drawn, eventually, signedIn, stubApi } from '#tests/web/screen.tsx';
import type { StubApi } from '#tests/web/screen.tsx';
import { Overview } from './Overview.tsx';

const calm: DashboardUnit = {
  unit_id: 1,
  unit_name: 'SVJ Lipová',
  flats_count: 12,
  spaces_count: 3,
  persons_count: 30,
  revisions_overdue: 0,
  revisions_overdue_since: null,
  revisions_soon: 0,
  revisions_never: 0,
  faults_open: 0,
  faults_overdue: 0,
  faults_overdue_since: null,
  contracts_expired: 0,
  contracts_expired_since: null,
  contracts_ending: 0,
  contracts_warned: 0,
  spaces_without_user: 0,
  spaces_without_payer: 0,
  spaces_without_area: 0,
  symbols_missing: 0,
  symbols_repeated: 0,
  shares_uneven: 0,
  houses_uneven: 0,
  buildings_without_address: 0,
  addresses_without_email: 0,
  addresses_without_phone: 0,
  sipo_without_number: 0,
  sipo_wrong_number: 0,
};
const javorka = { ...calm, unit_id: 2, unit_name: 'SVJ Javorka' };
let api: StubApi;
let leave: () => void;

beforeEach(() => {
  api = stubApi();
  api.answers(listUserMessages, { values: [] });
  signedIn({ units: [anyUnit(), anyUnit({ unit_id: 2, name: 'SVJ Javorka' })] });
});
afterEach(() => {
  leave();
  queryClient.clear();
});

const draw = (...units: readonly DashboardUnit[]) => {
  ({ leave } = drawn(<Overview units={units} />));
};
const section = (heading: string) => {
  const found = [...document.querySelectorAll('section')].find(
    (each) => each.querySelector('h2')?.textContent === heading,
  );
  if (found === undefined) throw new Error(`There is no part ${heading}`);
  return found;
};
const links = (heading: string) => [...section(heading).querySelectorAll('a')];
const texts = (heading: string) => links(heading).map(({ textContent }) => textContent);

describe('the dashboard', () => {
  test('says that nothing burns, what is watched, that nothing waits and nothing is missing', () => {
    draw(calm);
    expect(section('Co hoří').textContent).toMatch(/Nic nehoří.*revizí.*závad.*smluv/);
    expect(section('Co čeká').textContent).toContain('Nic nečeká');
    expect(section('Zdraví dat').textContent).toContain('V datech nic nechybí');
    expect(texts('Jednotky')).toEqual(['12', '3', '30', '0']);
  });

  test('leads to the units where none is active', () => {
    draw();
    expect(document.querySelector('section')).toBeNull();
    expect(oneOf(HTMLAnchorElement, 'a').getAttribute('href')).toBe('/?tab=units');
  });

  test('puts first what burns the longest, whatever it is and of whichever unit', () => {
    draw(
      { ...calm, revisions_overdue: 4, revisions_overdue_since: '2024-05-01' },
      {
        ...javorka,
        revisions_overdue: 1,
        revisions_overdue_since: '2023-12-31',
        contracts_expired: 2,
        contracts_expired_since: '2024-02-29',
      },
    );
    const days = texts('Co hoří').map((text) => /od(.*\d{4}) /.exec(text)?.[1]?.trim());
    expect(days).toEqual([
      '31.\u00a012.\u00a02023',
      '29.\u00a02.\u00a02024',
      '1.\u00a05.\u00a02024',
    ]);
    expect(texts('Co hoří')[1]).toMatch(/Nájem trvá po konci smlouvy.*SVJ Javorka.*2$/);
  });

  test('shows the first few of many, and all of them on demand', () => {
    const many = Array.from({ length: 12 }, (_, at) => ({
      ...calm,
      unit_id: at + 1,
      revisions_soon: 1,
    }));
    draw(...many);
    expect(links('Co čeká')).toHaveLength(8);
    click(button('Zobrazit vše (12)'));
    expect(links('Co čeká')).toHaveLength(12);
  });

  test('counts the messages that the person has not confirmed', async () => {
    const message = {
      client_user_message_id: 1,
      message: 'Dobrý den',
      created: '2026-01-02T08:15:00.000Z',
    };
    api.answers(listUserMessages, { values: [message] });
    draw(calm);
    await eventually(() => expect(texts('Co čeká')).toEqual([expect.stringMatching(/zprávy.*1$/)]));
    expect(links('Co čeká')[0]?.getAttribute('href')).toBe('/messages?filter=unconfirmed');
  });

  test('sums a fault of the data over units and offers them, the worst first', () => {
    draw(
      { ...calm, symbols_missing: 2 },
      { ...javorka, symbols_missing: 5, spaces_without_area: 1 },
    );
    expect(section('Zdraví dat').querySelector('summary')?.textContent).toMatch(/symbolu +7$/);
    const hrefs = links('Zdraví dat').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([
      '/pasports?unit=2&filter=no-area',
      '/pasports?unit=2&filter=no-symbol',
      '/pasports?unit=1&filter=no-symbol',
    ]);
  });
});

describe('a tile', () => {
  const follow = (link: HTMLElement | undefined, init: MouseEventInit = {}) =>
    act(
      () =>
        void link?.dispatchEvent(
          new MouseEvent('click', { bubbles: true, cancelable: true, ...init }),
        ),
    );

  test('makes its unit the active one and says so; no city narrows its list', () => {
    selectedCity.set(7);
    draw(calm, { ...javorka, contracts_ending: 1 });
    follow(links('Co čeká')[0]);
    expect(currentUnit()?.unit_id).toBe(2);
    expect(selectedCity.get()).toBe(0);
    expect(document.body.textContent).toContain('Pracujete s jednotkou SVJ Javorka');
  });

  test('opened in another tab leaves the active unit of this one', () => {
    draw(calm, { ...javorka, contracts_ending: 1 });
    follow(links('Co čeká')[0], { ctrlKey: true });
    expect(currentUnit()?.unit_id).toBe(1);
    expect(links('Co čeká')[0]?.getAttribute('href')).toContain('unit=2');
  });
});
