import { Text } from '@mantine/core';
import { labelsOf, valuesOf } from '#contract/record.ts';
import { unitFields } from '#contract/unit-record.ts';
import { unitInput, type Unit } from '#contract/units.ts';
import { formatDateTime } from '#web/lib/czech.ts';
import { Form } from '#web/form/Form.tsx';
import { SaveBar } from '#web/form/SaveBar.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { flash } from '#web/notices/flash.ts';
import { useManagesClient } from '#web/session/rights.ts';
import { Page } from '#web/ui/Page.tsx';
import { UnitHistory } from './UnitHistory.tsx';
import { UnitImport } from './UnitImport.tsx';
import { UnitPanels } from './UnitPanels.tsx';
import { UnitSummary } from './UnitSummary.tsx';
import type { UnitValues } from './UnitPanels.tsx';
import { useSaveUnit } from './units.queries.ts';

/** Settings of the active unit (specification, section 2, Unit settings). */
export function UnitSettings({ unit }: { unit: Unit }) {
  const mayChange = useManagesClient();
  const form = useUnitForm(unit, mayChange);
  return (
    <Page
      title={unit.name}
      note={mayChange ? 'Nastavení jednotky' : 'Nastavení jednotky mění správce vaší organizace.'}
    >
      <UnitSummary unit={unit} />
      <Form form={form} label="Nastavení jednotky">
        <UnitPanels form={form} readOnly={!mayChange} />
        <UnitImport unit={unit} mayChange={mayChange} />
        {mayChange ? (
          <SaveBar form={form} label="Ulož změny" updated={updatedLine(unit)} />
        ) : (
          <Text c="dimmed">{updatedLine(unit)}</Text>
        )}
      </Form>
      <UnitHistory key={unit.unit_id} unit_id={unit.unit_id} />
    </Page>
  );
}

function useUnitForm(unit: Unit, mayChange: boolean) {
  const saving = useSaveUnit();
  const { client_id, unit_id } = unit;
  return useContractForm<UnitValues>({
    schema: unitInput,
    initial: valuesOf(unitFields, unit),
    recordKey: unit_id,
    version: unit.version,
    draftKey: mayChange ? `unit.${unit_id}` : undefined,
    labels: labelsOf(unitFields),
    onSave: async (changes, { version }) => {
      if (!mayChange) return unit;
      const saved = await saving.mutateAsync({
        params: { client_id, unit_id },
        body: { ...changes, unit_id, version },
      });
      flash('Změny byly uloženy', saved);
      return saved;
    },
  });
}

function updatedLine({ updated }: Unit): string {
  return `Aktualizováno: ${formatDateTime(updated)}`;
}
