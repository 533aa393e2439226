import { billingPlaceFields, billingPlaceRules } from '#contract/billing/place-record.ts';
import { billingPlaceInput, type BillingPlace } from '#contract/billing/places.ts';
import { ruledBy, valuesOf } from '#contract/record.ts';
import { Form } from '#web/form/Form.tsx';
import { SaveBar } from '#web/form/SaveBar.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { RecordPanels } from '#web/values/RecordPanels.tsx';
import { useSavePlace } from './billing.queries.ts';
import { FORM_PLACE } from './place.ts';
import { placeLabels, placeTexts, type BillingPlaceValues } from './place-words.ts';
import { usePlaceControls } from './usePlaceControls.tsx';

interface PlaceFormProps {
  place: BillingPlace;
  onClose: () => void;
}

const schema = ruledBy(billingPlaceInput, billingPlaceRules);

/** What is known of a billing place. */
export function PlaceForm({ place, onClose }: PlaceFormProps) {
  const { unit_id, billing_place_id: id, version } = place;
  const saving = useSavePlace();
  const form = useContractForm<BillingPlaceValues>({
    schema,
    initial: valuesOf(billingPlaceFields, place),
    recordKey: id,
    version,
    draftKey: `billing-place.${id}`,
    labels: placeLabels,
    texts: placeTexts,
    onSave: (changes, { version: seen }) =>
      saving.mutateAsync({
        params: { unit_id, id: String(id) },
        body: { ...billingPlaceInput.partial().parse(changes), version: seen },
      }),
    onCancel: onClose,
  });
  const controls = usePlaceControls({ unit_id, form });
  return (
    <Form form={form} label="Údaje odběrného místa" place={FORM_PLACE}>
      <RecordPanels fields={billingPlaceFields} form={form} controls={controls} />
      <SaveBar form={form} />
    </Form>
  );
}
