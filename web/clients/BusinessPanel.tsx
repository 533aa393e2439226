import { applyCompanyRegister } from '#contract/rules/company-address.ts';
import { CompanyIdField } from '#web/core/company/CompanyIdField.tsx';
import { EmailField, TextField } from '#web/form/fields.tsx';
import { FieldRow } from '#web/form/FieldRow.tsx';
import { FormPanel } from '#web/form/FormPanel.tsx';
import { clientInput } from './client-input.ts';
import type { ClientPanelProps } from './client-input.ts';

/** The company: its ID with the look-up, and what only the register may change. */
export function BusinessPanel({ form, mayChange }: ClientPanelProps) {
  const input = clientInput(form, !mayChange);
  const fromRegister = clientInput(form, true);
  return (
    <FormPanel heading="Firemní údaje">
      <CompanyIdField
        {...input('business_id')}
        onFound={(data) => form.setFields(applyCompanyRegister(form.values, data))}
      />
      <TextField {...fromRegister('vat')} />
      <TextField {...fromRegister('business_address')} />
      <FieldRow kind="town">
        <TextField {...fromRegister('business_zip')} />
        <TextField {...fromRegister('business_city')} />
      </FieldRow>
      <EmailField {...input('business_email')} />
    </FormPanel>
  );
}
