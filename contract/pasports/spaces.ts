import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { id } from '#contract/fields.ts';
import { firstQuery, wholeCount } from '#contract/first-rows.ts';
import { changeOfMany } from '#contract/many.ts';
import { aliasesOf, readOf, writeOf } from '#contract/record.ts';
import {
  asOf,
  deleted,
  pasport,
  recordId,
  savedVersion,
  showHidden,
  stamps,
  unitRecord,
} from './pasport.ts';
import { spacePayer } from '#contract/rules/payer.ts';
import { spaceFields, spaceTold } from './space-record.ts';
import { inspectedModules, placeModules } from '#contract/module-names.ts';

/** A flat or another space (specification, section 3, Pasport space); areas in m². */
export const space = z
  .object({
    pasport_space_id: z.int(),
    unit_id: z.int(),
    pasport_id: z.int(),
    ...readOf(spaceFields),
    ...readOf(spaceTold),
    building_hidden: z.boolean(),
    group_hidden: z.boolean(),
    group_name: z.string(),
    is_flat: z.boolean(),
    /** Whether areas of spaces of its type count in those of the unit. */
    counts_in_areas: z.boolean(),
    /** Who bears what the space costs on the day; the unit also where nobody of the kind is recorded. */
    payer: spacePayer,
    payer_missing: z.boolean(),
    /** Whose the phone is. */
    phone_of: z.string(),
    pasport,
    ...stamps,
  })
  .meta({ id: 'Space' });
export type Space = z.infer<typeof space>;

/** A row of the list: what the table shows, so that twenty thousand of them travel lightly. */
export const spaceRow = space
  .omit({
    pasport: true,
    land_registry_unit: true,
    ownership_sheet: true,
    common_share_numerator: true,
    common_share_denominator: true,
  })
  // Whether it has owners on the day whose shares do not make a whole.
  .extend({ shares_uneven: z.boolean() })
  .meta({ id: 'SpaceRow' });
export type SpaceRow = z.infer<typeof spaceRow>;

export const parentType = z.enum(['all', 'group', 'building', 'floor']);

export const browseSpaces = endpoint({
  method: 'GET',
  path: '/v1/pasports/spaces/browser/{unit_id}/{show_hidden}/{parent_id}/{parent_type}',
  access: 'user',
  modules: inspectedModules,
  summary: 'Prostory jednotky, skupiny, domu nebo podlaží; nadřazený 0 a typ all znamenají všechny',
  params: z.object({
    unit_id: id,
    show_hidden: showHidden,
    parent_id: recordId,
    parent_type: parentType,
  }),
  query: asOf.extend(firstQuery),
  /** Of what is asked for: spaces hidden by themselves or by their building, and hidden buildings. */
  result: listOf(spaceRow).extend({
    ...wholeCount,
    hidden_spaces: z.int(),
    hidden_buildings: z.int(),
  }),
});

/** A space as its form saves it. */
export const spaceInput = z.object(writeOf(spaceFields));
export type SpaceInput = z.output<typeof spaceInput>;
const changes = spaceInput.partial().shape;

export const getSpace = endpoint({
  method: 'GET',
  path: '/v1/pasports/space/{unit_id}/{id}',
  access: 'user',
  modules: placeModules,
  summary: 'Jeden prostor podle pasport_space_id',
  params: unitRecord,
  query: asOf,
  result: space,
});
/** The postal address of a space: that of its house, unknown parts empty. */
export const spaceAddress = z
  .object({
    street: z.string(),
    city_id: z.int().nullable(),
    city: z.string(),
    zip: z.string(),
  })
  .meta({ id: 'SpaceAddress' });
export type SpaceAddress = z.infer<typeof spaceAddress>;

export const getSpaceAddress = endpoint({
  method: 'GET',
  path: '/v1/pasports/space-address/{unit_id}/{pasport_id}',
  access: 'user',
  modules: placeModules,
  summary: 'Adresa prostoru podle jeho domu; nabízí se osobě, která se u prostoru zakládá',
  params: z.object({ unit_id: id, pasport_id: id }),
  result: spaceAddress,
});
export const createSpace = endpoint({
  method: 'POST',
  path: '/v1/pasports/space/{unit_id}/{id}',
  access: 'user',
  modules: ['pasports'],
  summary: 'Nový prostor; id je 0; název je číslo prostoru, není-li dán',
  creates: true,
  params: unitRecord,
  body: z.object({
    ...changes,
    pasport_parent_id: spaceInput.shape.pasport_parent_id,
    pasport_type_id: spaceInput.shape.pasport_type_id,
    space_number: spaceInput.shape.space_number,
  }),
  aliases: aliasesOf(spaceFields),
  result: space,
  refuses: ['licence-expired', 'pasport-limit-reached'],
});
export const updateSpace = endpoint({
  method: 'PUT',
  path: '/v1/pasports/space/{unit_id}/{id}',
  access: 'user',
  modules: ['pasports'],
  summary: 'Změna prostoru; posílají se jen změněná pole',
  params: unitRecord,
  query: asOf,
  body: z.object({ ...savedVersion, ...changes }),
  aliases: aliasesOf(spaceFields),
  result: space,
});
export const changeSpaces = changeOfMany({
  path: '/v1/pasports/spaces/many/{unit_id}',
  modules: ['pasports'],
  summary: 'Změna polí mnoha prostorů najednou: všech, nebo žádného; id je pasport_space_id',
  fields: spaceInput.partial().pick({
    pasport_type_id: true,
    pasport_floor_id: true,
    space_size: true,
    comment: true,
    pasport_hidden: true,
  }),
});
export const deleteSpace = endpoint({
  method: 'DELETE',
  path: '/v1/pasports/space/{unit_id}/{id}',
  access: 'user',
  modules: ['pasports'],
  summary: 'Smazání prostoru, na který nic neodkazuje',
  params: unitRecord,
  result: deleted,
});
