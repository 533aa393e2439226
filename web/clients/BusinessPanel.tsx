import { clientFields, clientPanels } from '#contract/client-record.ts';
import { applyCompanyRegister } from '#contract/rules/company-address.ts';
import { CompanyIdField } from '#web/core/company/CompanyIdField.tsx';
import { RecordPanel } from '#web/values/RecordPanels.tsx';
import { onlyRead } from './client-form.ts';
import type { ClientPanelProps } from './client-form.ts';

/** The company: its ID with the look-up, and what only the register may change. */
export function BusinessPanel({ form, mayChange }: ClientPanelProps) {
  const { required, ...businessId } = form.field('business_id');
  return (
    <RecordPanel
      panel={clientPanels.business}
      fields={clientFields}
      form={form}
      looks={mayChange ? fromRegister : { ...onlyRead, ...fromRegister }}
      rows={[['business_zip', 'business_city']]}
      controls={{
        business_id: (
          <CompanyIdField
            {...businessId}
            required={required && mayChange}
            label={clientFields.business_id.label}
            readOnly={!mayChange}
            autoComplete="off"
            onFound={(data) => form.setFields(applyCompanyRegister(form.values, data))}
          />
        ),
      }}
    />
  );
}

const readOnly = { readOnly: true, required: false };
/** The heading of the panel says whose address it is. */
const fromRegister = {
  vat: readOnly,
  business_address: { ...readOnly, label: clientFields.address.label },
  business_zip: { ...readOnly, label: clientFields.zip.label },
  business_city: { ...readOnly, label: clientFields.city.label },
};
