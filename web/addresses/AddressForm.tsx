import type { Address } from '#contract/addresses.ts';
import { Form } from '#web/form/Form.tsx';
import { SaveBar } from '#web/form/SaveBar.tsx';
import { useCityChoices } from '#web/core/cities/useCityChoices.ts';
import { useContractForm } from '#web/form/useContractForm.ts';
import { formatDateTime } from '#web/lib/czech.ts';
import { flash } from '#web/notices/flash.ts';
import { addressSchema, valuesOf } from './address-form.ts';
import type { AddressValues } from './address-form.ts';
import { addressLabels, addressTexts } from './address-words.ts';
import { ContactPanel, DeliveryPanel, IdentityPanel, OtherPanel } from './AddressPanels.tsx';
import { AddressPlaces } from './places/AddressPlaces.tsx';
import { useSaveAddress } from './addresses.queries.ts';
import { OtherContacts } from './contacts/OtherContacts.tsx';

/** The form of one record of the address book. */
export function AddressForm({ address, onLeave }: { address: Address; onLeave: () => void }) {
  const saving = useSaveAddress();
  const { unit_id, address_id } = address;
  const cities = useCityChoices();
  const form = useContractForm<AddressValues>({
    schema: addressSchema,
    initial: valuesOf(address),
    recordKey: address_id,
    version: address.version,
    draftKey: `address.${address_id}`,
    labels: addressLabels,
    texts: addressTexts(cities),
    onSave: async (changes, { version }) => {
      const saved = await saving.mutateAsync({
        params: { unit_id, id: String(address_id) },
        body: { ...changes, version },
      });
      flash('Změny byly uloženy', saved);
      return saved;
    },
    onCancel: onLeave,
  });
  return (
    <Form form={form} label="Údaje adresy" place={['tab']}>
      <IdentityPanel form={form} />
      <ContactPanel form={form} cities={cities}>
        <OtherContacts unit_id={unit_id} address_id={address_id} />
        <AddressPlaces address={address} />
      </ContactPanel>
      <DeliveryPanel form={form} cities={cities} />
      <OtherPanel form={form} />
      <SaveBar form={form} updated={`Aktualizováno: ${formatDateTime(address.updated)}`} />
    </Form>
  );
}
