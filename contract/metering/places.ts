import { z } from 'zod';
import { parseIsoDate } from '#contract/czech/iso-date.ts';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { day, id } from '#contract/fields.ts';
import { firstQuery, wholeCount } from '#contract/first-rows.ts';
import { changeOfMany } from '#contract/many.ts';
import {
  deleted,
  savedVersion,
  showHidden,
  stamps,
  unitRecord,
} from '#contract/pasports/pasport.ts';
import { readOf, writeOf } from '#contract/record.ts';
import { meterFields } from './meter-record.ts';
import { measuredUnit, meterTechnology, readingSource, verificationState } from './meter-words.ts';
import { placeFields, placeTold } from './place-record.ts';
import { townWeather } from './town-weather.ts';
import { watchLimits } from './watch-limits.ts';

/**
 * By what an amount between two readings was divided: degree-days of the town, the long-term climate
 * shares of months, or days.
 */
export const dividedBy = z.enum(['degree-days', 'climate-shares', 'days']);
export type DividedBy = z.infer<typeof dividedBy>;

/** What a measuring place measured between two days; amounts in the unit of its devices. */
export const consumption = z
  .object({
    /** The day at whose end the counting begins, and the one at whose end it ends. */
    after_on: z.iso.date(),
    to_on: z.iso.date(),
    /** Null where nothing is known of any of the days. */
    amount: z.number().nullable(),
    /** How much of it lies between two readings whole; the rest is divided. */
    measured: z.number().nullable(),
    divided_by: z.array(dividedBy),
    /** Of how many days of the time something is known; `days` is all of them. */
    known_days: z.int(),
    days: z.int(),
    /** Whether an estimate is among what it is counted from. */
    estimated: z.boolean(),
  })
  .meta({ id: 'Consumption' });
export type Consumption = z.infer<typeof consumption>;

/** A measuring place with its present device and what was read last. */
export const measuringPlace = z
  .object({
    measuring_place_id: z.int(),
    unit_id: z.int(),
    ...readOf(placeFields),
    ...readOf(placeTold),
    /** The building itself, or the one that the space is in. */
    building_id: z.int().nullable(),
    element_name: z.string(),
    /** The present device; null where none is mounted. */
    meter_id: z.int().nullable(),
    technology: meterTechnology.nullable(),
    verified_year: z.int().nullable(),
    verification: verificationState,
    is_remote: z.boolean().nullable(),
    /** With which month the scale of a present allocator ends; null of one that runs on. */
    scale_month: z.int().nullable(),
    /** Of the present device, otherwise of the last one. */
    measured_unit: measuredUnit.nullable(),
    decimals: z.int().nullable(),
    last_source: readingSource.nullable(),
    meters_count: z.int(),
    ...stamps,
  })
  .meta({ id: 'MeasuringPlace' });
export type MeasuringPlace = z.infer<typeof measuringPlace>;

const { scale_month: scaleField } = meterFields;

/** A measuring place as its form saves it. */
export const placeInput = z.object(writeOf(placeFields));

export const browseMeasuringPlaces = endpoint({
  method: 'GET',
  path: '/v1/meters/browser/{unit_id}/{show_hidden}',
  access: 'user',
  modules: ['meters', 'billing-places'],
  summary:
    'Měřicí místa jednotky s osazeným měřidlem, posledním odečtem a spotřebou za rok; 1 přidá i zrušená',
  timeoutMs: 10_000,
  params: z.object({ unit_id: id, show_hidden: showHidden }),
  query: z.object(firstQuery),
  result: listOf(measuringPlace).extend({
    ...wholeCount,
    hidden_places: z.int(),
    /** By which the questions over the list are answered. */
    limits: watchLimits,
  }),
});

const path = '/v1/meters/place/{unit_id}/{id}';
export const getMeasuringPlace = endpoint({
  method: 'GET',
  path,
  access: 'user',
  modules: ['meters'],
  summary: 'Jedno měřicí místo',
  params: unitRecord,
  result: measuringPlace,
});
export const createMeasuringPlace = endpoint({
  method: 'POST',
  path,
  access: 'user',
  modules: ['meters'],
  summary: 'Nové měřicí místo; id je 0',
  creates: true,
  params: unitRecord,
  body: z.object({
    ...placeInput.partial().shape,
    kind: placeInput.shape.kind,
    level: placeInput.shape.level,
    pasport_id: placeInput.shape.pasport_id,
  }),
  result: measuringPlace,
  refuses: ['licence-expired'],
});
export const updateMeasuringPlace = endpoint({
  method: 'PUT',
  path,
  access: 'user',
  modules: ['meters'],
  summary: 'Změna měřicího místa; posílají se jen změněná pole',
  params: unitRecord,
  body: z.object({ ...savedVersion, ...placeInput.partial().shape }),
  result: measuringPlace,
});
export const changeMeasuringPlaces = changeOfMany({
  path: '/v1/meters/places/many/{unit_id}',
  modules: ['meters'],
  summary:
    'Změna polí mnoha měřicích míst najednou: všech, nebo žádného; scale_month se mění u osazených indikátorů',
  fields: placeInput
    .partial()
    .pick({ level: true, serves: true, location: true, note: true, hidden: true })
    .extend({ scale_month: scaleField.value.write.optional() }),
});
export const deleteMeasuringPlace = endpoint({
  method: 'DELETE',
  path,
  access: 'user',
  modules: ['meters'],
  summary: 'Smazání měřicího místa, které nemá žádné měřidlo',
  params: unitRecord,
  result: deleted,
});

/** The longest time that is told by months. */
const MOST_MONTHS = 60;

/** How many months the days touch, the first and the last one included; none when they go back. */
export function monthsOf(from: string, to: string): number {
  const [one, other] = [parseIsoDate(from), parseIsoDate(to)];
  return Math.max(0, (other.year - one.year) * 12 + other.month - one.month + 1);
}

const monthsFault = ({ from, to }: { readonly from: string; readonly to: string }) => {
  const months = monthsOf(from, to);
  if (months === 0) return 'Konec nesmí být dříve než začátek';
  return months > MOST_MONTHS ? `Zvolte nejvýše ${MOST_MONTHS} měsíců` : null;
};

/** Days of a time that is told by whole months, the first and the last one included. */
export const monthsAsked = z.object({ from: day, to: day }).superRefine((asked, context) => {
  const message = monthsFault(asked);
  if (message !== null) context.addIssue({ code: 'custom', path: ['to'], message });
});

export const readConsumption = endpoint({
  method: 'GET',
  path: '/v1/meters/consumption/{unit_id}/{id}',
  access: 'user',
  modules: ['meters'],
  summary: `Spotřeba měřicího místa po měsících od prvního do posledního včetně, nejvýše ${MOST_MONTHS} měsíců`,
  params: z.object({ unit_id: id, id }),
  query: monthsAsked,
  result: listOf(consumption).extend({
    /** Of heat; null where the town of the house is no place of degree-days. */
    weather: townWeather.nullable(),
  }),
});
