import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { listOf } from './envelope.ts';
import { id } from './fields.ts';
import { addressModules, type ModuleName } from './module-names.ts';

/** One find of the search over everything. */
export const find = z
  .object({
    kind: z.enum([
      'unit',
      'building',
      'group',
      'space',
      'person',
      'symbol',
      'meter',
      'device',
      'billing',
      'contract',
      'settlement',
      'round',
      'visit',
      'todo',
    ]),
    unit_id: z.int(),
    unit_name: z.string(),
    /** Id of the record: unit, pasport_building (of a group of buildings too), pasport_space, address, device under revision, billing_place, unit_contract, settlement, round, visit, task, or the measuring place where a meter is. */
    id: z.int(),
    title: z.string(),
    detail: z.string(),
  })
  .meta({ id: 'Find' });
export type Find = z.infer<typeof find>;

/** The modules that show finds of a kind; units are of none. */
export const modulesOfFind: Readonly<Record<Find['kind'], readonly ModuleName[]>> = {
  unit: [],
  building: ['buildings'],
  group: ['building-groups'],
  space: ['pasports'],
  symbol: ['pasports'],
  person: addressModules,
  meter: ['meters'],
  device: ['revision-types'],
  billing: ['billing-places'],
  contract: ['contracts'],
  settlement: ['settlements'],
  round: ['visits'],
  visit: ['events'],
  todo: ['todos'],
};

export const search = endpoint({
  method: 'GET',
  path: '/v1/search/{unit_id}',
  access: 'user',
  modules: [...new Set(Object.values(modulesOfFind).flat())],
  summary:
    'Hledání jednotek, domů a jejich skupin, prostorů, osob, variabilních symbolů, čísel měřidel, zařízení k revizi, odběrných míst, smluv, vyúčtování, obchůzek, návštěv a úkolů bez ohledu na diakritiku',
  params: z.object({ unit_id: id }),
  query: z.object({
    q: z.string().trim().max(100, 'Zadejte nejvýše 100 znaků'),
    /** 1 searches all units of the client. */
    all_units: z.enum(['0', '1']).default('0'),
  }),
  result: listOf(find),
});
