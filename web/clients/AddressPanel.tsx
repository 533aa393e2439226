import { formatZip } from '#contract/rules/zip.ts';
import { EmailField, PhoneField, TextField } from '#web/form/fields.tsx';
import { FieldRow } from '#web/form/FieldRow.tsx';
import { FormPanel } from '#web/form/FormPanel.tsx';
import { clientInput } from './client-input.ts';
import type { ClientPanelProps } from './client-input.ts';

/** Where the manager or the owner can be reached. */
export function AddressPanel({ client, form, mayChange }: ClientPanelProps) {
  const input = clientInput(form, !mayChange);
  const zip = input('zip');
  const leaveZip = () => {
    form.setFields({ zip: formatZip(form.values.zip) });
    zip.onBlur();
  };
  return (
    <FormPanel
      heading={client.register_as_facility_manager ? 'Adresa správce' : 'Adresa vlastníka'}
    >
      <TextField {...input('address')} />
      <FieldRow kind="town">
        <TextField {...zip} onBlur={leaveZip} />
        <TextField {...input('city')} />
      </FieldRow>
      <PhoneField {...input('phone')} />
      <EmailField {...input('email')} />
    </FormPanel>
  );
}
