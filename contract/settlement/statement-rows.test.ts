import { describe, expect, test } from 'vitest';
import { statementPaper, statementService, statementServices } from '#tests/statement-paper.ts';
import {
  areaBars,
  documentRows,
  moneyWriter,
  readingRows,
  signed,
  usageBars,
  yearBars,
} from './statement-rows.ts';
import { notCompared } from './differences.ts';
import type { StatementPaper } from './statement-paper.ts';
import { comparisonText } from './statement-text.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

describe('what is compared', () => {
  const compared = (cost: number, former: number | null, written: Partial<StatementPaper> = {}) =>
    plain(
      comparisonText(
        statementPaper({
          ...written,
          comparison: { cost, former, per_m2: null, house_per_m2: null },
        }),
      ),
    );

  test('are the sums of both years', () => {
    expect(compared(2_580_000, 2_420_000)).toBe(
      'Celkem 25 800 Kč proti 24 200 Kč v roce 2024, tedy o 6,6 % více.',
    );
    expect(compared(90_00, 100_00, { period_from: '2024-05-01' })).toBe(
      'Celkem 90 Kč proti 100 Kč o rok dříve, tedy o 10 % méně.',
    );
    expect(compared(100_00, 100_00)).toContain(', tedy stejně.');
    expect(compared(100_00, 0)).toBe('Celkem 100 Kč proti 0 Kč v roce 2024.');
    expect(compared(100_00, null)).toBe('');
  });

  test('are services with a former cost, with what was used; a credit has no length', () => {
    const [heat, water, lift] = statementServices();
    const back = statementService({ service_id: 9, cost: -24_000, former: 10_000 });
    const paper = statementPaper({ services: [heat!, water!, { ...lift!, former: null }, back] });
    expect(
      yearBars(paper).map(({ label, note, bars }) => [
        label,
        plain(note),
        ...bars.map(({ value }) => value),
      ]),
    ).toEqual([
      ['Teplo', 'Spotřeba 80 dílků (2024: 74 dílků)', 1_680_000, 1_520_000],
      ['Studená voda', 'Spotřeba 60 m³ (2024: 63 m³)', 600_000, 630_000],
      ['Služba', '', 0, 10_000],
    ]);
    expect(plain(yearBars(paper)[2]!.bars[0]!.text)).toBe('\u2212240 Kč');
  });

  test('is 1 m² with the mean of the house where both are known', () => {
    const [group] = areaBars(statementPaper());
    expect(group?.bars.map(({ name, text }) => plain(`${name} ${text}`))).toEqual([
      'Váš prostor 430 Kč',
      'průměr domu 575 Kč',
    ]);
    const comparison = { cost: 1, former: null, per_m2: 1, house_per_m2: null };
    expect(areaBars(statementPaper({ comparison }))).toEqual([]);
  });
});

describe('what sums stand on', () => {
  const [heat, water, lift] = statementServices();

  test('are readings with what is between them', () => {
    expect(
      readingRows(water!).map(({ serial, fromState, toState, between }) => [
        serial,
        fromState,
        toState,
        between,
      ]),
    ).toEqual([
      ['20-118834', '120,5', '155,5', '35'],
      ['20-118835', '88,25', '113,25', '25'],
    ]);
    const [first] = water!.readings;
    const unread = {
      ...water!,
      readings: [
        { ...first!, to_on: null, to_state: null },
        { ...first!, to_state: '3' },
      ],
    };
    expect(
      readingRows(unread).map(({ to, toState, between }) => [plain(to), toState, between]),
    ).toEqual([
      ['', 'neodečteno', ''],
      ['31. 12. 2025', '3', ''],
    ]);
  });

  test('are documents with their quantities and prices', () => {
    const told = (service: StatementPaper['services'][number]) =>
      documentRows(service).map(({ name, period, quantity, total, part }) =>
        [name, period, quantity, total, part].map(plain),
      );
    expect(told(heat!)).toEqual([
      [
        'Teplárna Kostelec, 2025-0117',
        '1. 1. – 31. 12. 2025',
        '160 GJ po 600 Kč',
        '96 000 Kč',
        '96 000 Kč',
      ],
    ]);
    expect(told(water!)[0]).toEqual([
      'Vodovody a kanalizace, 44010',
      '15. 11. 2024 – 14. 5. 2025',
      '169 m³ po 100 Kč',
      '16 900 Kč',
      '13 000 Kč',
    ]);
    expect(told(lift!)[0]?.[2]).toBe('');
    expect(told({ ...lift!, explanation: null })).toEqual([]);
  });

  test('have decimals all of them or none', () => {
    expect(plain(moneyWriter([100, 123_400])(123_400))).toBe('1 234');
    expect(plain(moneyWriter([100, 50])(123_400))).toBe('1 234,00');
    expect([signed(1, '1'), signed(0, '0'), signed(-1, '\u22121')]).toEqual(['+1', '0', '\u22121']);
  });
});

describe('uses of heat beside the year before', () => {
  const paper = (degree_days: { former: number; now: number } | null) => {
    const [heat] = statementServices();
    if (heat === undefined) throw new Error('No service');
    const difference = degree_days === null ? null : { ...notCompared('no-former'), degree_days };
    const use = { amount: '23', former: '24', unit: 'GJ' };
    return statementPaper({ services: [{ ...heat, use, difference }] });
  };

  test('are told at the weather of this one: 3 100 / 3 300 of 24 GJ are 22,55 GJ', () => {
    const [bars] = usageBars(paper({ former: 3300, now: 3100 }));
    expect(bars?.bars.map(({ name, text }) => [name, text])).toEqual([
      ['2025', '23\u00A0GJ'],
      ['2024', '24\u00A0GJ'],
      ['2024, přepočteno na letošní počasí', '22,55\u00A0GJ'],
    ]);
  });

  test('are told as they were where the weather is not known, and of nothing but heat', () => {
    expect(usageBars(paper(null))[0]?.bars).toHaveLength(2);
    const [, water] = statementServices();
    expect(usageBars(statementPaper({ services: water === undefined ? [] : [water] }))).toEqual([]);
  });
});
