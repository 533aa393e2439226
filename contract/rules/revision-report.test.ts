import { expect, test } from 'vitest';
import { reportFault } from './revision-report.ts';

const report = { done_on: '2026-03-01', next_on: null, repair_by: null, repaired_on: null };

test.each([
  [{}, undefined],
  [{ next_on: '2026-03-02', repair_by: '2026-03-01', repaired_on: '2026-03-01' }, undefined],
  [{ done_on: '2026-03-02' }, 'done_on'],
  [{ next_on: '2026-03-01' }, 'next_on'],
  [{ repair_by: '2026-02-28' }, 'repair_by'],
  [{ repaired_on: '2026-02-28' }, 'repaired_on'],
])('a report with the days %j is refused at %s', (days, field) =>
  expect(reportFault({ ...report, ...days }, '2026-03-01')?.field).toBe(field),
);
