import type { Address } from '#contract/addresses.ts';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { useCityChoices } from '#web/core/cities/useCityChoices.ts';
import { useContractForm } from '#web/form/useContractForm.ts';
import { LikeRecords } from '#web/core/likeness/LikeRecords.tsx';
import { LicenceNote } from '#web/core/licence/LicenceNote.tsx';
import { addressSchema, emptyAddress } from './address-form.ts';
import type { AddressValues } from './address-form.ts';
import { addressLabels } from './address-words.ts';
import { ContactPanel, IdentityPanel, OtherPanel } from './AddressPanels.tsx';
import { useCreateAddress } from './addresses.queries.ts';
import type { BookRow } from './book-filters.ts';

interface NewAddressProps {
  unit_id: number;
  /** Records among which the same one may already be. */
  known: readonly BookRow[];
  onSaved: (address: Address) => void;
  onClose: () => void;
}

/** A new record of the address book. */
export function NewAddress({ unit_id, known, onSaved, onClose }: NewAddressProps) {
  const creating = useCreateAddress();
  const form = useContractForm<AddressValues>({
    schema: addressSchema,
    initial: emptyAddress,
    recordKey: 'new',
    draftKey: `address.new.${unit_id}`,
    labels: addressLabels,
    onSave: async (_changes, { values }) => {
      onSaved(await creating.mutateAsync({ params: { unit_id, id: '0' }, body: values }));
      return emptyAddress;
    },
    onCancel: onClose,
  });
  return (
    <ModalForm
      form={form}
      title="Nový kontakt"
      saveLabel="Vytvořit kontakt"
      size="xl"
      onClose={onClose}
    >
      <LicenceNote limited="items" />
      <IdentityPanel form={form} />
      <LikeRecords typed={form.values} known={known} />
      <ContactPanel form={form} cities={useCityChoices()} />
      <OtherPanel form={form} />
    </ModalForm>
  );
}
