import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { id, requiredText, text, wholeNumber } from '#contract/fields.ts';
import {
  area,
  asOf,
  deleted,
  pasport,
  pasportFields,
  recordId,
  savedVersion,
  showHidden,
  stamps,
  unitRecord,
} from './pasport.ts';

const sharePart = wholeNumber(1, 2_000_000_000).nullable();

/** Fields of a flat's or another space's form (specification, section 3). */
export const spaceFields = {
  ...pasportFields,
  /** The building the space is in. */
  parent_id: id,
  pasport_type_id: id,
  pasport_floor_id: id.nullable(),
  space_number: requiredText(20),
  space_size: text(20),
  variable_symbol: text(10).regex(/^\d{0,10}$/, 'Variabilní symbol smí obsahovat pouze číslice'),
  total_area: area,
  floor_area: area,
  heated_area: area,
  /** Heated and countable area are set by hand, not computed from the rooms. */
  heated_area_fixed: z.boolean(),
  countable_area: area,
  land_registry_unit: text(20),
  ownership_sheet: text(20),
  common_share_numerator: sharePart,
  common_share_denominator: sharePart,
  comment: text(2000),
};

/** A flat or another space (specification, section 3, Pasport space); areas in m². */
export const space = z.object({
  pasport_space_id: z.int(),
  unit_id: z.int(),
  pasport_id: z.int(),
  space_number: z.string(),
  space_size: z.string(),
  /** Tenants on the day asked for, else owners; more of them are joined by a comma. */
  tenant_name: z.string(),
  building_name: z.string(),
  building_hidden: z.boolean(),
  group_hidden: z.boolean(),
  group_name: z.string(),
  pasport_name: z.string(),
  pasport_hidden: z.boolean(),
  pasport_order: z.int(),
  pasport_floor_id: z.int().nullable(),
  pasport_type_id: z.int(),
  pasport_type_name: z.string(),
  is_flat: z.boolean(),
  pasport_parent_id: z.int().nullable(),
  floor_code: z.string(),
  variable_symbol: z.string(),
  total_area: z.number(),
  floor_area: z.number(),
  heated_area: z.number(),
  heated_area_fixed: z.boolean(),
  countable_area: z.number(),
  land_registry_unit: z.string(),
  ownership_sheet: z.string(),
  common_share_numerator: z.int().nullable(),
  common_share_denominator: z.int().nullable(),
  comment: z.string(),
  pasport,
  ...stamps,
});
export type Space = z.infer<typeof space>;

/** A row of the list: what the table shows, so that twenty thousand of them travel lightly. */
export const spaceRow = space.omit({
  comment: true,
  pasport: true,
  land_registry_unit: true,
  ownership_sheet: true,
  common_share_numerator: true,
  common_share_denominator: true,
  created: true,
  updated: true,
});
export type SpaceRow = z.infer<typeof spaceRow>;

export const parentType = z.enum(['all', 'group', 'building', 'floor']);

export const browseSpaces = endpoint({
  method: 'GET',
  path: '/v1/pasports/spaces/browser/{unit_id}/{show_hidden}/{parent_id}/{parent_type}',
  access: 'user',
  summary: 'Prostory jednotky, skupiny, domu nebo podlaží; nadřazený 0 a typ all znamenají všechny',
  params: z.object({
    unit_id: id,
    show_hidden: showHidden,
    parent_id: recordId,
    parent_type: parentType,
  }),
  query: asOf.extend({
    /** 1 leaves only the spaces whose owners' shares do not make a whole on the day. */
    uneven_shares: z.enum(['0', '1']).default('0'),
  }),
  /** Of what is asked for: spaces hidden by themselves or by their building, and hidden buildings. */
  result: listOf(spaceRow).extend({ hidden_spaces: z.int(), hidden_buildings: z.int() }),
});

export const getSpace = endpoint({
  method: 'GET',
  path: '/v1/pasports/space/{unit_id}/{id}',
  access: 'user',
  summary: 'Jeden prostor podle pasport_space_id',
  params: unitRecord,
  query: asOf,
  result: space,
});
export const createSpace = endpoint({
  method: 'POST',
  path: '/v1/pasports/space/{unit_id}/{id}',
  access: 'user',
  summary: 'Nový prostor; id je 0; název je číslo prostoru, není-li dán',
  creates: true,
  params: unitRecord,
  body: z.object({
    ...z.object(spaceFields).partial().shape,
    parent_id: spaceFields.parent_id,
    pasport_type_id: spaceFields.pasport_type_id,
    space_number: spaceFields.space_number,
  }),
  result: space,
});
export const updateSpace = endpoint({
  method: 'PUT',
  path: '/v1/pasports/space/{unit_id}/{id}',
  access: 'user',
  summary: 'Změna prostoru; posílají se jen změněná pole',
  params: unitRecord,
  query: asOf,
  body: z.object({ ...savedVersion, ...z.object(spaceFields).partial().shape }),
  result: space,
});
export const deleteSpace = endpoint({
  method: 'DELETE',
  path: '/v1/pasports/space/{unit_id}/{id}',
  access: 'user',
  summary: 'Smazání prostoru, na který nic neodkazuje',
  params: unitRecord,
  result: deleted,
});
