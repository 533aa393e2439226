import { z } from 'zod';
import {
  createTenant,
  deleteTenant,
  getTenant,
  tenantFields,
  updateTenant,
} from '#contract/pasports/tenants.ts';
import type { Tenant } from '#contract/pasports/tenants.ts';
import { contractFault } from '#contract/rules/tenancy.ts';
import { DateField } from '#web/form/DateField.tsx';
import { FieldRow } from '#web/form/FieldRow.tsx';
import { TextAreaField } from '#web/form/TextAreaField.tsx';
import { PersonField } from '../people/PersonField.tsx';
import { chosenPerson } from './person-rule.ts';
import { spaceKind } from './record-kind.ts';
import type { RecordFieldsProps } from './record-kind.ts';
import { ValidityFields, withTime, withValidity } from './validity-fields.tsx';
import type { ValidityValues } from './validity-fields.tsx';

export interface TenantValues extends ValidityValues {
  address_id: number | null;
  contract_valid_from: string | null;
  contract_valid_to: string | null;
  contract_warning: string | null;
  contract_notice_delivery_date: string | null;
  comment: string;
}

const labels = {
  address_id: 'Nájemce',
  valid_from: 'Užívá od',
  valid_to: 'Užívá do',
  contract_valid_from: 'Smlouva od',
  contract_valid_to: 'Smlouva do',
  contract_warning: 'Upozornit na smlouvu od',
  contract_notice_delivery_date: 'Výpověď doručena',
  comment: 'Poznámka',
};

const rules = withValidity(z.object({ ...tenantFields, address_id: chosenPerson })).superRefine(
  (values, context) => {
    const message = contractFault(values);
    if (message !== null)
      context.addIssue({ code: 'custom', path: ['contract_valid_to'], message });
  },
);

/** Tenants of a space (specification, section 3, Tenant). */
export const tenantKind = spaceKind<TenantValues, Tenant>({
  name: 'tenants',
  history: 'pasport_tenants',
  calls: { get: getTenant, create: createTenant, update: updateTenant, remove: deleteTenant },
  rules,
  labels,
  idOf: ({ pasport_tenant_id }) => pasport_tenant_id,
  valuesOf: (tenant) => ({
    address_id: tenant.address_id,
    valid_from: tenant.valid_from,
    valid_to: tenant.valid_to,
    contract_valid_from: tenant.contract_valid_from,
    contract_valid_to: tenant.contract_valid_to,
    contract_warning: tenant.contract_warning,
    contract_notice_delivery_date: tenant.contract_notice_delivery_date,
    comment: tenant.comment,
  }),
  titles: { create: 'Nový nájemce', edit: 'Nájemce', remove: 'Smazat nájemce?' },
  describe: (tenant) => withTime(tenant.tenant_name, tenant),
  Fields: TenantFields,
});

/** A tenant before anything is known but the day. */
export function emptyTenant(valid_from: string): TenantValues {
  return {
    address_id: null,
    valid_from,
    valid_to: null,
    contract_valid_from: null,
    contract_valid_to: null,
    contract_warning: null,
    contract_notice_delivery_date: null,
    comment: '',
  };
}

function TenantFields(props: RecordFieldsProps<TenantValues, Tenant>) {
  const { where, form, record, onNewPerson } = props;
  return (
    <>
      <PersonField
        {...form.field('address_id')}
        label={labels.address_id}
        unit_id={where.unit_id}
        known={record?.tenant_name}
        onNew={onNewPerson}
        data-autofocus
      />
      <ValidityFields form={form} />
      <FieldRow kind="pair">
        <DateField {...form.field('contract_valid_from')} label={labels.contract_valid_from} />
        <DateField {...form.field('contract_valid_to')} label={labels.contract_valid_to} />
      </FieldRow>
      <FieldRow kind="pair">
        <DateField {...form.field('contract_warning')} label={labels.contract_warning} />
        <DateField
          {...form.field('contract_notice_delivery_date')}
          label={labels.contract_notice_delivery_date}
        />
      </FieldRow>
      <TextAreaField {...form.field('comment')} label={labels.comment} />
    </>
  );
}
