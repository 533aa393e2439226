import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { day, id } from '#contract/fields.ts';
import { occupantInput } from './occupants.ts';
import { deleted, spaceRecord } from './pasport.ts';
import { spaceParams } from './record-calls.ts';
import { spaceInput } from './spaces.ts';

/** What has happened to a space: it goes on, was founded by a division, or was joined to another. */
export const reshapedPart = z.enum(['kept', 'founded', 'joined']);

/** A division of a space, or spaces joined to it, from a day on; with all spaces that it concerns. */
export const reshaping = z
  .object({
    pasport_transfer_id: z.int(),
    unit_id: z.int(),
    /** The space that goes on. */
    pasport_id: z.int(),
    transfer_kind: z.enum(['division', 'joining']),
    first_day: day,
    /** The one that goes on comes first; numbers are those that they have now. */
    spaces: z.array(
      z.object({
        pasport_id: z.int(),
        pasport_space_id: z.int(),
        space_number: z.string(),
        part: reshapedPart,
      }),
    ),
    created: z.iso.datetime(),
  })
  .meta({ id: 'Reshaping' });
export type Reshaping = z.infer<typeof reshaping>;

export const listReshapings = endpoint({
  method: 'GET',
  path: '/v1/pasport/reshapings/{unit_id}/{pasport_id}',
  access: 'user',
  modules: ['pasports'],
  summary: 'Rozdělení a spojení, kterých se prostor účastnil, nejnovější první',
  params: spaceParams,
  result: listOf(reshaping),
});

/** A part of a divided space; areas in m². */
export const dividedPart = spaceInput
  .pick({
    space_number: true,
    pasport_type_id: true,
    space_size: true,
    variable_symbol: true,
    total_area: true,
    floor_area: true,
    heated_area: true,
    countable_area: true,
    land_registry_unit: true,
    ownership_sheet: true,
    common_share_numerator: true,
    common_share_denominator: true,
  })
  // Left out they follow from the rooms, or are nought in a new space.
  .partial({ heated_area: true, countable_area: true });
export type DividedPart = z.output<typeof dividedPart>;

export const createDivision = endpoint({
  method: 'POST',
  path: '/v1/pasport/division/{unit_id}/{pasport_id}',
  access: 'user',
  modules: ['pasports'],
  summary:
    'Rozdělení prostoru v jednom kroku: první část je prostor sám, ostatní se založí v témže domě a podlaží se stejnými vlastníky',
  creates: true,
  params: spaceParams,
  body: z.object({
    /** From when there are the parts; not later than today. */
    first_day: day,
    /** Two at least: the first is the space itself going on; shares of all make just its former one. */
    parts: z.array(dividedPart).min(1).max(20),
  }),
  result: reshaping,
  refuses: ['licence-expired', 'pasport-limit-reached'],
});

export const createJoining = endpoint({
  method: 'POST',
  path: '/v1/pasport/joining/{unit_id}/{pasport_id}',
  access: 'user',
  modules: ['pasports'],
  summary:
    'Připojení prostorů téhož domu a týchž vlastníků k prostoru v jednom kroku; připojené se skryjí a jejich vlastnictví, počty osob a náklady končí dnem předem',
  creates: true,
  params: spaceParams,
  body: z.object({
    /** From when they are one; not later than today. */
    first_day: day,
    /** pasport_id of the spaces that are joined to the one in the address. */
    joined_ids: z.array(id).min(1).max(20),
    total_area: spaceInput.shape.total_area,
    floor_area: spaceInput.shape.floor_area,
    /** Left out they follow from the rooms, or stay. */
    heated_area: spaceInput.shape.heated_area.optional(),
    countable_area: spaceInput.shape.countable_area.optional(),
    /** The number of persons from that day; null leaves it as it is. */
    users_count: occupantInput.users_count.nullable().default(null),
  }),
  result: reshaping,
  refuses: ['licence-expired', 'overlapping-validity'],
});

export const deleteReshaping = endpoint({
  method: 'DELETE',
  path: '/v1/pasport/reshaping/{unit_id}/{pasport_id}/{id}',
  access: 'user',
  modules: ['pasports'],
  summary:
    'Vzetí rozdělení nebo spojení zpět; jen dokud se jeho záznamy nezměnily. pasport_id je prostor, který trvá',
  params: spaceRecord,
  result: deleted,
});
