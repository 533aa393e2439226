import { describe, expect, test } from 'vitest';
import { reportFault } from './revision-report.ts';

const TODAY = '2026-03-01';
const report = {
  done_on: TODAY,
  result: 'ok',
  faults: '',
  next_on: null,
  repair_by: null,
  repaired_on: null,
} as const;
const later = { next_on: '2026-03-02', repair_by: TODAY, repaired_on: TODAY };

describe('a report', () => {
  test.each([{}, later])('with the days %j is taken', (days) => {
    expect(reportFault({ ...report, ...days }, TODAY)).toBeNull();
  });

  test.each([
    ['done_on', '2026-03-02', 'Revize nemůže být provedena v budoucnu'],
    ['next_on', '2026-03-01', 'Příští revize musí být později než tato'],
    ['repair_by', '2026-02-28', 'Termín odstranění nesmí být dříve než revize'],
    ['repaired_on', '2026-02-28', 'Odstranění nesmí být dříve než revize'],
    ['repaired_on', '2026-03-02', 'Závady nemohou být odstraněny v budoucnu'],
  ])('whose %s is %s is refused: %s', (field, day, message) =>
    expect(reportFault({ ...report, [field]: day }, TODAY)).toEqual({ field, message }),
  );

  test.each(['faults', 'unfit'] as const)(
    'that failed (%s) tells its faults and their term',
    (result) => {
      const failed = { ...report, result };
      expect(reportFault(failed, TODAY)).toEqual({
        field: 'faults',
        message: 'Popište zjištěné závady',
      });
      expect(reportFault({ ...failed, faults: ' ', repair_by: TODAY }, TODAY)?.field).toBe(
        'faults',
      );
      const told = { ...failed, faults: 'Netěsný kohout' };
      expect(reportFault(told, TODAY)).toEqual({
        field: 'repair_by',
        message: 'Zadejte, do kdy mají být závady odstraněny',
      });
      expect(reportFault({ ...told, repair_by: TODAY }, TODAY)).toBeNull();
      expect(reportFault({ ...told, repaired_on: TODAY }, TODAY)).toBeNull();
    },
  );
});
