import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  importDegreeDays,
  listDegreeDayMonths,
  listDegreeDayPlaces,
  type DegreeDayRow,
} from '#contract/degree-days.ts';
import { queryClient } from '#web/lib/query.ts';
import { holdsReadingOf, pick } from '#tests/web/import-probe.tsx';
import { button, click, one, oneOf, settled } from '#tests/web/rendered.tsx';
import { drawn, eventually, signedIn, stubApi } from '#tests/web/screen.tsx';
import type { StubApi } from '#tests/web/screen.tsx';
import { MonthsImport } from './MonthsImport.tsx';
import { MonthsTab } from './MonthsTab.tsx';

const stamps = {
  created: '2026-01-02T08:15:00.000Z',
  updated: '2026-01-02T08:15:00.000Z',
  version: 1,
};
const brno = {
  degree_day_place_id: 4,
  name: 'Brno',
  altitude: null,
  design_temperature: null,
  norm_days: null,
  norm_temperature: null,
  norm_d19: null,
  norm_d20: null,
  norm_d21: null,
  is_system: false,
  hidden: false,
  months_count: 1,
  ...stamps,
};
const january = {
  degree_day_month_id: 1,
  degree_day_place_id: 4,
  place_name: 'Brno',
  year: 2025,
  month: 1,
  heating_days: 31,
  mean_temperature: -1,
  degree_days: 620,
  year_share: null,
  average: 600,
  ...stamps,
};

let api: StubApi;
let leave: () => void;

beforeEach(() => {
  api = stubApi();
  signedIn();
  api.answers(listDegreeDayPlaces, { values: [brno] });
  api.answers(listDegreeDayMonths, { values: [january] });
});
afterEach(() => {
  vi.restoreAllMocks();
  leave();
  queryClient.clear();
});

test('a new month follows the last one of its place, so it waits until the months are known', async () => {
  const release = api.holds(listDegreeDayMonths);
  ({ leave } = drawn(<MonthsTab place={{}} go={() => undefined} />));
  await settled();
  expect(button('Nový měsíc').disabled).toBe(true);
  release();
  await eventually(() => expect(button('Nový měsíc').disabled).toBe(false));
  click(button('Nový měsíc'));
  await eventually(() => one('form'));
  expect(oneOf(HTMLSelectElement, 'select[name="month"]').value).toBe('2');
  expect(oneOf(HTMLInputElement, 'input[name="year"]').value).toBe('2025');
});

test('of two files chosen in a row the second one is tried, whichever is read first', async () => {
  const row: DegreeDayRow = { row_number: 2, state: 'new', message: '', cells: ['Brno'] };
  api.answers(importDegreeDays, { values: [row], accepted: false });
  ({ leave } = drawn(<MonthsImport onClose={() => undefined} />));
  const slow = new File(['první'], 'prvni.csv');
  const release = holdsReadingOf(slow);
  pick(slow);
  pick(new File(['druhý'], 'druhy.csv'));
  await eventually(() => expect(document.body.textContent).toContain('druhy.csv'));
  release();
  await settled();
  await settled();
  expect(document.body.textContent).not.toContain('prvni.csv');
  expect(api.sentTo(importDegreeDays)).toHaveLength(1);
});
