import { useRef } from 'react';
import { placeFields } from '#contract/metering/place-record.ts';
import { placeInput, type MeasuringPlace } from '#contract/metering/places.ts';
import { emptyOf } from '#contract/record.ts';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { flash } from '#web/notices/flash.ts';
import { RecordFields } from '#web/values/RecordPanels.tsx';
import { useCreatePlace } from './meters.queries.ts';
import { placeLabels, settledElement, type PlaceValues } from './place-form.ts';
import { usePlaceControls } from './PlaceControls.tsx';

interface NewPlaceProps {
  unit_id: number;
  /** The house and the space chosen beforehand. */
  house: number | undefined;
  space?: number | undefined;
  /** The place is made; its device is still to be mounted. */
  onSaved: (made: MeasuringPlace) => void;
  onClose: () => void;
}

const names = [
  'kind',
  'level',
  'pasport_id',
  'pasport_room_id',
  'pasport_building_element_id',
  'location',
  'serves',
  'place_code',
  'parent_place_id',
] as const;

/** A new measuring place; its first device follows in a dialog of its own. */
export function NewPlace({ unit_id, house, space, onSaved, onClose }: NewPlaceProps) {
  const creation = useCreatePlace();
  const made = useRef<MeasuringPlace>(undefined);
  const first = { house: house ?? null, space: space ?? null };
  const form = useContractForm<PlaceValues>({
    schema: placeInput,
    initial: {
      ...emptyOf(placeFields),
      pasport_id: first.space ?? first.house,
      level: first.space === null ? 'building' : 'flat',
    },
    labels: placeLabels,
    onSave: async (_changes, { values }) => {
      const body = { ...placeInput.parse(values), ...settledElement(values) };
      const answer = await creation.mutateAsync({ params: { unit_id, id: '0' }, body });
      flash('Měřicí místo bylo založeno', answer);
      made.current = answer;
      return values;
    },
    onCancel: onClose,
  });
  const controls = usePlaceControls({ unit_id, form, first });
  return (
    <ModalForm
      form={form}
      title="Nové měřicí místo"
      saveLabel="Založit a osadit měřidlo"
      // The dialog closes itself when it has saved; then the new place opens instead.
      onClose={() => (made.current === undefined ? onClose() : onSaved(made.current))}
    >
      <RecordFields
        fields={placeFields}
        form={form}
        names={names}
        controls={controls}
        looks={{ kind: { 'data-autofocus': true } }}
        rows={[
          ['kind', 'level'],
          ['location', 'serves'],
          ['place_code', 'parent_place_id'],
        ]}
      />
    </ModalForm>
  );
}
