import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listMonthRows, type MonthDifference, type OpenedMonth } from '#contract/money/months.ts';
import { button, click } from '#tests/web/rendered.tsx';
import { drawn, eventually, signedIn, stubApi, type StubApi } from '#tests/web/screen.tsx';
import { formatMoney } from '#web/lib/czech.ts';
import { queryClient } from '#web/lib/query.ts';
import { rowsOfFigure } from './MonthRows.tsx';
import { MonthView } from './MonthView.tsx';
import type { GoMonths, MonthFigure } from './place.ts';

const row = (name: string, prescribed: number, claimed: number): MonthDifference => ({
  ledger_account_id: 1,
  pasport_id: 2,
  space_number: '7',
  building_name: 'Lipová 12',
  names: 'Jan Novák',
  name,
  prescribed,
  claimed,
  days: 30,
  since: '2026-03-01',
});
const rows = [row('Teplo', 1200, 1200), row('Voda', 500, 0), row('Úklid', 0, 90)];

const opened: OpenedMonth = {
  unit_id: 1,
  month: '2026-03-01',
  claimed_at: '2026-03-01T08:00:00.000Z',
  closed_at: null,
  claimed: 1290,
  accounts_count: 1,
  prescribed: 1700,
  month_change: 'next',
  differences: rows.slice(1),
  booked_in: '2026-03-01',
  due_on: '2026-03-15',
  unborne_count: 0,
};
const go = vi.fn<GoMonths>();
let api: StubApi;
let leave: () => void;
beforeEach(() => {
  go.mockReset();
  signedIn();
  api = stubApi();
  api.answers(listMonthRows, { values: rows });
});
afterEach(() => {
  leave();
  queryClient.clear();
});

const draw = (figure?: MonthFigure, fields: Partial<OpenedMonth> = {}) =>
  ({ leave } = drawn(<MonthView opened={{ ...opened, ...fields }} rows={figure} go={go} />));
const sum = (name: MonthFigure) =>
  rowsOfFigure(rows, name).reduce((total, one) => total + one[name], 0);

describe('a figure of a month', () => {
  test.each(['prescribed', 'claimed'] as const)('%s leads to the rows of which it is', (name) => {
    draw();
    click(button(formatMoney(opened[name])));
    expect(go).toHaveBeenCalledExactlyOnceWith({ rows: name }, { replace: true });
    expect(sum(name)).toBe(opened[name]);
  });

  test('that differs leads to what differs', () => {
    draw('claimed');
    click(button(formatMoney(opened.prescribed - opened.claimed)));
    expect(go).toHaveBeenCalledExactlyOnceWith({ rows: undefined }, { replace: true });
  });

  test('of accounts leads to just those of which it was claimed', () => {
    draw(undefined, { accounts_count: 3 });
    const link = document.querySelector('a[href*="month="]');
    expect(link?.textContent).toBe('3\u00A0konta');
    expect(link?.getAttribute('href')).toBe('/money?unit=1&month=2026-03-01');
  });

  test('of nought leads nowhere, and nobody asks for its rows', () => {
    draw(undefined, { claimed: 0, prescribed: 0, differences: [] });
    expect(() => button(formatMoney(0))).toThrow('No button');
    expect(api.sentTo(listMonthRows)).toHaveLength(0);
  });
});

test.each([
  ['prescribed', ['Teplo', 'Voda']],
  ['claimed', ['Teplo', 'Úklid']],
] as const)('the rows of %s are just those in which something of it is', async (figure, names) => {
  draw(figure);
  await eventually(() => expect(document.body.textContent).toContain(names[0]));
  const all = document.body.textContent ?? '';
  expect(rows.filter(({ name }) => all.includes(name)).map(({ name }) => name)).toEqual(names);
});
