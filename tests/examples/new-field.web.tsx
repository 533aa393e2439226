import { expect, it } from 'vitest';
import { spaceFields } from '#contract/pasports/space-record.ts';
import { emptyOf, type FormOf } from '#contract/record.ts';
import { useContractForm } from '#web/form/useContractForm.ts';
import { spaceColumns } from '#web/pasports/space-columns.tsx';
import type { ListedSpace } from '#web/pasports/space-facts.ts';
import { spaceFormRules, spaceLabels } from '#web/pasports/space/space-fields.ts';
import { exportedColumns, exportedText } from '#web/table/exported.ts';
import { RecordPanels } from '#web/values/RecordPanels.tsx';
import { rendered } from '#tests/web/rendered.tsx';

// Run in a copy of the house to which docs/examples/new-field-of-a-space.patch was applied: what the
// browser shows of the new field, though no line of it names it.
const FIELD = 'cellar_number';
const LABEL = 'Číslo sklepa';

/** Drawn by the space's own screens, by what else is known of the unit. */
const elsewhere = {
  pasport_type_id: null,
  pasport_parent_id: null,
  pasport_floor_id: null,
  common_share_numerator: null,
  common_share_denominator: null,
};

function Panels() {
  const form = useContractForm<FormOf<typeof spaceFields>>({
    schema: spaceFormRules,
    initial: emptyOf(spaceFields),
    labels: spaceLabels,
    onSave: async () => undefined,
  });
  return <RecordPanels fields={spaceFields} form={form} controls={elsewhere} />;
}

it('the new field stands in the form', () => {
  const { host, leave } = rendered(<Panels />);
  expect([...host.querySelectorAll('label')].map(({ textContent }) => textContent)).toContain(
    LABEL,
  );
  leave();
});

it('the new field is a column of the list, and goes out of it into files', () => {
  const columns = spaceColumns({ withBuilding: true, asCards: false });
  const column = exportedColumns(columns).find(({ text }) => text === LABEL);
  if (column === undefined) throw new Error('The list has no such column.');
  expect(exportedText(column, { [FIELD]: 'S 12' } as unknown as ListedSpace)).toBe('S 12');
});
