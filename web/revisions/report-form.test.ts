import { describe, expect, test } from 'vitest';
import { todayInPrague } from '#web/lib/czech.ts';
import { nextHint, reportSchema, settledFaults } from './report-form.ts';

const report = {
  done_on: '2025-05-02',
  result: 'faults',
  next_on: null,
  cost: null,
  address_id: null,
  technician: '',
  report_number: '',
  fault_rows: [
    { fault: 'Uvolněná kotva', repair_by: '2025-06-01', repaired_on: null },
    { fault: 'Rez', repair_by: '2025-05-01', repaired_on: null },
  ],
};
const pathsOf = (values: object) =>
  reportSchema.safeParse(values).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('a report without faults', () => {
  test('is not held up by days of faults that the form does not show', () => {
    expect(todayInPrague() > report.done_on).toBe(true);
    expect(pathsOf(report)).toEqual(['fault_rows.1.repair_by']);
    expect(pathsOf({ ...report, fault_rows: [] })).toEqual(['fault_rows']);
    expect(pathsOf({ ...report, result: 'ok' })).toEqual([]);
  });

  test('keeps nothing of them', () => {
    expect(settledFaults('ok')).toEqual({ fault_rows: [] });
    expect([settledFaults('faults'), settledFaults('unfit')]).toEqual([{}, {}]);
  });
});

describe('the next revision is told', () => {
  const kind = {
    interval_count: 6,
    interval_unit: 'months' as const,
    valid_from: '2022-07-01',
    valid_to: null,
  };
  test('by the interval of the kind', () => {
    expect(nextHint('2025-08-31', kind, '2025-09-01')).toBe(
      'Nevyplníte-li, příští revize bude podle intervalu 6 měsíců: 28.\u00a02.\u00a02026',
    );
  });

  test('not at all without a day, nor where the interval does not hold', () => {
    expect(nextHint(null, kind, '2025-09-01')).toBe('');
    expect(nextHint('31. 8.', kind, '2025-09-01')).toBe('');
    expect(nextHint('2025-08-31', { ...kind, valid_to: '2025-08-31' }, '2025-09-01')).toBe('');
  });
});
