import type { BodyOf } from '#contract/endpoint.ts';
import { buildingInput, type Building, type updateBuilding } from '#contract/pasports/buildings.ts';
import { labelsOf } from '#contract/record.ts';
import { formatDateTime } from '#web/lib/czech.ts';
import { Form } from '#web/form/Form.tsx';
import { SaveBar } from '#web/form/SaveBar.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { flash } from '#web/notices/flash.ts';
import { RecordPanels } from '#web/values/RecordPanels.tsx';
import { buildingValues, textsOf } from './building-form.ts';
import type { BuildingValues, PlaceFields } from './building-form.ts';
import type { Choices } from './choices.ts';
import { FORM_PLACE } from './place.ts';
import { placeControls } from './place-controls.tsx';

type Body = Partial<BodyOf<typeof updateBuilding>>;

interface PlaceFormProps {
  record: Building;
  fields: PlaceFields;
  /** Name of the form for readers. */
  label: string;
  /** Being in no group. */
  noParent: string;
  choices: Choices;
  /** Groups that the record may be in. */
  parents: Choices['groups'];
  onSave: (body: Body) => Promise<Building>;
  onClose: () => void;
}

/** The form of a building or a group: they have the same fields (specification, section 3). */
export function PlaceForm(props: PlaceFormProps) {
  const { record, fields, label, noParent, choices, parents, onSave, onClose } = props;
  const form = useContractForm<BuildingValues>({
    schema: buildingInput,
    initial: buildingValues(record),
    recordKey: record.pasport_building_id,
    version: record.version,
    draftKey: `building.${record.pasport_building_id}`,
    labels: labelsOf(fields),
    texts: textsOf(choices),
    onSave: async (changes, { version }) => {
      const saved = await onSave({ ...buildingInput.partial().parse(changes), version });
      flash('Změny byly uloženy', saved);
      return saved;
    },
    onCancel: onClose,
  });
  return (
    <Form form={form} label={label} place={FORM_PLACE}>
      <RecordPanels
        fields={fields}
        form={form}
        controls={placeControls({ form, fields, choices, parents, noParent })}
        rows={rows}
      />
      <SaveBar form={form} updated={`Aktualizováno: ${formatDateTime(record.updated)}`} />
    </Form>
  );
}

const rows = [
  ['registry_number', 'house_number'],
  ['pasport_order', 'hidden'],
  ['center', 'commission'],
  ['land_registry_code', 'parcel_number'],
] as const;
