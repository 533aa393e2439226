import { useRef } from 'react';
import { billingPlaceFields, billingPlaceRules } from '#contract/billing/place-record.ts';
import { billingPlaceInput, type BillingPlace } from '#contract/billing/places.ts';
import { emptyOf, ruledBy } from '#contract/record.ts';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { flash } from '#web/notices/flash.ts';
import { RecordFields } from '#web/values/RecordPanels.tsx';
import { useCreatePlace } from './billing.queries.ts';
import { placeLabels, placeTexts, type BillingPlaceValues } from './place-words.ts';
import { firstValues, usePlaceControls } from './usePlaceControls.tsx';

interface NewPlaceProps {
  unit_id: number;
  onSaved: (made: BillingPlace) => void;
  onClose: () => void;
}

const schema = ruledBy(billingPlaceInput, billingPlaceRules);
const names = [
  'kind',
  'name',
  'code',
  'supply_code',
  'address_id',
  'invoice_place_id',
  'contract_number',
  'contract_from',
  'contract_to',
  'notice_until',
  'note',
] as const;

/** A new billing place; whom it serves is connected on its record. */
export function NewPlace({ unit_id, onSaved, onClose }: NewPlaceProps) {
  const creation = useCreatePlace();
  const made = useRef<BillingPlace>(undefined);
  const form = useContractForm<BillingPlaceValues>({
    schema,
    initial: firstValues(emptyOf(billingPlaceFields)),
    labels: placeLabels,
    texts: placeTexts,
    onSave: async (_changes, { values }) => {
      const body = billingPlaceInput.parse(values);
      const answer = await creation.mutateAsync({ params: { unit_id, id: '0' }, body });
      flash('Odběrné místo bylo založeno', answer);
      made.current = answer;
      return values;
    },
    onCancel: onClose,
  });
  const controls = usePlaceControls({ unit_id, form, isNew: true });
  return (
    <ModalForm
      form={form}
      title="Nové odběrné místo"
      saveLabel="Založit odběrné místo"
      // The dialog closes itself when it has saved; then the new place opens instead.
      onClose={() => (made.current === undefined ? onClose() : onSaved(made.current))}
    >
      <RecordFields
        fields={billingPlaceFields}
        form={form}
        names={names}
        controls={controls}
        rows={[
          ['code', 'supply_code'],
          ['contract_number', 'contract_from'],
          ['contract_to', 'notice_until'],
        ]}
      />
    </ModalForm>
  );
}
