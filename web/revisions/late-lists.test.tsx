import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browseAddresses } from '#contract/addresses.ts';
import { browseRevisionTypes } from '#contract/revision-types.ts';
import type { RevisionTypeRow } from '#contract/revision-types.ts';
import { createRevisionReport } from '#contract/revisions.ts';
import type { Revision } from '#contract/revisions.ts';
import { queryClient } from '#web/lib/query.ts';
import { holdsReadingOf, pick } from '#tests/web/import-probe.tsx';
import { button, click, one, oneOf, press, settled } from '#tests/web/rendered.tsx';
import { anyUnit, drawn, eventually, signedIn, stubApi } from '#tests/web/screen.tsx';
import type { StubApi } from '#tests/web/screen.tsx';
import { emptyReport } from './report-form.ts';
import { ReportDialog } from './ReportDialog.tsx';
import { TypesList } from './TypesList.tsx';

const stamps = {
  created: '2026-01-02T08:15:00.000Z',
  updated: '2026-01-02T08:15:00.000Z',
  version: 1,
};
const lift: RevisionTypeRow = {
  ...stamps,
  revision_type_id: 3,
  name: 'Výtahy',
  area: 'lift',
  applies_to: 'device',
  interval_count: 1,
  interval_unit: 'years',
  warning_days: 60,
  regulation: '',
  valid_from: null,
  valid_to: null,
  type_order: 40,
  hidden: false,
  is_system: false,
  revisions_count: 0,
  overdue_count: 0,
};
const device: Revision = {
  ...stamps,
  revision_id: 6,
  unit_id: 1,
  revision_type_id: 3,
  type_name: 'Výtahy',
  area: lift.area,
  applies_to: lift.applies_to,
  pasport_id: 10,
  building_id: 10,
  building_name: 'Lipová 12',
  space_number: '',
  device_name: 'Výtah',
  device_number: '',
  address_id: null,
  company_name: '',
  active_from: '2025-01-01',
  note: '',
  hidden: false,
  last_on: null,
  last_result: null,
  last_cost: null,
  next_on: null,
  state: 'none',
  due_on: null,
  repair_by: null,
  reports_count: 0,
  files_count: 0,
};

let api: StubApi;
let leave: () => void;

beforeEach(() => {
  api = stubApi();
  signedIn();
  api.answers(browseRevisionTypes, { values: [lift], hidden_types: 0 });
  api.answers(browseAddresses, { values: [], hidden_addresses: 0, resident_ids: [] });
});
afterEach(() => {
  vi.restoreAllMocks();
  leave();
  queryClient.clear();
});

test('a new kind stands behind the others, so it waits until they are known', async () => {
  const release = api.holds(browseRevisionTypes);
  ({ leave } = drawn(<TypesList unit={anyUnit()} place={{}} go={() => undefined} />));
  await settled();
  expect(button('Nový druh').disabled).toBe(true);
  release();
  await eventually(() => expect(button('Nový druh').disabled).toBe(false));
  click(button('Nový druh'));
  await eventually(() => one('form'));
  expect(Number(oneOf(HTMLInputElement, 'input[name="type_order"]').value)).toBeGreaterThan(40);
});

test('a report saved while its file is being read is saved with the file', async () => {
  api.refuses(createRevisionReport, 'overloaded');
  ({ leave } = drawn(
    <ReportDialog
      revision={device}
      record={undefined}
      initial={emptyReport(device, '2026-01-02')}
      onClose={() => undefined}
    />,
  ));
  await settled();
  const file = new File(['%PDF-1.7\n%%EOF\n'], 'zprava.pdf');
  const release = holdsReadingOf(file);
  pick(file);
  press(one('form'), 's', { ctrlKey: true });
  await settled();
  release();
  await eventually(() =>
    expect(api.sentTo(createRevisionReport)).toMatchObject([{ file: { file_name: 'zprava.pdf' } }]),
  );
});
