import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { id, requiredText } from '#contract/fields.ts';

/** A service as costs of a unit name it, in the very way in which they write it. */
export const unitService = z
  .object({
    name: z.string(),
    costs_count: z.int(),
    spaces_count: z.int(),
    /** Whether the list of services, or the usual payments, have it. */
    is_listed: z.boolean(),
  })
  .meta({ id: 'UnitService' });
export type UnitService = z.infer<typeof unitService>;

export const listUnitServices = endpoint({
  method: 'GET',
  path: '/v1/pasports/services/{unit_id}',
  access: 'user',
  modules: ['pasports'],
  summary: 'Služby, jak je nazývají náklady jednotky, s počtem nákladů a prostorů',
  params: z.object({ unit_id: id }),
  result: listOf(unitService),
});

export const mergeUnitServices = endpoint({
  method: 'POST',
  path: '/v1/pasports/services/merge/{unit_id}',
  access: 'user',
  modules: ['pasports'],
  summary:
    'Sloučení služeb jednotky psaných různě: náklady všech jmen ponesou jedno; když by prostor měl současně dva náklady jedné služby, nezmění se nic',
  timeoutMs: 15_000,
  params: z.object({ unit_id: id }),
  body: z.object({
    /** Names that go, as costs write them. */
    names: z.array(requiredText(100)).min(1).max(100),
    /** The name that stays. */
    name: requiredText(100),
  }),
  result: z.object({ changed_count: z.int() }),
  refuses: ['overlapping-validity'],
});
