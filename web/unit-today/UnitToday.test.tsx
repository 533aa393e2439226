import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ResultOf } from '#contract/endpoint.ts';
import { readUnitToday, type ColleagueChange, type WorkLine } from '#contract/unit-today.ts';
import { one } from '#tests/web/rendered.tsx';
import { anyUnit, drawn, eventually, signedIn, stubApi } from '#tests/web/screen.tsx';
import type { StubApi } from '#tests/web/screen.tsx';
import { changeText, workAddress, workText } from './today-words.ts';
import { UnitToday } from './UnitToday.tsx';

const device: WorkLine = {
  kind: 'device',
  state: 'overdue',
  late: true,
  name: 'Výtah V1',
  place: 'Lipová 12',
  on: '2025-01-08',
  record_id: 31,
  count: 1,
  amount: null,
  guard: null,
};
const contract: WorkLine = {
  kind: 'contract',
  state: 'expired',
  late: true,
  name: 'Nováková Jana',
  place: 'Lipová 12, prostor 7',
  on: '2024-06-30',
  record_id: 5,
  count: 1,
  amount: null,
  guard: null,
};
const change: ColleagueChange = {
  at: '2025-01-20T09:00:00.000Z',
  user_name: 'Malá Eva',
  record_type: 'pasport_tenants',
  action: 'insert',
  name: 'Lipová 12, prostor 7',
  record_id: 5,
};
const done = { house: true, space: true, person: true, holder: true };

describe('a line of work says', () => {
  test.each<[string, Partial<WorkLine>]>([
    ['po termínu 12 dní', device],
    ['nevyhovuje', { ...device, state: 'unfit', on: null }],
    ['nájem trvá po konci smlouvy 30. 6. 2024', contract],
    ['smlouva končí za 1 den', { ...contract, state: 'ending', on: '2025-01-21' }],
    ['smlouva končí dnes', { ...contract, state: 'ending', on: '2025-01-20' }],
    ['upozornění na smlouvu od 1. 1. 2025', { ...contract, state: 'warned', on: '2025-01-01' }],
    [
      'předat do 25. 1. 2025, za 5 dní',
      { ...device, kind: 'sipo', state: 'due', on: '2025-01-25' },
    ],
  ])('%s', (text, line) => {
    expect(workText({ ...device, ...line }, '2025-01-20').replaceAll('\u00a0', ' ')).toBe(text);
  });

  const debt = { ...device, kind: 'debts', state: 'due', name: 'Malý', on: '2024-12-31' } as const;
  test.each<[string, Partial<WorkLine>]>([
    ['dluží 1 234,50 Kč, po splatnosti 20 dní', { ...debt, amount: 123_450 }],
    ['největší dluh 1 234,50 Kč, po splatnosti 20 dní', { ...debt, count: 3, amount: 123_450 }],
    [
      '900,00 Kč, nejstarší z 31. 12. 2024',
      { ...debt, kind: 'payments', count: 2, amount: 90_000 },
    ],
    ['před 31. 12. 2024', { ...debt, kind: 'statements' }],
    ['není vytvořen, splatnost byla 31. 12. 2024', { ...debt, kind: 'months', name: '2024-12-01' }],
  ])('of money: %s', (text, line) => {
    expect(workText({ ...device, ...line }, '2025-01-20').replaceAll('\u00a0', ' ')).toBe(text);
  });

  const guard = {
    state: 'late',
    until: '2025-01-08',
    days: -12,
    recipients: 20,
    per_day: 5000,
    penalty: 1_200_000,
  } as const;
  const late = { ...device, kind: 'settlement', state: 'due', guard } as const;
  test('of a settlement how late it is, what the delay costs, and where it is delivered', () => {
    expect(workText(late, '2025-01-20').replaceAll('\u00a0', ' ')).toBe(
      'po lhůtě 12 dní · pokuta zatím 12 000 Kč (50 Kč × 20 příjemců × 12 dní)',
    );
    expect(workAddress(late, 3)).toBe('/settlements/31?unit=3');
    expect(workAddress({ ...late, kind: 'objections' }, 3)).toMatch(/31\?unit=3&tab=objections$/);
    const many = { ...late, record_id: null };
    const soon = { ...many, late: false };
    expect(workAddress(many, 3)).toMatch(/\?unit=3&filter=deliver-late$/);
    expect(workAddress({ ...soon, kind: 'objections' }, 3)).toMatch(/filter=answers$/);
    expect(workAddress({ ...soon, kind: 'unopened' }, 3)).toMatch(/filter=unopened-soon$/);
  });

  test('where money waits: the one thing, or the list of just as many', () => {
    expect(workAddress({ ...debt, record_id: 9 }, 3)).toBe('/money/arrears?unit=3&account=9');
    expect(workAddress({ ...debt, record_id: null }, 3)).toBe('/money/arrears?unit=3');
    expect(workAddress({ ...debt, kind: 'payments' }, 3)).toBe(
      '/money/payments?unit=3&queue=waiting',
    );
    expect(workAddress({ ...debt, kind: 'statements', record_id: 4 }, 3)).toBe(
      '/money/bank?unit=3&statement=4',
    );
    expect(workAddress({ ...debt, kind: 'statements', record_id: null }, 3)).toBe(
      '/money/bank?unit=3&filter=gaps',
    );
    expect(workAddress({ ...debt, kind: 'months', name: '2024-12-01' }, 3)).toBe(
      '/money/months?unit=3&month=2024-12-01',
    );
  });

  test('where its record is', () => {
    expect(workAddress(device, 3)).toBe('/auxiliaries/revisiontypes?unit=3&type=0&device=31');
    expect(workAddress(contract, 3)).toBe('/pasports?unit=3&space=5&tab=tenants');
    expect(workAddress({ ...device, kind: 'sipo' }, 3)).toBe('/auxiliaries/sipo');
  });
});

