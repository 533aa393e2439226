import { z } from 'zod';
import { day, id, wholeNumber } from './fields.ts';

// A record that holds from a day may stand only once a former one has ended: the refusal tells which, and
// the same save that names them ends them the day before.

/** A former record as the person saw it. */
const namedEnding = z.object({ id, version: wholeNumber(1, 2_147_483_647) });
/** The former records that a save is to end; a refusal has told them. */
export const namedEndings = z.array(namedEnding).max(100).optional();
export type NamedEnding = z.infer<typeof namedEnding>;

/** A former record that would end. */
export const ending = z.object({
  id: z.int(),
  version: z.int(),
  valid_from: day,
  valid_to: day.nullable(),
  /** By whom or what people know it. */
  name: z.string(),
});
export type Ending = z.infer<typeof ending>;

/** What a refusal tells as `current`: with these records ended on the day, the new one could stand. */
export const endingsOffer = z.object({ endings: z.array(ending), last_day: day });
export type EndingsOffer = z.infer<typeof endingsOffer>;
