import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { placeModules } from '#contract/module-names.ts';
import { asOf, unitRecord } from './pasport.ts';

/** Who owns a space on the day. */
export const spaceOwner = z
  .object({
    pasport_ownership_id: z.int(),
    address_id: z.int(),
    owner_name: z.string(),
    /** Share of the space as a fraction. */
    share_numerator: z.int(),
    share_denominator: z.int(),
    /** In joint property of spouses (SJM). */
    is_joint: z.boolean(),
    /** Casts the vote of the space in the owners' association. */
    has_vote: z.boolean(),
    /** The association itself: its votes are disregarded (občanský zákoník, § 1206 odst. 1). */
    is_association: z.boolean(),
  })
  .meta({ id: 'SpaceOwner' });
export type SpaceOwner = z.infer<typeof spaceOwner>;

/** A space of a house with its share of the common parts and its owners, both as of the day. */
export const houseShare = z
  .object({
    pasport_space_id: z.int(),
    pasport_id: z.int(),
    unit_id: z.int(),
    /** pasport_id of its house; null where it is in none. */
    building_id: z.int().nullable(),
    building_name: z.string(),
    space_number: z.string(),
    /** Number of the unit in the land register, '8415/12'; empty where there is none. */
    land_registry_unit: z.string(),
    pasport_type_name: z.string(),
    is_flat: z.boolean(),
    /** Share of the common parts of the house; null where it is not known. */
    common_share_numerator: z.int().nullable(),
    common_share_denominator: z.int().nullable(),
    owners: z.array(spaceOwner),
  })
  .meta({ id: 'HouseShare' });
export type HouseShare = z.infer<typeof houseShare>;

export const readHouseShares = endpoint({
  method: 'GET',
  path: '/v1/pasports/shares/{unit_id}/{id}',
  access: 'user',
  modules: placeModules,
  summary:
    'Podíly na společných částech a vlastníci prostorů domu ke dni; id je pasport_id domu, 0 celá jednotka; skryté prostory se nepočítají',
  params: unitRecord,
  query: asOf,
  result: listOf(houseShare),
});
