import { EmailField, PhoneField, TextField } from '#web/form/fields.tsx';
import { FieldRow } from '#web/form/FieldRow.tsx';
import { FormPanel } from '#web/form/FormPanel.tsx';
import { ZipField } from '#web/form/ZipField.tsx';
import { clientInput } from './client-input.ts';
import type { ClientPanelProps } from './client-input.ts';

/** Where the manager or the owner can be reached. */
export function AddressPanel({ client, form, mayChange }: ClientPanelProps) {
  const input = clientInput(form, !mayChange);
  return (
    <FormPanel
      heading={client.register_as_facility_manager ? 'Adresa správce' : 'Adresa vlastníka'}
    >
      <TextField {...input('address')} />
      <FieldRow kind="town">
        <ZipField {...input('zip')} />
        <TextField {...input('city')} />
      </FieldRow>
      <PhoneField {...input('phone')} />
      <EmailField {...input('email')} />
    </FormPanel>
  );
}
