import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AccountLine, LedgerAccount } from '#contract/money/accounts.ts';
import { button, click, rendered } from '#tests/web/rendered.tsx';
import { formatMoney } from '#web/lib/czech.ts';
import { AccountSummary } from './AccountSummary.tsx';
import { filteredLines, lineChoices, lineFilter } from './line-filters.ts';
import type { GoLedger, LedgerPlace } from './place.ts';

const line = (kind: AccountLine['kind'], id: number, amount: number): AccountLine => ({
  kind,
  id,
  on: '2026-03-01',
  name: kind === 'claim' ? 'Fond oprav' : '',
  for_month: null,
  origin: kind === 'claim' ? 'hand' : null,
  way: kind === 'claim' ? null : 'cash',
  reason: '',
  amount,
  balance: 0,
  is_reversed: false,
  meant_for: [],
});
const lines = [line('claim', 1, 500), line('payment', 1, -200), line('claim', 2, 700)];

const account: LedgerAccount = {
  ledger_account_id: 4,
  unit_id: 1,
  pasport_id: 9,
  pasport_space_id: 8,
  space_number: '12',
  building_id: 3,
  building_name: 'Lipová 12',
  variable_symbol: '',
  people: [],
  names: '',
  phone: null,
  phone_of: null,
  email: '',
  is_present: true,
  claimed: 1200,
  paid: 200,
  balance: 1000,
  overdue: 900,
  owed_since: '2026-03-01',
};
const go = vi.fn<GoLedger>();
let leave: () => void = () => undefined;
beforeEach(() => go.mockReset());
afterEach(() => leave());

const draw = (fields: Partial<LedgerAccount> = {}, as_of?: string) =>
  ({ leave } = rendered(
    <AccountSummary account={{ ...account, ...fields }} as_of={as_of} go={go} />,
  ));
const sumOf = (step: LedgerPlace | undefined) =>
  filteredLines(lines, lineFilter(step?.lines)).reduce((sum, { amount }) => sum + amount, 0);

describe('a figure of an account', () => {
  test.each([
    ['balance', 1],
    ['claimed', 1],
    ['paid', -1],
  ] as const)('%s leads to the lines of which it is the sum', (name, sign) => {
    draw();
    click(button(formatMoney(account[name])));
    expect(go).toHaveBeenCalledTimes(1);
    expect(sumOf(go.mock.lastCall?.[0])).toBe(sign * account[name]);
  });

  test('that is overdue leads to the claims that are not paid, on the same day', () => {
    draw({}, '2026-04-30');
    const link = [...document.querySelectorAll('a')].find(
      ({ textContent }) => textContent === formatMoney(account.overdue),
    );
    expect(link?.getAttribute('href')).toBe(
      '/money/arrears?unit=1&account=4&claims=unpaid&as_of=2026-04-30',
    );
  });

  test('leads nowhere where it is nought', () => {
    draw({ claimed: 0, paid: 0, balance: 0, overdue: 0, owed_since: null });
    expect(document.querySelectorAll('dd button')).toHaveLength(0);
    expect(document.body.textContent).toContain('vyrovnáno');
  });
});

test('choices of lines say how many each of them leaves; one that nobody offers leaves all', () => {
  expect(lineChoices(lines).map(({ name, count }) => [name, count])).toEqual([
    ['all', 3],
    ['claims', 2],
    ['payments', 1],
  ]);
  expect(lineFilter('nobody')).toBe('all');
});
