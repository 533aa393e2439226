import { z } from 'zod';
import {
  createTenant,
  deleteTenant,
  getTenant,
  tenantFields,
  tenantInput,
  tenantChecks,
  updateTenant,
} from '#contract/pasports/tenants.ts';
import type { Tenant } from '#contract/pasports/tenants.ts';
import { labelsOf, ruledBy, valuesOf, type FormOf } from '#contract/record.ts';
import { RecordFields } from '#web/values/RecordPanels.tsx';
import { PersonField } from '../people/PersonField.tsx';
import { spaceKind } from './record-kind.ts';
import type { RecordFieldsProps } from './record-kind.ts';
import { withTime } from './record-words.ts';

export type TenantValues = FormOf<typeof tenantFields>;

/** Tenants of a space (specification, section 3, Tenant). */
export const tenantKind = spaceKind<TenantValues, Tenant>({
  name: 'tenants',
  history: 'pasport_tenants',
  calls: { get: getTenant, create: createTenant, update: updateTenant, remove: deleteTenant },
  rules: ruledBy(z.object(tenantInput), tenantChecks),
  labels: labelsOf(tenantFields),
  idOf: ({ pasport_tenant_id }) => pasport_tenant_id,
  valuesOf: (tenant) => valuesOf(tenantFields, tenant),
  titles: { create: 'Nový nájemce', edit: 'Nájemce', remove: 'Smazat nájemce?' },
  describe: (tenant) => withTime(tenant.tenant_name, tenant),
  Fields: TenantFields,
});

function TenantFields(props: RecordFieldsProps<TenantValues, Tenant>) {
  const { where, form, record, onNewPerson } = props;
  return (
    <RecordFields
      fields={tenantFields}
      form={form}
      controls={{
        address_id: (
          <PersonField
            {...form.field('address_id')}
            label={tenantFields.address_id.label}
            unit_id={where.unit_id}
            known={record?.tenant_name}
            onNew={onNewPerson}
            data-autofocus
          />
        ),
      }}
      rows={[
        ['valid_from', 'valid_to'],
        ['contract_valid_from', 'contract_valid_to'],
        ['contract_warning', 'contract_notice_delivery_date'],
      ]}
    />
  );
}
