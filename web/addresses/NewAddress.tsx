import { useNavigate } from '@tanstack/react-router';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { pathTo } from '#web/lib/paths.ts';
import { flash } from '#web/notices/flash.ts';
import { addressSchema, emptyAddress } from './address-form.ts';
import type { AddressValues } from './address-form.ts';
import { addressLabels } from './address-words.ts';
import { ContactPanel, IdentityPanel } from './AddressPanels.tsx';
import { useCreateAddress } from './addresses.queries.ts';

/** A new record of the address book; once saved, it opens. */
export function NewAddress({ unit_id, onClose }: { unit_id: number; onClose: () => void }) {
  const creating = useCreateAddress();
  const navigate = useNavigate();
  const form = useContractForm<AddressValues>({
    schema: addressSchema,
    initial: emptyAddress(),
    draftKey: `address.new.${unit_id}`,
    labels: addressLabels,
    onSave: async (_changes, { values }) => {
      const made = await creating.mutateAsync({ params: { unit_id, id: '0' }, body: values });
      flash('Kontakt byl vytvořen');
      await navigate({
        href: pathTo('Address', { address_id: made.address_id }),
        ignoreBlocker: true,
      });
      return emptyAddress();
    },
    onCancel: onClose,
  });
  return (
    <ModalForm
      form={form}
      title="Nový kontakt"
      saveLabel="Vytvořit kontakt"
      size="50rem"
      onClose={onClose}
    >
      <IdentityPanel form={form} />
      <ContactPanel form={form} />
    </ModalForm>
  );
}
