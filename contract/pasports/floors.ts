import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { id } from '#contract/fields.ts';
import { readOf, writeOf } from '#contract/record.ts';
import { elementFields, elementTold } from './element-record.ts';
import { floorFields } from './floor-record.ts';
import { deleted, recordId, savedVersion, spaceRecord, stamps } from './pasport.ts';
import { inspectedModules } from '#contract/module-names.ts';

export const floor = z
  .object({
    pasport_floor_id: z.int(),
    unit_id: z.int(),
    pasport_id: z.int(),
    ...readOf(floorFields),
    ...stamps,
  })
  .meta({ id: 'Floor' });
export type Floor = z.infer<typeof floor>;

/** A floor as its form saves it. */
export const floorInput = z.object(writeOf(floorFields));

export const listFloors = endpoint({
  method: 'POST',
  path: '/v1/pasports/building/floors',
  access: 'user',
  modules: inspectedModules,
  reads: true,
  summary: 'Podlaží domu od nejvyššího',
  body: z.object({ unit_id: id, pasport_id: id }),
  result: listOf(floor),
});

const floorPath = '/v1/pasports/floor/{unit_id}/{pasport_id}/{id}';
export const createFloor = endpoint({
  method: 'POST',
  path: floorPath,
  access: 'user',
  modules: ['buildings'],
  summary: 'Nové podlaží; id je 0',
  creates: true,
  params: spaceRecord,
  body: floorInput.extend({
    name: floorInput.shape.name.default(''),
    comment: floorInput.shape.comment.default(''),
  }),
  result: floor,
  refuses: ['floor-code-taken', 'licence-expired'],
});
export const updateFloor = endpoint({
  method: 'PUT',
  path: floorPath,
  access: 'user',
  modules: ['buildings'],
  summary: 'Změna podlaží; posílají se jen změněná pole',
  params: spaceRecord,
  body: z.object({ ...savedVersion, ...floorInput.partial().shape }),
  result: floor,
  refuses: ['floor-code-taken'],
});
export const deleteFloor = endpoint({
  method: 'DELETE',
  path: floorPath,
  access: 'user',
  modules: ['buildings'],
  summary: 'Smazání podlaží bez prostorů',
  params: spaceRecord,
  result: deleted,
});

/** A heating element of a building; output in W. */
export const element = z
  .object({
    pasport_building_element_id: z.int(),
    pasport_building_id: z.int(),
    unit_id: z.int(),
    ...readOf(elementFields),
    ...readOf(elementTold),
    ...stamps,
  })
  .meta({ id: 'Element' });
export type Element = z.infer<typeof element>;

/** A heating element as its form saves it. */
export const elementInput = z.object(writeOf(elementFields));
const elementChanges = elementInput.partial().shape;

export const listElements = endpoint({
  method: 'GET',
  path: '/v1/pasports/building/elements/{unit_id}/{pasport_building_id}/{show_ended}',
  access: 'user',
  modules: inspectedModules,
  summary: 'Otopná tělesa domu; 1 přidá i ta, jejichž platnost skončila',
  params: z.object({ unit_id: id, pasport_building_id: id, show_ended: z.enum(['0', '1']) }),
  result: listOf(element),
});

const elementPath = '/v1/pasports/element/{unit_id}/{pasport_building_id}/{id}';
const elementParams = z.object({ unit_id: id, pasport_building_id: id, id: recordId });
export const createElement = endpoint({
  method: 'POST',
  path: elementPath,
  access: 'user',
  modules: ['buildings'],
  summary: 'Nové otopné těleso; id je 0',
  creates: true,
  params: elementParams,
  body: z.object({
    ...elementChanges,
    element_type: elementInput.shape.element_type,
    valid_from: elementInput.shape.valid_from,
  }),
  result: element,
  refuses: ['licence-expired'],
});
export const updateElement = endpoint({
  method: 'PUT',
  path: elementPath,
  access: 'user',
  modules: ['buildings'],
  summary: 'Změna otopného tělesa; posílají se jen změněná pole',
  params: elementParams,
  body: z.object({ ...savedVersion, ...elementChanges }),
  result: element,
});
export const deleteElement = endpoint({
  method: 'DELETE',
  path: elementPath,
  access: 'user',
  modules: ['buildings'],
  summary: 'Smazání otopného tělesa',
  params: elementParams,
  result: deleted,
});
