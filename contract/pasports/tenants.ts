import { z } from 'zod';
import { validity } from './pasport.ts';
import { endpoint } from '#contract/endpoint.ts';
import { id, text } from '#contract/fields.ts';
import {
  dayOrNone,
  spaceParams,
  shortQuery,
  shortListOf,
  recordCalls,
  storedValidity,
  recordBase,
} from './record-calls.ts';

export const tenantFields = {
  address_id: id,
  ...validity,
  contract_valid_from: dayOrNone,
  contract_valid_to: dayOrNone,
  /** From this day the manager is reminded of the contract. */
  contract_warning: dayOrNone,
  contract_notice_delivery_date: dayOrNone,
  comment: text(2000),
};
export const tenantShort = z.object({
  pasport_tenant_id: z.int(),
  address_id: z.int(),
  tenant_name: z.string(),
  ...storedValidity,
  contract_valid_to: z.iso.date().nullable(),
});
export const tenant = z.object({
  ...tenantShort.shape,
  contract_valid_from: z.iso.date().nullable(),
  contract_warning: z.iso.date().nullable(),
  contract_notice_delivery_date: z.iso.date().nullable(),
  ...recordBase,
});
export type Tenant = z.infer<typeof tenant>;
export const listTenants = endpoint({
  method: 'GET',
  path: '/v1/pasport/tenants/{unit_id}/{pasport_id}/short',
  access: 'user',
  summary: 'Nájemci prostoru, nejnovější první',
  params: spaceParams,
  query: shortQuery,
  result: shortListOf(tenantShort),
});
export const {
  get: getTenant,
  create: createTenant,
  update: updateTenant,
  remove: deleteTenant,
} = recordCalls('tenant', 'Nájemce', tenantFields, ['address_id', 'valid_from'], tenant);
