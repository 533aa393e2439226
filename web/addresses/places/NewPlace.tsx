import { createPortal } from 'react-dom';
import type { z } from 'zod';
import { changeAddressPlace, listAddressPlaces, placeInput } from '#contract/address-places.ts';
import { browseAddresses, getAddress, listDuplicates } from '#contract/addresses.ts';
import type { Address } from '#contract/addresses.ts';
import { getLinkedAddresses, listFirms } from '#contract/linked-addresses.ts';
import { listRecordHistory } from '#contract/record-history.ts';
import { TownRow } from '#web/core/cities/TownRow.tsx';
import { useCityChoices } from '#web/core/cities/useCityChoices.ts';
import { DateField } from '#web/form/DateField.tsx';
import { SelectField, TextField } from '#web/form/fields.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { formatDate, todayInPrague } from '#web/lib/czech.ts';
import { useCall } from '#web/lib/query.ts';
import { flash } from '#web/notices/flash.ts';

type PlaceValues = Omit<z.output<typeof placeInput>, 'valid_from'> & {
  valid_from: string | null;
  [field: string]: unknown;
};

const labels = {
  place_kind: 'Která adresa',
  valid_from: 'Platí od',
  name: 'Jméno pro doručení',
  street: 'Ulice a číslo',
  city: 'Obec',
  zip: 'PSČ',
} as const;

const kinds = [
  { value: 'postal', label: 'Adresa' },
  { value: 'delivery', label: 'Doručovací adresa' },
];

const reads = [
  listAddressPlaces,
  getAddress,
  browseAddresses,
  listDuplicates,
  getLinkedAddresses,
  listFirms,
  listRecordHistory,
];

/** A new address from a day on: the former one stays in the history, one to come waits for its day. */
export function NewPlace({ address, onClose }: { address: Address; onClose: () => void }) {
  const { unit_id, address_id } = address;
  const changing = useCall(changeAddressPlace, { invalidates: reads });
  const cities = useCityChoices();
  const today = todayInPrague();
  const initial: PlaceValues = {
    place_kind: 'postal',
    valid_from: today,
    name: '',
    street: '',
    city: '',
    zip: '',
  };
  const form = useContractForm<PlaceValues>({
    schema: placeInput,
    initial,
    labels,
    onSave: async (_changes, { values }) => {
      const body = placeInput.parse(values);
      await changing.mutateAsync({ params: { unit_id, address_id }, body });
      const waits = body.valid_from > today;
      flash(
        waits
          ? `Nová adresa začne platit ${formatDate(body.valid_from)}`
          : 'Nová adresa platí, dřívější zůstala v historii',
      );
      onClose();
      return initial;
    },
    onCancel: onClose,
  });
  const input = <N extends keyof typeof labels>(name: N) => ({
    ...form.field(name),
    label: labels[name],
    autoComplete: 'off',
  });
  // Forms do not nest: the dialog's stands beside the one of the record.
  return createPortal(
    <ModalForm
      form={form}
      title={`Nová adresa ode dne: ${address.full_name}`}
      saveLabel="Uložit adresu"
      onClose={onClose}
    >
      <SelectField {...input('place_kind')} options={kinds} />
      <DateField
        {...input('valid_from')}
        hint="Dnešní a minulý den platí hned; budoucí adresa počká na svůj den"
      />
      {form.values.place_kind === 'delivery' ? <TextField {...input('name')} /> : null}
      <TextField {...input('street')} data-autofocus />
      <TownRow zip={input('zip')} city={input('city')} cities={cities} />
    </ModalForm>,
    document.body,
  );
}
