import { expect, test } from 'vitest';
import { reportFault } from './revision-report.ts';

const report = { done_on: '2026-03-01', next_on: null, repair_by: null, repaired_on: null };
const later = { next_on: '2026-03-02', repair_by: '2026-03-01', repaired_on: '2026-03-01' };

test.each([{}, later])('a report with the days %j is taken', (days) => {
  expect(reportFault({ ...report, ...days }, '2026-03-01')).toBeNull();
});

test.each([
  ['done_on', '2026-03-02', 'Revize nemůže být provedena v budoucnu'],
  ['next_on', '2026-03-01', 'Příští revize musí být později než tato'],
  ['repair_by', '2026-02-28', 'Termín odstranění nesmí být dříve než revize'],
  ['repaired_on', '2026-02-28', 'Odstranění nesmí být dříve než revize'],
])('a report whose %s is %s is refused: %s', (field, day, message) =>
  expect(reportFault({ ...report, [field]: day }, '2026-03-01')).toEqual({ field, message }),
);
