import { describe, expect, test } from 'vitest';
import type { Consumption } from '#contract/metering/places.ts';
import { comparedText } from './weather-text.ts';
import { measuredOf, monthRows } from './year-months.ts';

const month = (
  to_on: string,
  amount: number | null,
  more: Partial<Consumption> = {},
): Consumption => ({
  after_on: '2000-01-01',
  to_on,
  amount,
  measured: 0,
  divided_by: [],
  known_days: amount === null ? 0 : 31,
  days: 31,
  estimated: false,
  ...more,
});

describe('months of two years', () => {
  test('stand beside each other; what is not known whole is a gap and no zero', () => {
    const rows = monthRows(
      [
        month('2025-01-31', 3),
        month('2026-01-31', 2.5),
        month('2026-02-28', 1.2, { known_days: 12, days: 28 }),
        month('2026-03-31', null),
        month('2026-04-30', 0),
      ],
      2026,
    );
    expect(rows).toHaveLength(12);
    expect(rows[0]).toEqual({
      month: 1,
      name: 'leden',
      now: 2.5,
      before: 3,
      corrected: null,
      degree_days: null,
      former_degree_days: null,
      note: '',
    });
    expect(rows[1]).toMatchObject({ now: null, before: null, note: 'známo jen 12 z 28 dnů' });
    expect(rows[2]).toMatchObject({ now: null, note: '' });
    expect(rows[3]).toMatchObject({ now: 0, note: '' });
  });

  test('tell the year before at the weather of this one, where both are known', () => {
    const weather = {
      place_name: 'Brno',
      months: [
        { month: '2025-01-01', degree_days: 300 },
        { month: '2025-02-01', degree_days: 200 },
        { month: '2026-01-01', degree_days: 400 },
      ],
    };
    const months = [month('2025-01-31', 3), month('2025-02-28', 2), month('2026-01-31', 2.6)];
    const rows = monthRows(months, 2026, weather);
    expect(rows.slice(0, 3)).toMatchObject([
      { corrected: 4, degree_days: 400, former_degree_days: 300 },
      { corrected: null, degree_days: null, former_degree_days: 200 },
      { corrected: null, degree_days: null, former_degree_days: null },
    ]);
    const said = { year: 2026, unit: 'GJ' } as const;
    const plain = (known: typeof weather | null, told = rows) =>
      comparedText(told, { ...said, weather: known }).replaceAll('\u00A0', ' ');
    expect(plain(weather)).toBe(
      'Za 1 měsíc, který lze porovnat: 2025 3,00 GJ, při počasí 2026 by to bylo 4,00 GJ, 2026 2,60 GJ, o 35 % méně (denostupně Brno, 19 °C).',
    );
    expect(plain(weather, rows.slice(1))).toBe(
      'Počasí porovnat nelze: za žádný měsíc roku 2026 není známo teplo i denostupně (Brno) v obou letech.',
    );
    expect(plain(null)).toBe('Počasí porovnat nelze: denostupně pro obec domu nejsou k dispozici.');
  });

  test('say that an estimate is among what they are counted from', () => {
    const rows = monthRows([month('2026-01-31', 2, { estimated: true })], 2026);
    expect(rows[0]?.note).toBe('i z odhadu');
  });

  test('sum what is known of a year, and how much of it is measured', () => {
    const months = [
      month('2025-12-31', 9, { measured: 9 }),
      month('2026-01-31', 0.1, { measured: 0.1 }),
      month('2026-02-28', 0.2, { divided_by: ['degree-days'] }),
      month('2026-03-31', null, { measured: null }),
    ];
    expect(measuredOf(months, 2026)).toEqual({
      amount: 0.3,
      measured: 0.1,
      ways: [[], ['degree-days']],
    });
    expect(measuredOf(months, 2024)).toBeNull();
  });
});
