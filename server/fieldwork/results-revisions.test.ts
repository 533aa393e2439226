import { expect, test } from 'vitest';
import { addRevisionRow } from '#tests/revisions.ts';
import { resultsWorld } from '#tests/results-scene.ts';
import { MONDAY } from '#tests/rounds-scene.ts';

const at = resultsWorld();
const { own, report, rows } = at;
const inspected = (pasport_id: number) => addRevisionRow(at.at.world.db, at.at.unit, pasport_id);
const revision = (revision_id: number, more: object = {}) => ({
  kind: 'revision',
  revision_id,
  result: 'ok',
  report_number: 'R-1',
  technician: 'Jan Vzor',
  ...more,
});

test('an inspection writes its report on the day, with its faults', async () => {
  const id = await inspected(own.flat);
  const faults = [{ fault: 'netěsní', repair_by: '2027-01-31' }];
  const { result } = await report({ findings: [revision(id, { result: 'faults', faults })] });
  expect(result).toMatchObject({ outcome: 'written' });
  expect(
    await rows(
      `select revision_report_id, done_on::text, result, faults, repair_by::text, report_number, technician
         from revision_reports where revision_id = $1`,
      [id],
    ),
  ).toEqual([
    {
      revision_report_id: result.findings[0]?.revision_report_id,
      done_on: MONDAY,
      result: 'faults',
      faults: 'netěsní',
      repair_by: '2027-01-31',
      report_number: 'R-1',
      technician: 'Jan Vzor',
    },
  ]);
});

test('an inspection is judged by the rule of reports, at the field of the finding', async () => {
  const id = await inspected(own.flat);
  const faults = [{ fault: 'netěsní', repair_by: null }];
  const { result } = await report({ findings: [revision(id, { result: 'unfit', faults })] });
  expect(result.findings).toMatchObject([
    {
      outcome: 'refused',
      field: 'faults.0.repair_by',
      message: 'Zadejte, do kdy má být závada odstraněna',
    },
  ]);
});

test('what is inspected elsewhere, or is no more, is refused', async () => {
  const elsewhere = await inspected(at.scene.house);
  const { result } = await report({ findings: [revision(elsewhere), revision(999_999)] });
  expect(result.findings).toMatchObject([
    { message: 'Revidované zařízení je jinde, než kde návštěva byla' },
    { message: 'Revidované zařízení už neexistuje' },
  ]);
});
