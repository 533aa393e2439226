import { z } from 'zod';
import { requiredText, ruled, text } from '#contract/fields.ts';
import { allocation } from '#contract/pasports/costs.ts';
import { taxRateRule } from '#contract/rules/tax-rate.ts';
import { listCalls, listRow } from './list-calls.ts';
import { NOT_A_NUMBER } from '#contract/rules/number.ts';

export const serviceFields = {
  code: requiredText(20),
  /** Costs of tenants name the service by this, so no two services have the same; they follow a new name. */
  name: requiredText(100),
  /** In what it is measured: m³, GJ, osoba. */
  measure: text(20),
  /** Per cent. */
  tax_rate: ruled(z.number(NOT_A_NUMBER), taxRateRule),
  /** By what the cost of the house is divided unless agreed otherwise (zákon č. 67/2013 Sb., § 5). */
  allocation,
  on_prescription: z.boolean(),
  on_settlement: z.boolean(),
  hidden: z.boolean(),
};

/** A service connected with the use of a space (zákon č. 67/2013 Sb., § 3). */
export const serviceRow = z.object({
  service_id: z.int(),
  measure: z.string(),
  tax_rate: z.int(),
  allocation,
  on_prescription: z.boolean(),
  on_settlement: z.boolean(),
  service_order: z.int(),
  /** Costs of tenants with its name, whatever the case and diacritics, in all units of the client. */
  costs_count: z.int(),
  ...listRow,
});
export type ServiceRow = z.infer<typeof serviceRow>;

export const {
  list: listServices,
  create: createService,
  update: updateService,
  remove: deleteService,
  order: orderServices,
} = listCalls(
  'services',
  { one: 'Služba', many: 'Služby' },
  serviceFields,
  ['code', 'name', 'tax_rate', 'allocation'],
  serviceRow,
);
