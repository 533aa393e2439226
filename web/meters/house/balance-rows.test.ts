import { describe, expect, it } from 'vitest';
import type { BalanceMonth } from '#contract/metering/house-balance.ts';
import { balanceRows, mainsOf, measuredShare } from './balance-rows.ts';

const month = (to_on: string, over: Partial<BalanceMonth> = {}): BalanceMonth => ({
  measuring_place_id: 1,
  building_id: 1,
  building_name: 'Lipová 12',
  kind: 'cold-water',
  level: 'invoice',
  location: '',
  serves: '',
  measured_unit: 'm3',
  compared: 'below',
  after_on: to_on,
  to_on,
  amount: 100,
  measured: 100,
  known_days: 31,
  days: 31,
  estimated: false,
  below_count: 40,
  below_known: 40,
  below_amount: 96,
  below_measured: 24,
  divided_by: [],
  below_divided_by: [],
  below_estimated: false,
  loss: 4,
  loss_percent: 4,
  ...over,
});

describe('months of a main meter', () => {
  it('stand beside those of the year before, with their loss', () => {
    const rows = balanceRows(
      [month('2025-01-31', { amount: 90, loss: -6, loss_percent: -6.67 }), month('2026-01-31')],
      2026,
    );
    expect(rows).toHaveLength(12);
    expect(rows[0]).toEqual({
      month: 1,
      name: 'leden',
      now: { main: 100, below: 96, loss: 4, percent: 4 },
      before: { main: 90, below: 96, loss: -6, percent: -6.67 },
      corrected: null,
      degree_days: null,
      former_degree_days: null,
      note: '',
    });
    const nothing = { main: null, below: null, loss: null, percent: null };
    expect(rows[1]).toMatchObject({ name: 'únor', now: nothing, before: nothing, note: '' });
  });

  it('tell the main meter a year before at the weather of this year', () => {
    const [january] = balanceRows(
      [month('2025-01-31', { amount: 90 }), month('2026-01-31')],
      2026,
      {
        place_name: 'Brno',
        months: [
          { month: '2025-01-01', degree_days: 600 },
          { month: '2026-01-01', degree_days: 500 },
        ],
      },
    );
    expect(january?.corrected).toBe(75);
  });

  it('say what is missing and take it for no zero', () => {
    const missing = { below_known: 37, loss: null, loss_percent: null };
    const [january, february, march, april] = balanceRows(
      [
        month('2026-01-31', missing),
        month('2026-02-28', { known_days: 12, days: 28, loss: null, loss_percent: null }),
        month('2026-03-31', {
          ...missing,
          amount: null,
          known_days: 0,
          below_known: 0,
          below_amount: null,
        }),
        month('2026-04-30', { below_estimated: true }),
      ],
      2026,
    );
    expect(january).toMatchObject({
      now: { main: 100, below: null, loss: null },
      note: 'známo 37 / 40 podřízených míst',
    });
    expect(february).toMatchObject({
      now: { main: null, below: 96 },
      note: 'hlavní měřidlo známo jen 12 z 28 dnů',
    });
    expect(march?.note).toBe('hlavní měřidlo není známo, známo 0 / 40 podřízených míst');
    expect(april).toMatchObject({ now: { loss: 4 }, note: 'i z odhadu' });
  });

  it('name each main meter once, and say how much of what is below was measured', () => {
    const months = [
      month('2026-01-31'),
      month('2026-02-28'),
      month('2026-01-31', { measuring_place_id: 2 }),
    ];
    expect(mainsOf(months).map(({ measuring_place_id }) => measuring_place_id)).toEqual([1, 2]);
    expect(measuredShare(months)).toBe(25);
    expect(
      measuredShare([month('2026-01-31', { below_amount: null, below_measured: null })]),
    ).toBeNull();
  });
});
