import { useRef } from 'react';
import { buildingFields } from '#contract/pasports/building-record.ts';
import { buildingInput, type Building } from '#contract/pasports/buildings.ts';
import { labelsOf } from '#contract/record.ts';
import type { ContractForm } from '#web/form/contract-form.ts';
import { TextField } from '#web/form/fields.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { LicenceNote } from '#web/core/licence/LicenceNote.tsx';
import { RecordFields } from '#web/values/RecordPanels.tsx';
import { textsOf } from './building-form.ts';
import type { BuildingValues } from './building-form.ts';
import { withUsualName } from './building-name.ts';
import { useCreateBuilding } from './buildings.queries.ts';
import type { Choices } from './choices.ts';
import { placeControls } from './place-controls.tsx';

interface NewBuildingProps {
  unit_id: number;
  initial: BuildingValues;
  choices: Choices;
  onSaved: (building: Building) => void;
  onClose: () => void;
}

/** The first facts of a new building; the others are filled in its record. */
export function NewBuilding({ unit_id, initial, choices, onSaved, onClose }: NewBuildingProps) {
  const creation = useCreateBuilding();
  const created = useRef<Building | null>(null);
  const leave = () => (created.current === null ? onClose() : onSaved(created.current));
  const form = useContractForm<BuildingValues>({
    schema: buildingInput,
    initial,
    draftKey: `building.new.${unit_id}`,
    labels: labelsOf(buildingFields),
    texts: textsOf(choices),
    onSave: async (_changes, { values }) => {
      // The server puts the new building behind the others of its group.
      const { pasport_order: _order, ...body } = buildingInput.parse(values);
      created.current = await creation.mutateAsync({ params: { unit_id, id: '0' }, body });
      return created.current;
    },
    onCancel: leave,
  });
  const { groups } = choices;
  const fields = buildingFields;
  const places = placeControls({ form, fields, choices, parents: groups, noParent: 'Bez skupiny' });
  return (
    <ModalForm form={form} title="Nový dům" saveLabel="Založit dům" onClose={leave}>
      <LicenceNote />
      <RecordFields
        fields={fields}
        form={form}
        names={groups.length === 0 ? asked : [...asked, 'parent_id']}
        controls={{ ...places, ...namedControls(form) }}
        looks={{ pasport_name: { hint: 'Vzniká z ulice a čísla; můžete ho přepsat.' } }}
        rows={[['registry_number', 'house_number']]}
      />
    </ModalForm>
  );
}

const asked = [
  'street',
  'registry_number',
  'house_number',
  'zip',
  'city_name',
  'pasport_name',
] as const;

/** Street and numbers; the usual name of the building follows them. */
function namedControls(form: ContractForm<BuildingValues>) {
  const named = (name: 'street' | 'registry_number' | 'house_number') => ({
    ...form.field(name),
    label: buildingFields[name].label,
    autoComplete: 'off',
    onChange: (text: string) => form.setFields(withUsualName(form.values, { [name]: text })),
  });
  return {
    street: <TextField {...named('street')} data-autofocus />,
    registry_number: <TextField {...named('registry_number')} />,
    house_number: <TextField {...named('house_number')} />,
  };
}
