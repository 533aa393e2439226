import type { Address } from '#contract/addresses.ts';
import { TownRow } from '#web/core/cities/TownRow.tsx';
import { useCityChoices } from '#web/core/cities/useCityChoices.ts';
import type { ContractForm } from '#web/form/contract-form.ts';
import { LikeRecords } from '#web/core/likeness/LikeRecords.tsx';
import { DateField } from '#web/form/DateField.tsx';
import { EmailField, PhoneField, SelectField, TextField } from '#web/form/fields.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { flash } from '#web/notices/flash.ts';
import { personOf, personRules } from './new-person.ts';
import type { PersonValues } from './new-person.ts';
import type { SpaceIds } from '../records/records.queries.ts';
import { SpaceAddressOffer } from './SpaceAddressOffer.tsx';
import { useCreatePerson, usePersons } from './persons.ts';

const labels = {
  address_type: 'Kdo to je',
  last_name: 'Příjmení',
  first_name: 'Jméno',
  company_name: 'Název',
  birth_date: 'Datum narození',
  business_id: 'IČO',
  phone: 'Telefon',
  email: 'E-mail',
  street: 'Ulice a číslo',
  city_id: 'Obec ze seznamu',
  city: 'Obec',
  zip: 'PSČ',
} as const;

const kinds = [
  { value: 'person', label: 'Osoba' },
  { value: 'company', label: 'Firma nebo spolek' },
  { value: 'office', label: 'Úřad' },
];

interface NewPersonProps {
  /** The space at which the person is founded. */
  space: SpaceIds;
  typed: string;
  /** Founded, or found among those who are known. */
  onCreated: (person: Pick<Address, 'address_id'>) => void;
  onClose: () => void;
}

/** A person who is not in the address book yet, without leaving what is being filled in. */
export function NewPerson({ space, typed, onCreated, onClose }: NewPersonProps) {
  const { unit_id } = space;
  const creation = useCreatePerson(unit_id);
  const { persons } = usePersons(unit_id);
  const cities = useCityChoices();
  const form = useContractForm<PersonValues>({
    schema: personRules,
    initial: personOf(typed),
    labels,
    onSave: async (_changes, { values }) => {
      const body = personRules.parse(values);
      const person = await creation.mutateAsync({ params: { unit_id, id: '0' }, body });
      flash(`${person.full_name}: zapsáno do adresáře`, person);
      onCreated(person);
      return values;
    },
    onCancel: onClose,
  });
  return (
    <ModalForm form={form} title="Nová osoba" saveLabel="Zapsat do adresáře" onClose={onClose}>
      <PersonFields form={form} />
      <LikeRecords
        typed={form.values}
        known={persons}
        onChoose={(address_id) => {
          onCreated({ address_id });
          onClose();
        }}
      />
      <TextField {...inputOf(form, 'street')} />
      <TownRow
        zip={inputOf(form, 'zip')}
        city={inputOf(form, 'city')}
        cities={cities}
        onCity={(city) => form.setFields({ city_id: city?.city_id ?? null })}
      />
      <SpaceAddressOffer space={space} onTake={(address) => form.setFields(address)} />
    </ModalForm>
  );
}

// The browser would offer the data of the person who writes, not of the one written about.
function inputOf<N extends keyof typeof labels>(form: ContractForm<PersonValues>, name: N) {
  return { ...form.field(name), label: labels[name], autoComplete: 'off' };
}

function PersonFields({ form }: { form: ContractForm<PersonValues> }) {
  const input = <N extends keyof typeof labels>(name: N) => inputOf(form, name);
  const isPerson = form.values.address_type === 'person';
  const type = form.field('address_type');
  return (
    <>
      <SelectField
        {...type}
        label={labels.address_type}
        options={kinds}
        onChange={(value) => type.onChange(value)}
      />
      {isPerson ? (
        <>
          <TextField {...input('last_name')} required data-autofocus />
          <TextField {...input('first_name')} />
          <DateField {...input('birth_date')} />
        </>
      ) : (
        <>
          <TextField {...input('company_name')} required />
          <TextField {...input('business_id')} inputMode="numeric" />
        </>
      )}
      <PhoneField {...input('phone')} />
      <EmailField {...input('email')} />
    </>
  );
}
