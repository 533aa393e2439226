import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { id, requiredText, text, wholeNumber, decimalNumber } from '#contract/fields.ts';
import { deleted, recordId, savedVersion, spaceRecord, stamps, validity } from './pasport.ts';

export const floorFields = {
  /** 1 is the ground floor (1. NP), -1 the first one under the ground (1. PP). */
  floor: wholeNumber(-20, 200),
  name: text(100),
  code: requiredText(20),
  comment: text(2000),
};

export const floor = z.object({
  pasport_floor_id: z.int(),
  unit_id: z.int(),
  pasport_id: z.int(),
  floor: z.int(),
  name: z.string(),
  code: z.string(),
  comment: z.string(),
  ...stamps,
});
export type Floor = z.infer<typeof floor>;

export const listFloors = endpoint({
  method: 'POST',
  path: '/v1/pasports/building/floors',
  access: 'user',
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
  summary: 'Nové podlaží; id je 0',
  creates: true,
  params: spaceRecord,
  body: z.object({
    ...floorFields,
    name: floorFields.name.default(''),
    comment: floorFields.comment.default(''),
  }),
  result: floor,
});
export const updateFloor = endpoint({
  method: 'PUT',
  path: floorPath,
  access: 'user',
  summary: 'Změna podlaží; posílají se jen změněná pole',
  params: spaceRecord,
  body: z.object({ ...savedVersion, ...z.object(floorFields).partial().shape }),
  result: floor,
});
export const deleteFloor = endpoint({
  method: 'DELETE',
  path: floorPath,
  access: 'user',
  summary: 'Smazání podlaží bez prostorů',
  params: spaceRecord,
  result: deleted,
});

const coefficient = (most: number) => decimalNumber(0, most, 3);
const wholeOrNone = wholeNumber(0, 1_000_000).nullable();

/** A heating element of a building; output in W. */
export const elementFields = {
  pasport_id: id.nullable(),
  pasport_room_id: id.nullable(),
  element_order: wholeNumber(0, 1_000_000),
  element_type: requiredText(100),
  maker: text(100),
  dimensions: text(50),
  sections: wholeNumber(1, 1000).nullable(),
  output: wholeOrNone,
  gradient: text(20),
  riser: text(20),
  indicator_type: text(100),
  indicator_maker: text(100),
  indicator_number: text(50),
  indicator_radio: z.boolean(),
  coefficient_output: coefficient(99_999),
  coefficient_position: coefficient(999),
  coefficient_contact: coefficient(999),
  ...validity,
  comment: text(2000),
};

export const element = z.object({
  pasport_building_element_id: z.int(),
  pasport_building_id: z.int(),
  unit_id: z.int(),
  pasport_id: z.int().nullable(),
  space_number: z.string(),
  pasport_room_id: z.int().nullable(),
  room_name: z.string(),
  element_order: z.int(),
  element_type: z.string(),
  maker: z.string(),
  dimensions: z.string(),
  sections: z.int().nullable(),
  output: z.int().nullable(),
  gradient: z.string(),
  riser: z.string(),
  indicator_type: z.string(),
  indicator_maker: z.string(),
  indicator_number: z.string(),
  indicator_radio: z.boolean(),
  coefficient_output: z.number(),
  coefficient_position: z.number(),
  coefficient_contact: z.number(),
  valid_from: z.iso.date(),
  valid_to: z.iso.date().nullable(),
  comment: z.string(),
  ...stamps,
});
export type Element = z.infer<typeof element>;

export const listElements = endpoint({
  method: 'GET',
  path: '/v1/pasports/building/elements/{unit_id}/{pasport_building_id}/{show_ended}',
  access: 'user',
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
  summary: 'Nové otopné těleso; id je 0',
  creates: true,
  params: elementParams,
  body: z.object({
    ...z.object(elementFields).partial().shape,
    element_type: elementFields.element_type,
    valid_from: validity.valid_from,
  }),
  result: element,
});
export const updateElement = endpoint({
  method: 'PUT',
  path: elementPath,
  access: 'user',
  summary: 'Změna otopného tělesa; posílají se jen změněná pole',
  params: elementParams,
  body: z.object({
    ...savedVersion,
    ...z.object(elementFields).partial().shape,
  }),
  result: element,
});
export const deleteElement = endpoint({
  method: 'DELETE',
  path: elementPath,
  access: 'user',
  summary: 'Smazání otopného tělesa',
  params: elementParams,
  result: deleted,
});
