import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { listOf } from './envelope.ts';
import { id, momentOrEmpty } from './fields.ts';

/** The lists of the auxiliaries, by the last part of their screens' addresses (specification, section 2, and what stands beside it). */
export const auxiliaryList = z.enum([
  'cnbrepo',
  'cnbdiscount',
  'exchangerates',
  'cities',
  'pasporttypes',
  'services',
  'heatings',
  'denostupne',
  'sipo',
  'revisiontypes',
  'meter-verification',
  'settlement-law',
]);
export type AuxiliaryList = z.infer<typeof auxiliaryList>;

/** How much there is in a list and when it changed. */
export const auxiliaryCount = z
  .object({
    list: auxiliaryList,
    /** Rows without the hidden ones; places of degree-days, and hand-overs of SIPO. */
    count: z.int().min(0),
    updated: momentOrEmpty,
    /** The list belongs to the whole portal; otherwise it is the client's, or the unit's, own. */
    is_system: z.boolean(),
  })
  .meta({ id: 'AuxiliaryCount' });
export type AuxiliaryCount = z.infer<typeof auxiliaryCount>;

export const auxiliariesOverview = endpoint({
  method: 'GET',
  path: '/v1/auxiliaries/overview/{unit_id}',
  access: 'user',
  modules: ['auxiliaries'],
  summary: 'Počty řádků číselníků a pomůcek a čas poslední změny',
  params: z.object({ unit_id: id }),
  result: listOf(auxiliaryCount),
});
