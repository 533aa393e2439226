import { z } from 'zod';
import { parseIsoDate } from '#contract/czech/iso-date.ts';
import { endpoint } from '#contract/endpoint.ts';
import { day, id } from '#contract/fields.ts';
import { houseCell } from '#contract/pasports/summaries.ts';
import { measuredUnit, meterKind } from './meter-words.ts';
import { dividedBy } from './places.ts';
import { timeWeather } from './town-weather.ts';

/** A space of a house with what its consumption is compared by. */
export const usingSpace = houseCell
  .omit({ due: true, due_count: true })
  .extend({
    floor_code: z.string(),
    /** In m², on the last day of the time; zero where nobody has recorded it. */
    total_area: z.number(),
    heated_area: z.number(),
  })
  .meta({ id: 'UsingSpace' });
export type UsingSpace = z.infer<typeof usingSpace>;

/** What the places of one kind in a space used in a time; energies in one unit for all of them. */
export const spaceUse = z
  .object({
    pasport_id: z.int(),
    kind: meterKind,
    measured_unit: measuredUnit,
    places: z.int(),
    /** Of how many of them the whole time is known. */
    places_known: z.int(),
    /** Null unless the whole time is known of all of them. */
    amount: z.number().nullable(),
    /** How much of it lies between two readings whole; the rest is divided. */
    measured: z.number().nullable(),
    divided_by: z.array(dividedBy),
    estimated: z.boolean(),
    /** In the same days a year before. */
    former: z.number().nullable(),
  })
  .meta({ id: 'SpaceUse' });
export type SpaceUse = z.infer<typeof spaceUse>;

/** The longest time whose consumption is told at once. */
const MOST_YEARS = 10;

const timeFault = ({ from, to }: { readonly from: string; readonly to: string }) => {
  if (to < from) return 'Konec nesmí být dříve než začátek';
  const years = parseIsoDate(to).year - parseIsoDate(from).year;
  return years >= MOST_YEARS ? `Zvolte nejvýše ${MOST_YEARS} let` : null;
};

export const readHouseUses = endpoint({
  method: 'GET',
  path: '/v1/meters/uses/{unit_id}/{id}',
  access: 'user',
  modules: ['meters'],
  summary:
    'Spotřeba prostorů domu (pasport_id) od prvního do posledního dne včetně, podle druhů, s plochou a počtem osob k poslednímu dni; u tepla i denostupně té doby a o rok dřív',
  timeoutMs: 10_000,
  params: z.object({ unit_id: id, id }),
  query: z.object({ from: day, to: day }).superRefine((asked, context) => {
    const message = timeFault(asked);
    if (message !== null) context.addIssue({ code: 'custom', path: ['to'], message });
  }),
  result: z
    .object({
      /** Shown spaces by their numbers, those where nothing is measured too. */
      spaces: z.array(usingSpace),
      uses: z.array(spaceUse),
      /** Where heat is among it; null where the town of the house is no place of degree-days. */
      weather: timeWeather.nullable(),
    })
    .meta({ id: 'HouseUses' }),
});
export type HouseUses = z.infer<typeof readHouseUses.result>;
