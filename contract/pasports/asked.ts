import { z } from 'zod';
import { day, moment, wholeNumber } from '#contract/fields.ts';

// What a declaration of persons asks for, as a page without sign-in and a printed sheet tell it.

/** So many persons as the records of a space take. */
export const personsCount = wholeNumber(0, 1000);

/** What is asked for: the place and the days, and nobody's name. */
export const asked = z.object({
  campaign_name: z.string(),
  /** Who asks: the unit. */
  unit_name: z.string(),
  building_name: z.string(),
  /** Street and town of the house; empty where they are not known. */
  place: z.string(),
  space_number: z.string(),
  valid_from: day,
  closes: day,
  /** When it was last declared; null when it has not been yet. */
  declared: moment.nullable(),
});
export type Asked = z.infer<typeof asked>;
