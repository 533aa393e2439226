import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { id } from '#contract/fields.ts';

/** Most spaces that are asked of at once: those of one person. */
const MOST_SPACES = 500;

/** How the meters of a house or of some spaces stand, counted as the questions over their list do. */
const metersStanding = z
  .object({
    /** Measuring places that were not given up. */
    places: z.int(),
    /** Of them without a mounted device. */
    no_meter: z.int(),
    /** Of mounted devices: no known state for longer than the unit bears, and verifications that end or have ended. */
    unread: z.int(),
    ends: z.int(),
    ended: z.int(),
    /** How many days ahead an end of verification counts; null where nothing is measured. */
    verification_days: z.int().nullable(),
  })
  .meta({ id: 'MetersStanding' });
export type MetersStanding = z.infer<typeof metersStanding>;

export const readMetersStanding = endpoint({
  method: 'POST',
  path: '/v1/meters/standing/{unit_id}',
  access: 'user',
  modules: ['meters'],
  reads: true,
  summary:
    'Kolik je měřicích míst v domě, nebo v prostorech (pasport_id), a u kolika chybí měřidlo či odečet nebo končí ověření',
  params: z.object({ unit_id: id }),
  body: z.object({ house: id.optional(), spaces: z.array(id).max(MOST_SPACES).optional() }),
  result: metersStanding,
});

export const listUnread = endpoint({
  method: 'GET',
  path: '/v1/meters/unread/{unit_id}',
  access: 'user',
  modules: ['meters'],
  summary:
    'U kterých prostorů a domů (pasport_id) jsou osazená měřidla bez známého stavu déle, než jednotka snese, a kolik jich je',
  params: z.object({ unit_id: id }),
  result: listOf(z.object({ pasport_id: z.int(), meters: z.int() })).extend({
    /** Spaces with a mounted device; houses are not among them. */
    measured_spaces: z.int(),
  }),
});
