import { EmailField, PhoneField, SelectField, SwitchField, TextField } from '#web/form/fields.tsx';
import { FieldRow } from '#web/form/FieldRow.tsx';
import { TextAreaField } from '#web/form/TextAreaField.tsx';
import { FormPanel, Wide } from '#web/form/FormPanel.tsx';
import type { ContractForm } from '#web/form/contract-form.ts';
import { DateField } from '#web/form/DateField.tsx';
import type { AddressValues } from './address-form.ts';
import { addressLabels as labels, optionsOf, preferenceWords, typeWords } from './address-words.ts';

export interface AddressPanelProps {
  form: ContractForm<AddressValues>;
}

/** Who it is: a person by name, the others by the name of the firm. */
export function IdentityPanel({ form }: AddressPanelProps) {
  const isPerson = form.values.address_type === 'person';
  return (
    <FormPanel heading="Kdo to je">
      <SelectField
        {...form.field('address_type')}
        label={labels.address_type}
        options={optionsOf(typeWords)}
      />
      {isPerson ? <PersonFields form={form} /> : <FirmFields form={form} />}
    </FormPanel>
  );
}

function PersonFields({ form }: AddressPanelProps) {
  return (
    <>
      <TextField {...form.field('title_before')} label={labels.title_before} />
      <TextField {...form.field('first_name')} label={labels.first_name} />
      <TextField {...form.field('last_name')} label={labels.last_name} required />
      <TextField {...form.field('title_after')} label={labels.title_after} />
      <DateField {...form.field('birth_date')} label={labels.birth_date} />
    </>
  );
}

function FirmFields({ form }: AddressPanelProps) {
  return (
    <>
      <TextField {...form.field('company_name')} label={labels.company_name} required />
      <TextField
        {...form.field('business_id')}
        label={labels.business_id}
        inputMode="numeric"
        maxLength={8}
      />
      <TextField {...form.field('vat')} label={labels.vat} />
    </>
  );
}

/** Where it is and how it is reached. */
export function ContactPanel({ form }: AddressPanelProps) {
  return (
    <FormPanel heading="Adresa a spojení">
      <TextField {...form.field('street')} label={labels.street} />
      <FieldRow kind="town">
        <TextField {...form.field('zip')} label={labels.zip} inputMode="numeric" />
        <TextField {...form.field('city')} label={labels.city} />
      </FieldRow>
      <PhoneField {...form.field('phone')} label={labels.phone} />
      <EmailField {...form.field('email')} label={labels.email} />
      <TextField {...form.field('data_box')} label={labels.data_box} />
      <SelectField
        {...form.field('contact_preference')}
        label={labels.contact_preference}
        options={optionsOf(preferenceWords)}
      />
    </FormPanel>
  );
}

/** Where mail goes when elsewhere, payments by SIPO, and the rest. */
export function OtherPanels({ form }: AddressPanelProps) {
  return (
    <>
      <FormPanel heading="Doručovací adresa" note="Jen když se liší od adresy." collapsible>
        <TextField {...form.field('delivery_name')} label={labels.delivery_name} />
        <TextField {...form.field('delivery_street')} label={labels.delivery_street} />
        <FieldRow kind="town">
          <TextField
            {...form.field('delivery_zip')}
            label={labels.delivery_zip}
            inputMode="numeric"
          />
          <TextField {...form.field('delivery_city')} label={labels.delivery_city} />
        </FieldRow>
      </FormPanel>
      <FormPanel heading="Platby a poznámka">
        <TextField
          {...form.field('sipo')}
          label={labels.sipo}
          hint="Deset číslic, poslední je kontrolní"
          inputMode="numeric"
          maxLength={10}
        />
        <SwitchField
          {...form.field('hidden')}
          label={labels.hidden}
          hint="Skrytá adresa se v seznamech neukazuje"
        />
        <Wide>
          <TextAreaField {...form.field('note')} label={labels.note} />
        </Wide>
      </FormPanel>
    </>
  );
}
