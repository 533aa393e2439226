import { useRef } from 'react';
import type { Building } from '#contract/pasports/buildings.ts';
import { formatZip } from '#contract/rules/zip.ts';
import type { ContractForm } from '#web/form/contract-form.ts';
import { CityField } from '#web/core/cities/CityField.tsx';
import { TextField } from '#web/form/fields.tsx';
import { FieldRow } from '#web/form/FieldRow.tsx';
import { IdField } from '#web/form/IdField.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { LicenceNote } from '#web/core/licence/LicenceNote.tsx';
import { buildingSchema, textsOf, valuesOf } from './building-form.ts';
import type { BuildingValues } from './building-form.ts';
import { buildingLabels as labels } from './building-labels.ts';
import { withUsualName } from './building-name.ts';
import { useCreateBuilding } from './buildings.queries.ts';
import type { Choices } from './choices.ts';

interface NewBuildingProps {
  record: Building;
  choices: Choices;
  onSaved: (building: Building) => void;
  onClose: () => void;
}

/** The first facts of a new building; the others are filled in its record. */
export function NewBuilding({ record, choices, onSaved, onClose }: NewBuildingProps) {
  const creation = useCreateBuilding();
  const created = useRef<Building | null>(null);
  const leave = () => (created.current === null ? onClose() : onSaved(created.current));
  const form = useContractForm<BuildingValues>({
    schema: buildingSchema,
    initial: valuesOf(record),
    draftKey: `building.new.${record.unit_id}`,
    labels,
    texts: textsOf(choices),
    onSave: async (_changes, { values }) => {
      // The server puts the new building behind the others of its group.
      const { pasport_order: _order, ...body } = buildingSchema.parse(values);
      created.current = await creation.mutateAsync({
        params: { unit_id: record.unit_id, id: '0' },
        body,
      });
      return created.current;
    },
    onCancel: leave,
  });
  return (
    <ModalForm form={form} title="Nový dům" saveLabel="Založit dům" onClose={leave}>
      <LicenceNote />
      <AddressFields form={form} choices={choices} />
      <TextField
        {...form.field('pasport_name')}
        label={labels.pasport_name}
        hint="Vzniká z ulice a čísla; můžete ho přepsat."
        autoComplete="off"
      />
      {choices.groups.length === 0 ? null : (
        <IdField
          {...form.field('parent_id')}
          label={labels.parent_id}
          choices={choices.groups}
          none="Bez skupiny"
        />
      )}
    </ModalForm>
  );
}

interface AddressFieldsProps {
  form: ContractForm<BuildingValues>;
  choices: Choices;
}

/** Street, numbers and city; the usual name of the building follows them. */
function AddressFields({ form, choices }: AddressFieldsProps) {
  const named = (name: 'street' | 'registry_number' | 'house_number') => ({
    ...form.field(name),
    label: labels[name],
    autoComplete: 'off',
    onChange: (text: string) => form.setFields(withUsualName(form.values, { [name]: text })),
  });
  const zip = form.field('zip');
  const leaveZip = () => {
    form.setFields({ zip: formatZip(form.values.zip) });
    zip.onBlur();
  };
  return (
    <>
      <TextField {...named('street')} data-autofocus />
      <FieldRow kind="pair">
        <TextField {...named('registry_number')} />
        <TextField {...named('house_number')} />
      </FieldRow>
      <FieldRow kind="town">
        <TextField {...zip} label={labels.zip} autoComplete="off" onBlur={leaveZip} />
        <CityField
          {...form.field('city_name')}
          label={labels.city_name}
          cities={choices.cities}
          onCity={(city) => form.setFields({ city_id: city?.city_id ?? null })}
        />
      </FieldRow>
    </>
  );
}
