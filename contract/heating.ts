import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { listOf } from './envelope.ts';
import { id } from './fields.ts';
import { heatingFields } from './heating-record.ts';
import { readOf, writeOf } from './record.ts';
import { deleted, savedVersion, stamps } from '#contract/pasports/pasport.ts';
import { heatingKinds } from '#contract/rules/heating-value.ts';

/** Which list: types of elements, indicators, coefficients of position and of rooms, makers. */
export const auxtype = z.enum(heatingKinds);

export const heating = z
  .object({
    /** Number of the row within its list. */
    heating_item_id: z.int(),
    auxtype,
    ...readOf(heatingFields),
    /** Given by the portal: may be hidden and ordered, not renamed or deleted. */
    is_system: z.boolean(),
    item_order: z.int(),
    /** Records of the client that hold it: buildings by its id, elements and rooms by its name or value. */
    used_buildings: z.int(),
    used_elements: z.int(),
    used_rooms: z.int(),
    ...stamps,
  })
  .meta({ id: 'Heating' });
export type Heating = z.infer<typeof heating>;

/** A row as its form saves it. */
export const heatingInput = z.object(writeOf(heatingFields));

/** A row as forms offer it. */
export const heatingChoice = heating
  .pick({ auxtype: true, name: true, value: true })
  .meta({ id: 'HeatingChoice' });
export type HeatingChoice = z.infer<typeof heatingChoice>;

const heatingsPath = '/v1/auxiliaries/heatings/{auxtype}';
export const listHeatings = endpoint({
  method: 'GET',
  path: heatingsPath,
  access: 'user',
  modules: ['heatings', 'buildings', 'pasports'],
  summary: 'Seznam k otopným tělesům v jeho pořadí, i skryté záznamy',
  params: z.object({ auxtype }),
  result: listOf(heating),
});
export const listHeatingChoices = endpoint({
  method: 'GET',
  path: '/v1/auxiliaries/heatings',
  access: 'user',
  modules: ['heatings', 'buildings', 'pasports'],
  summary: 'Co se k otopným tělesům dnes nabízí: platné záznamy všech seznamů, bez skrytých',
  result: listOf(heatingChoice),
});

const heatingPath = '/v1/auxiliaries/heating/{auxtype}/{id}';
const heatingParams = z.object({ auxtype, id });
export const createHeating = endpoint({
  method: 'POST',
  path: heatingsPath,
  access: 'client-admin',
  modules: ['heatings'],
  summary: 'Nový záznam seznamu',
  creates: true,
  params: z.object({ auxtype }),
  body: z.object({
    ...heatingInput.partial().shape,
    code: heatingInput.shape.code,
    name: heatingInput.shape.name,
  }),
  result: heating,
  refuses: ['licence-expired', 'list-code-taken'],
});
export const updateHeating = endpoint({
  method: 'PUT',
  path: heatingPath,
  access: 'client-admin',
  modules: ['heatings'],
  summary: 'Změna záznamu; posílají se jen změněná pole, u záznamu portálu jen skrytí',
  params: heatingParams,
  body: z.object({ ...savedVersion, ...heatingInput.partial().shape }),
  result: heating,
  refuses: ['list-code-taken', 'system-record'],
});
export const deleteHeating = endpoint({
  method: 'DELETE',
  path: heatingPath,
  access: 'client-admin',
  modules: ['heatings'],
  summary: 'Smazání vlastního záznamu, který nikde není použit',
  params: heatingParams,
  result: deleted,
  refuses: ['system-record'],
});
export const orderHeatings = endpoint({
  method: 'POST',
  path: '/v1/auxiliaries/heatings/{auxtype}/order',
  access: 'client-admin',
  modules: ['heatings'],
  summary: 'Pořadí záznamů seznamu',
  params: z.object({ auxtype }),
  body: z.object({ ids: z.array(id).min(1).max(1000) }),
  result: listOf(heating),
});
