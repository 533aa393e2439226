import { Checkbox } from '@mantine/core';
import { text } from '#contract/fields.ts';
import { spaceFields } from '#contract/pasports/space-record.ts';
import { spaceInput, type Space } from '#contract/pasports/spaces.ts';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { flash } from '#web/notices/flash.ts';
import { LicenceNote } from '#web/core/licence/LicenceNote.tsx';
import { RecordFields } from '#web/values/RecordPanels.tsx';
import { useCreateSpace } from '../changes.ts';
import type { PasportsPlace } from '../place.ts';
import { spaceLabels } from './space-fields.ts';
import type { SpaceValues } from './space-fields.ts';
import { usePlaceControls } from './usePlaceControls.tsx';

interface NewSpaceProps {
  unit_id: number;
  place: PasportsPlace;
  initial: SpaceValues;
  /** The dialog comes back for the next space after saving. */
  isSeries: boolean;
  onSeries: (isSeries: boolean) => void;
  onSaved: (space: Space) => void;
  onClose: () => void;
}

/** A new space: what it is, where, and how large. */
export function NewSpace(props: NewSpaceProps) {
  const { unit_id, initial, onClose } = props;
  const form = useNewSpaceForm(props);
  const places = usePlaceControls(unit_id, form);
  return (
    <ModalForm form={form} title="Nový prostor" saveLabel="Uložit prostor" onClose={onClose}>
      <LicenceNote limited="pasports" />
      <RecordFields
        fields={spaceFields}
        form={form}
        names={asked}
        controls={places}
        looks={{
          space_number: { 'data-autofocus': true },
          pasport_name: { hint: 'Nevyplněný se doplní číslem prostoru' },
        }}
      />
      <Checkbox
        label="Po uložení zadat další prostor"
        description={
          initial.pasport_type_id === null ? undefined : 'Typ, dům a podlaží se převezmou'
        }
        checked={props.isSeries}
        onChange={(event) => props.onSeries(event.currentTarget.checked)}
      />
    </ModalForm>
  );
}

const asked = [
  'space_number',
  'pasport_type_id',
  'pasport_parent_id',
  'pasport_floor_id',
  'space_size',
  'variable_symbol',
  'pasport_name',
  'total_area',
  'floor_area',
] as const;

// Without a name the server takes the number.
const rules = spaceInput.extend({ pasport_name: text(200) });

function useNewSpaceForm({ unit_id, place, initial, onSaved, onClose }: NewSpaceProps) {
  const creation = useCreateSpace(unit_id, place);
  return useContractForm<SpaceValues>({
    schema: rules,
    initial,
    draftKey: `space.new.${unit_id}`,
    labels: spaceLabels,
    onSave: async (_changes, { values }) => {
      const { pasport_name, ...fields } = rules.parse(values);
      const named = pasport_name === '' ? fields : { ...fields, pasport_name };
      const space = await creation.mutateAsync({ params: { unit_id, id: '0' }, body: named });
      flash(`Prostor ${space.space_number} byl založen`, space);
      onSaved(space);
      return initial;
    },
    onCancel: onClose,
  });
}
