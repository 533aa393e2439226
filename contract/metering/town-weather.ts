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
