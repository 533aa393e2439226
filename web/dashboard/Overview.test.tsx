import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DashboardUnit, DueThing } from '#contract/dashboard.ts';
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
  revisions_soon: 0,
  revisions_never: 0,
  meters_warned: 0,
  settlements_late: 0,
  settlements_soon: 0,
  visits_review: 0,
  files_filling: 0,
  penalties_sum: null,
  settlements_changed: 0,
  raises_offered: 0,
  raises_sum: null,
  debts_overdue: 0,
  payments_waiting: 0,
  statements_missing: 0,
  debts_sum: 0,
  payments_sum: 0,
  faults_open: 0,
  faults_overdue: 0,
  contracts_expired: 0,
  contracts_ending: 0,
  contracts_warned: 0,
  supplies_expired: 0,
  supplies_notice: 0,
  agreed_expired: 0,
  agreed_warned: 0,
  agreed_ending: 0,
  todos_overdue: 0,
  todos_soon: 0,
  supplies_ending: 0,
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
  owned_count: 10,
  houses_count: 2,
  shared_houses_count: 0,
  contacts_count: 40,
  payers_count: 0,
  things: [],
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
const links = (heading: string) => [
  ...section(heading).querySelectorAll<HTMLAnchorElement>('a:not([href*="figure="])'),
];
/** Sums over units, each with what it opens. */
const sums = (heading: string) =>
  [...section(heading).querySelectorAll('a[href*="figure="]')].map((sum) => [
    sum.textContent,
    sum.getAttribute('href'),
  ]);
const texts = (heading: string) => links(heading).map(({ textContent }) => textContent);

const due = (kind: DueThing['kind'], on: string | null, name = 'Výtah'): DueThing => ({
  kind,
  name,
  on,
  place: 'Lipová 12',
  unfit: false,
  amount: null,
  guard: null,
});

