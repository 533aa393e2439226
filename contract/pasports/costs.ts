import { z } from 'zod';
import { validity } from './pasport.ts';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { id, requiredText, text, wholeNumber } from '#contract/fields.ts';
import { recordCalls, storedValidity, recordBase } from './record-calls.ts';

export const allocation = z.enum([
  'area',
  'countable_area',
  'persons',
  'meter',
  'unit',
  'fixed',
  'share',
]);
const hellers = wholeNumber(0, 2_000_000_000);
/** One service of the tenant's costs; money in hellers. */
export const costFields = {
  service_name: requiredText(100),
  monthly_advance: hellers,
  ...validity,
  allocation,
  /** Cost of the last period settled; null when none was. */
  last_period_cost: hellers.nullable(),
  comment: text(2000),
};
export const cost = z.object({
  pasport_tenant_cost_id: z.int(),
  pasport_tenant_id: z.int(),
  service_name: z.string(),
  monthly_advance: z.int(),
  allocation,
  last_period_cost: z.int().nullable(),
  /** Twelve advances less the last period's cost, in hellers. */
  difference: z.int().nullable(),
  ...storedValidity,
  ...recordBase,
});
export const listCosts = endpoint({
  method: 'GET',
  path: '/v1/pasport/tenant/costs/{unit_id}/{id}',
  access: 'user',
  summary: 'Náklady a zálohy nájemce podle pasport_tenant_id; částky v haléřích',
  params: z.object({ unit_id: id, id }),
  result: listOf(cost),
});
export const {
  get: getCost,
  create: createCost,
  update: updateCost,
  remove: deleteCost,
} = recordCalls(
  'cost',
  'Náklad nájemce',
  { pasport_tenant_id: id, ...costFields },
  ['pasport_tenant_id', 'service_name', 'monthly_advance', 'valid_from'],
  cost,
);
