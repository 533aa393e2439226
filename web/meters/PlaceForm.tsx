import { placeFields } from '#contract/metering/place-record.ts';
import { placeInput, type MeasuringPlace } from '#contract/metering/places.ts';
import { valuesOf } from '#contract/record.ts';
import { Form } from '#web/form/Form.tsx';
import { SaveBar } from '#web/form/SaveBar.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { RecordPanels } from '#web/values/RecordPanels.tsx';
import { useSavePlace } from './meters.queries.ts';
import { FORM_PLACE } from './place.ts';
import { placeLabels, placeTexts, settledElement, type PlaceValues } from './place-form.ts';
import { usePlaceControls } from './PlaceControls.tsx';

interface PlaceFormProps {
  place: MeasuringPlace;
  onClose: () => void;
}

/** What is known of a measuring place, whatever device stands there. */
export function PlaceForm({ place, onClose }: PlaceFormProps) {
  const { unit_id, measuring_place_id: id, building_id, pasport_id } = place;
  const saving = useSavePlace();
  const form = useContractForm<PlaceValues>({
    schema: placeInput,
    initial: valuesOf(placeFields, place),
    recordKey: id,
    version: place.version,
    draftKey: `measuring-place.${id}`,
    labels: placeLabels,
    texts: placeTexts,
    onSave: (changes, { values, version }) => {
      const body = { ...changes, ...('kind' in changes && settledElement(values)) };
      return saving.mutateAsync({
        params: { unit_id, id: String(id) },
        body: { ...placeInput.partial().parse(body), version },
      });
    },
    onCancel: onClose,
  });
  const first = {
    house: building_id,
    space: pasport_id === building_id ? null : pasport_id,
  };
  const controls = usePlaceControls({ unit_id, form, first, record: place });
  return (
    <Form form={form} label="Údaje měřicího místa" place={FORM_PLACE}>
      <RecordPanels
        fields={placeFields}
        form={form}
        controls={controls}
        looks={
          place.meters_count === 0
            ? {}
            : { kind: { disabled: true, hint: 'Druh nejde změnit: na místě už bylo měřidlo' } }
        }
      />
      <SaveBar form={form} />
    </Form>
  );
}
