import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { day, longText } from '#contract/fields.ts';
import { DIALOG, readOf, record, told, writeOf, written } from '#contract/record.ts';
import { at } from '#contract/rules/rule.ts';
import { contractFault } from '#contract/rules/tenancy.ts';
import { dayOf } from '#contract/values/day.ts';
import { person } from '#contract/values/reference.ts';
import { line, lines } from '#contract/values/text.ts';
import { yesNo } from '#contract/values/yes-no.ts';
import { orNone } from '#contract/values/value.ts';
import { personInSpace } from './person-words.ts';
import { recordBase, recordCalls, shortListOf, shortQuery, spaceParams } from './record-calls.ts';
import { validityFields, validityRule } from './validity-fields.ts';

const fact = (label: string) => ({ label, panel: DIALOG, listed: null });

export const tenantFields = {
  address_id: written(person, { ...fact('Nájemce'), imported: { from: 'person' } }),
  /** Uses it by one contract with others, such as spouses (občanský zákoník, § 2270). */
  is_joint: written(yesNo, {
    ...fact('Společný nájem'),
    imported: { also: ['spolecny najem'], example: 'ne' },
    hint: 'Více nájemců jedné smlouvy, například manželé',
  }),
  ...validityFields({ from: 'Užívá od', to: 'Užívá do' }),
  contract_valid_from: written(orNone(dayOf(day)), {
    ...fact('Smlouva od'),
    imported: { also: ['zacatek smlouvy'], example: '1. 1. 2024' },
  }),
  contract_valid_to: written(orNone(dayOf(day)), {
    ...fact('Smlouva do'),
    listed: { width: 110 },
    imported: { also: ['konec smlouvy'], example: '31. 12. 2026' },
  }),
  /** From this day the manager is reminded of the contract. */
  contract_warning: written(orNone(dayOf(day)), {
    ...fact('Upozornit na smlouvu od'),
    imported: {
      label: 'Upozornit na konec smlouvy',
      also: ['upozornit', 'upozorneni'],
      example: '',
    },
  }),
  contract_notice_delivery_date: written(orNone(dayOf(day)), {
    ...fact('Výpověď doručena'),
    imported: { also: ['vypoved', 'doruceni vypovedi'], example: '' },
  }),
  comment: written(lines(longText(2000)), { ...fact('Poznámka'), imported: { example: '' } }),
};

/** Rules over more fields of a tenant. */
export const tenantChecks = [validityRule, at('contract_valid_to', contractFault)];

/** Who uses a space and on what contract, described. */
export const tenantRecord = record({
  written: tenantFields,
  told: {
    tenant_name: told(line(z.string()), {
      label: 'Nájemce',
      listed: { width: 240, telling: true },
    }),
  },
  list: ['tenant_name', 'valid_from', 'valid_to', 'contract_valid_to'],
  columns: personInSpace('Nájemce', ['uzivatel', 'najemnik']),
});

export const tenant = z.object({
  pasport_tenant_id: z.int(),
  ...readOf(tenantRecord.told),
  ...readOf(tenantFields),
  ...recordBase,
});
export const tenantShort = tenant.pick({
  pasport_tenant_id: true,
  address_id: true,
  tenant_name: true,
  valid_from: true,
  valid_to: true,
  contract_valid_to: true,
});
/** A tenant as its form saves it. */
export const tenantInput = writeOf(tenantFields);
export type Tenant = z.infer<typeof tenant>;
export const listTenants = endpoint({
  method: 'GET',
  path: '/v1/pasport/tenants/{unit_id}/{pasport_id}/short',
  access: 'user',
  modules: ['pasports'],
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
} = recordCalls('tenant', 'Nájemce', tenantInput, ['address_id', 'valid_from'], tenant);
