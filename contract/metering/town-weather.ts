import { z } from 'zod';

/** How cold months were in the town of a house, by degree-days for 19 °C; months nobody has told are left out. */
export const townWeather = z
  .object({
    place_name: z.string(),
    /** Months by their first days. */
    months: z.array(z.object({ month: z.iso.date(), degree_days: z.number() })),
  })
  .meta({ id: 'TownWeather' });
export type TownWeather = z.infer<typeof townWeather>;

/** How cold a time was in the town of a house, and the same days a year before. */
export const timeWeather = z
  .object({
    place_name: z.string(),
    /** For 19 °C; null where a month of the heating season is not told. */
    degree_days: z.number().nullable(),
    former_degree_days: z.number().nullable(),
  })
  .meta({ id: 'TimeWeather' });
export type TimeWeather = z.infer<typeof timeWeather>;