test('a change is told by what was done', () => {
  expect(changeText(change)).toBe('nový nájemce');
  expect(changeText({ ...change, action: 'update' })).toBe('změna nájemce');
});

describe('the day of a unit', () => {
  let api: StubApi;
  let leave = () => {};
  const told = (over: Partial<ResultOf<typeof readUnitToday>>) =>
    api.answers(readUnitToday, {
      work: [],
      work_count: 0,
      contracts_warned: 0,
      todos: { count: 0, mine: 0, overdue: 0 },
      overdue: null,
      changes: [],
      steps: done,
      ...over,
    });
  const open = async (heading: string) => {
    ({ leave } = drawn(<UnitToday unit={anyUnit()} />));
    await eventually(() => expect(one('h2').textContent).toBe(heading));
  };
  const text = () => document.body.textContent?.replaceAll('\u00a0', ' ');
  beforeEach(() => {
    api = stubApi();
    signedIn();
  });
  afterEach(() => leave());

  test('names what burns, says how much more there is, and what colleagues did', async () => {
    told({ work: [device, contract], work_count: 4, changes: [change] });
    await open('Co hoří a co čeká');
    expect(text()).toContain('Výtah V1');
    expect(text()).toContain('A ještě 2 věci na nástěnce');
    expect(text()).toContain('Malá Eva: nový nájemce');
  });

  test('without work says so, and has no empty list of changes', async () => {
    told({});
    await open('Co hoří a co čeká');
    expect(text()).toContain('Dnes tu nic nehoří a nic nečeká.');
    expect(text()).not.toContain('Poslední změny kolegů');
  });

  test('of an empty unit are first steps, of which the done ones are ticked off', async () => {
    told({ steps: { ...done, person: false, holder: false } });
    await open('První kroky');
    const steps = [...document.querySelectorAll('ol li')].map(({ textContent }) => textContent);
    expect(steps.map((step) => step?.split(':')[0])).toEqual([
      'Hotovo',
      'Hotovo',
      'Zbývá',
      'Zbývá',
    ]);
    expect(one('a[href="/buildings?import=new&kind=house"]').textContent).toContain('tabulky');
  });

  test('that is not begun yet hides nothing of what burns', async () => {
    told({ work: [device], work_count: 1, steps: { ...done, holder: false } });
    await open('První kroky');
    expect(text()).toContain('Výtah V1');
  });

  test('that cannot be loaded is an error with another try, and no empty day', async () => {
    api.refuses(readUnitToday, 'overloaded');
    ({ leave } = drawn(<UnitToday unit={anyUnit()} />));
    await eventually(() => expect(document.querySelector('button')).not.toBeNull());
    expect(text()).not.toContain('nic nehoří');
  });
});
