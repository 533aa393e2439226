import type { ReactNode } from 'react';
import type { CityChoice } from '#web/core/cities/CityField.tsx';
import { TownRow } from '#web/core/cities/TownRow.tsx';
import { CompanyIdField } from '#web/core/company/CompanyIdField.tsx';
import type { ContractForm } from '#web/form/contract-form.ts';
import { DateField } from '#web/form/DateField.tsx';
import { EmailField, PhoneField, SelectField, TextField } from '#web/form/fields.tsx';
import { FormPanel, Wide } from '#web/form/FormPanel.tsx';
import { TextAreaField } from '#web/form/TextAreaField.tsx';
import type { AddressValues } from './address-form.ts';
import { addressLabels, optionsOf, preferenceWords, typeWords } from './address-words.ts';
import { preferenceHint, sipoHint } from './field-hints.ts';
import { registerPatch } from '#web/core/company/register-patch.ts';

interface PanelProps {
  form: ContractForm<AddressValues>;
}

interface TownPanelProps extends PanelProps {
  cities: readonly CityChoice[];
}

// The browser would offer the data of the person who writes, not of the one written about.
function inputOf({ form }: PanelProps) {
  return <N extends keyof AddressValues>(name: N) => ({
    ...form.field(name),
    label: addressLabels[name],
    autoComplete: 'off',
  });
}

/** Who it is: a person by name, the others by the name of the firm. */
export function IdentityPanel({ form }: PanelProps) {
  const input = inputOf({ form });
  const isPerson = form.values.address_type === 'person';
  return (
    <FormPanel heading="Kdo to je">
      <SelectField {...input('address_type')} options={optionsOf(typeWords)} />
      {isPerson ? <PersonFields form={form} /> : <FirmFields form={form} />}
    </FormPanel>
  );
}

function PersonFields({ form }: PanelProps) {
  const input = inputOf({ form });
  return (
    <>
      <DateField {...input('birth_date')} />
      <TextField {...input('first_name')} data-autofocus />
      <TextField {...input('last_name')} required />
      <TextField {...input('title_before')} />
      <TextField {...input('title_after')} />
    </>
  );
}

function FirmFields({ form }: PanelProps) {
  const input = inputOf({ form });
  return (
    <>
      <CompanyIdField
        {...input('business_id')}
        onFound={(data) => form.setFields(registerPatch(form.values, data))}
      />
      <TextField {...input('company_name')} required />
      <TextField {...input('vat')} />
    </>
  );
}

/** Where it is and how it is reached. */
export function ContactPanel({
  form,
  cities,
  children,
}: TownPanelProps & { children?: ReactNode }) {
  const input = inputOf({ form });
  return (
    <FormPanel heading="Adresa a spojení">
      <TextField {...input('street')} />
      <TownRow
        zip={input('zip')}
        city={input('city')}
        cities={cities}
        onCity={(city) => form.setFields({ city_id: city?.city_id ?? null })}
      />
      <PhoneField {...input('phone')} />
      <EmailField {...input('email')} />
      <TextField {...input('data_box')} />
      <SelectField
        {...input('contact_preference')}
        options={optionsOf(preferenceWords)}
        hint={preferenceHint(form.values)}
      />
      <Wide>{children}</Wide>
    </FormPanel>
  );
}

/** Where mail goes when elsewhere. */
export function DeliveryPanel({ form, cities }: TownPanelProps) {
  const input = inputOf({ form });
  const { delivery_name, delivery_street, delivery_city } = form.values;
  return (
    <FormPanel
      heading="Doručovací adresa"
      note="Jen když se liší od adresy."
      collapsible
      open={[delivery_name, delivery_street, delivery_city].some((text) => text !== '')}
    >
      <TextField {...input('delivery_name')} />
      <TextField {...input('delivery_street')} />
      <TownRow zip={input('delivery_zip')} city={input('delivery_city')} cities={cities} />
    </FormPanel>
  );
}

/** Payments by SIPO, and the rest. */
export function OtherPanel({ form }: PanelProps) {
  const input = inputOf({ form });
  return (
    <FormPanel heading="Platby a poznámka">
      <TextField
        {...input('sipo')}
        hint={sipoHint(form.values.sipo)}
        inputMode="numeric"
        maxLength={10}
      />
      <Wide>
        <TextAreaField {...input('note')} rows={3} />
      </Wide>
    </FormPanel>
  );
}