describe('the dashboard', () => {
  test('says that nothing burns, what is watched, that nothing waits and nothing is missing', () => {
    draw(calm);
    expect(section('Co hoří').textContent).toMatch(/Nic nehoří.*revizí.*závad.*smluv/);
    expect(section('Co čeká').textContent).toContain('Nic nečeká');
    expect(section('Zdraví dat').textContent).toContain('nic nechybí');
  });

  test('leaves out the columns of units in which there is nothing', () => {
    draw(calm, { ...javorka, spaces_count: 0 });
    expect(texts('Jednotky')).toEqual([
      'SVJ Lipová',
      '12',
      '3',
      '30',
      'SVJ Javorka',
      '12',
      '0',
      '30',
    ]);
    expect(section('Jednotky').querySelector('thead')?.textContent).toBe(
      'JednotkaBytyNebytyBydlící',
    );
    expect(section('Jednotky').querySelector('tfoot')?.textContent).toBe('Celkem jednotek: 224360');
  });

  test('leads from a sum over more units to what it is made of, and from one unit to its list', () => {
    draw(
      { ...calm, revisions_soon: 2, contracts_ending: 1 },
      { ...javorka, flats_count: 1, revisions_soon: 3 },
    );
    expect(sums('Jednotky')).toContainEqual(['13', '/dashboard?figure=flats_count']);
    expect(sums('Co čeká')).toEqual([['5', '/dashboard?figure=revisions_soon']]);
    expect(texts('Co čeká')).toHaveLength(3);
  });

  test('leads to the units where none is active', () => {
    draw();
    expect(document.querySelector('section')).toBeNull();
    expect(oneOf(HTMLAnchorElement, 'a').getAttribute('href')).toBe('/?tab=units');
  });

  test('has one row a kind, the longest overdue first, and in it units, the longest first', () => {
    draw(
      { ...calm, revisions_overdue: 4, things: [due('revisions_overdue', '2024-05-01')] },
      {
        ...javorka,
        revisions_overdue: 1,
        contracts_expired: 2,
        things: [
          due('revisions_overdue', '2023-12-31'),
          due('contracts_expired', '2024-02-29', 'Novák Jan'),
        ],
      },
    );
    const heads = [...section('Co hoří').querySelectorAll('li > div > div')].map(
      (row) => row.textContent,
    );
    expect(heads).toEqual(['Revize po termínu 5', 'Nájem trvá po konci smlouvy 2']);
    expect(texts('Co hoří')).toEqual([
      expect.stringMatching(/SVJ Javorka Výtah, po termínu [\d\s]+d\S+ 1$/),
      expect.stringMatching(/SVJ Lipová Výtah, po termínu [\d\s]+d\S+ 4$/),
      expect.stringMatching(/Novák Jan, smlouva skončila 29\.\s2\.\s2024 2$/),
    ]);
  });

  test('puts what must not be used before the longest overdue, and what has no term last', () => {
    const unfit = { ...due('faults_overdue', '2999-01-01', 'Kotel'), unfit: true };
    draw(
      { ...calm, revisions_overdue: 1, things: [due('revisions_overdue', '2020-05-01')] },
      {
        ...javorka,
        faults_overdue: 1,
        revisions_never: 1,
        things: [unfit, due('revisions_never', null)],
      },
    );
    expect(texts('Co hoří')[0]).toMatch(/Kotel, nevyhovuje 1$/);
    expect(texts('Co čeká')[0]).toMatch(/SVJ Javorka Výtah 1$/);
  });

  test('of a single unit is not told its name on each row', () => {
    draw({ ...calm, contracts_ending: 3, things: [due('contracts_ending', null, 'Novák Jan')] });
    expect(texts('Co čeká')).toEqual(['Smlouva končí do 60 dnů 3Novák Jan, Lipová 12 a 2 další']);
  });

  test('shows the first few units of many, and all of them on demand', () => {
    const many = Array.from({ length: 62 }, (_, at) => ({
      ...calm,
      unit_id: at + 1,
      revisions_soon: 1,
    }));
    draw(...many);
    expect(links('Co čeká')).toHaveLength(8);
    click(button('Blíží se termín revize: dalších 54 jednotek'));
    expect(links('Co čeká')).toHaveLength(62);
    expect(section('Jednotky').querySelectorAll('tbody tr')).toHaveLength(5);
    click(button('Jednotky: dalších 57 jednotek'));
    expect(section('Jednotky').querySelectorAll('tbody tr')).toHaveLength(62);
  });

  test('counts the messages that the person has not confirmed', async () => {
    const message = {
      client_user_message_id: 1,
      message: 'Dobrý den',
      link: '',
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
      '/pasports?unit=2&filter=no-symbol',
      '/pasports?unit=1&filter=no-symbol',
      '/pasports?unit=2&filter=no-area',
    ]);
  });

  test('scores the data by checks that can be made, part by part, and what is unknown as unknown', () => {
    draw({ ...calm, addresses_without_email: 1 });
    // 15 spaces are looked at five times and 10 owned once, 2 houses once, 40 contacts twice.
    expect(section('Zdraví dat').textContent).toContain('V pořádku je 166 z 167 kontrol.');
    const parts = [...section('Zdraví dat').querySelectorAll('[aria-label] li')];
    expect(parts.map(({ textContent }) => textContent)).toEqual([
      'Prostory100\u00a0%',
      'Domy100\u00a0%',
      'Kontakty98\u00a0%',
      'Plátci SIPOnení co hodnotit',
    ]);
    expect(section('Zdraví dat').querySelector('p')?.textContent).toBe('99\u00a0%');
  });

  test('has no score where there is nothing to judge', () => {
    const nothing = { flats_count: 0, spaces_count: 0, owned_count: 0, houses_count: 0 };
    draw({ ...calm, ...nothing, contacts_count: 0 });
    expect(section('Zdraví dat').textContent).toContain('Není co hodnotit');
    expect(section('Zdraví dat').textContent).not.toContain('%');
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
