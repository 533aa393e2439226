import { describe, expect, test } from 'vitest';
import { reportFault } from './revision-report.ts';

const TODAY = '2026-03-01';
const report = { done_on: TODAY, result: 'ok', next_on: null, fault_rows: [] } as const;
const found = { fault: 'Netěsný kohout', repair_by: TODAY, repaired_on: null };
const failed = { ...report, result: 'faults' } as const;

describe('a report', () => {
  test.each([{}, { next_on: '2026-03-02' }])('with the days %j is taken', (days) => {
    expect(reportFault({ ...report, ...days }, TODAY)).toBeNull();
  });

  test.each([
    ['done_on', '2026-03-02', 'Revize nemůže být provedena v budoucnu'],
    ['next_on', '2026-03-01', 'Příští revize musí být později než tato'],
  ])('whose %s is %s is refused: %s', (field, day, message) =>
    expect(reportFault({ ...report, [field]: day }, TODAY)).toEqual({ field, message }),
  );

  test.each([
    ['repair_by', '2026-02-28', 'Termín odstranění nesmí být dříve než revize'],
    ['repaired_on', '2026-02-28', 'Odstranění nesmí být dříve než revize'],
    ['repaired_on', '2026-03-02', 'Závada nemůže být odstraněna v budoucnu'],
    ['repair_by', null, 'Zadejte, do kdy má být závada odstraněna'],
    ['fault', ' ', 'Popište zjištěnou závadu'],
  ])('whose second fault has %s %s is refused in its row: %s', (name, value, message) =>
    expect(
      reportFault({ ...failed, fault_rows: [found, { ...found, [name]: value }] }, TODAY),
    ).toEqual({ field: `fault_rows.1.${name}`, message }),
  );

  test.each(['faults', 'unfit'] as const)(
    'that failed (%s) tells its faults, each with its term or the day of its repair',
    (result) => {
      expect(reportFault({ ...report, result }, TODAY)).toEqual({
        field: 'fault_rows',
        message: 'Popište zjištěné závady',
      });
      const repaired = { fault: 'Rez', repair_by: null, repaired_on: TODAY };
      const fault_rows = [found, repaired];
      expect(reportFault({ ...report, result, fault_rows }, TODAY)).toBeNull();
    },
  );
});
