import { expect, test } from 'vitest';
import { ApiError } from '#web/lib/api-error.ts';
import { faultOfRows, reviewSchema, solvedOf, type ReviewRow } from './review-form.ts';

const reading = (visit_finding_id: number, state: unknown, dropped = false): ReviewRow => ({
  visit_finding_id,
  dropped,
  told: {
    kind: 'reading',
    measuring_place_id: 3,
    meter_id: 4,
    state,
    status: 'ok',
    overflowed: false,
    seal: '',
    note: '',
  },
});

const faultsOf = (findings: readonly ReviewRow[]) =>
  reviewSchema.safeParse({ findings, note: '' }).error?.issues.map(({ path }) => path.join('.'));

test('what is to be written must read; what is left out may say anything', () => {
  expect(faultsOf([reading(1, 12.5), reading(2, 'nic', true)])).toBeUndefined();
  expect(faultsOf([reading(1, 12.5), reading(2, null)])).toEqual(['findings.1.told.state']);
});

test('findings are sent put right, those left out by their ids', () => {
  const { findings, drop } = solvedOf([reading(1, 1, true), reading(2, 2), reading(3, 3)]);
  expect(drop).toEqual([1]);
  expect(findings).toMatchObject([
    { visit_finding_id: 2, told: { state: 2 } },
    { visit_finding_id: 3, told: { state: 3 } },
  ]);
});

const fault = new ApiError({
  kind: 'api',
  message: 'Záznam mezitím změnil někdo jiný',
  url: '/v1',
  status: 400,
  fields: [
    { field: 'findings.1.told.state', message: 'Stav je nižší' },
    { field: 'note', message: 'Poznámka' },
  ],
  current: { version: 2, findings: [] },
});

test('a fault of a sent finding is shown at its row, whatever was left out before it', () => {
  const shown = faultOfRows(fault, [reading(1, 1), reading(2, 2, true), reading(3, 3)]) as ApiError;
  expect(shown.fields.map(({ field }) => field)).toEqual(['findings.2.told.state', 'note']);
});

test('a newer version is not joined with what is typed, which stays', () => {
  const shown = faultOfRows(fault, [reading(1, 1), reading(3, 3)]) as ApiError;
  expect(shown.current).toBeUndefined();
  expect(shown.message).toBe(fault.message);
});
