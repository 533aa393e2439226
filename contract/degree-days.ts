import { z } from 'zod';
import { monthFields, monthRecord } from './degree-day-month-record.ts';
import { placeFields, placeRecord } from './degree-day-place-record.ts';
import { endpoint } from './endpoint.ts';
import { listOf } from './envelope.ts';
import { id, ifGiven } from './fields.ts';
import { readOf, writeOf } from './record.ts';
import { deleted, savedVersion, stamps } from '#contract/pasports/pasport.ts';

/** Indoor temperature in °C that degree-days are told for. */
export const indoorTemperature = z.enum(['19', '20', '21']);

// Places -----------------------------------------------------------------------------------------
export const degreeDayPlace = z
  .object({
    degree_day_place_id: z.int(),
    ...readOf(placeFields),
    ...readOf(placeRecord.told),
    ...stamps,
  })
  .meta({ id: 'DegreeDayPlace' });
export type DegreeDayPlace = z.infer<typeof degreeDayPlace>;

/** A place as its form saves it. */
export const placeInput = z.object(writeOf(placeFields));
const placeChanges = placeInput.partial().shape;

const placesPath = '/v1/auxiliaries/degree-days/places';
export const listDegreeDayPlaces = endpoint({
  method: 'GET',
  path: placesPath,
  access: 'user',
  modules: ['degree-days'],
  summary: 'Místa a stanice s normovými hodnotami, i skrytá',
  result: listOf(degreeDayPlace),
});
const placePath = '/v1/auxiliaries/degree-days/place/{id}';
const placeParams = z.object({ id });
export const createDegreeDayPlace = endpoint({
  method: 'POST',
  path: placesPath,
  access: 'client-admin',
  modules: ['degree-days'],
  summary: 'Vlastní místo nebo stanice',
  creates: true,
  body: z.object({ ...placeChanges, name: placeInput.shape.name }),
  result: degreeDayPlace,
  refuses: ['licence-expired', 'list-name-taken'],
});
export const updateDegreeDayPlace = endpoint({
  method: 'PUT',
  path: placePath,
  access: 'client-admin',
  modules: ['degree-days'],
  summary: 'Změna místa; u místa portálu jen skrytí',
  params: placeParams,
  body: z.object({ ...savedVersion, ...placeChanges }),
  result: degreeDayPlace,
  refuses: ['list-name-taken', 'system-record'],
});
export const deleteDegreeDayPlace = endpoint({
  method: 'DELETE',
  path: placePath,
  access: 'client-admin',
  modules: ['degree-days'],
  summary: 'Smazání vlastního místa bez měsíců',
  params: placeParams,
  result: deleted,
  refuses: ['system-record'],
});

// Months -----------------------------------------------------------------------------------------
export const degreeDayMonth = z
  .object({
    degree_day_month_id: z.int(),
    ...readOf(monthFields),
    ...readOf(monthRecord.told),
    ...stamps,
  })
  .meta({ id: 'DegreeDayMonth' });
export type DegreeDayMonth = z.infer<typeof degreeDayMonth>;

/** A month as its form saves it. */
export const monthInput = z.object(writeOf(monthFields));

const indoor = z.object({ indoor: indoorTemperature.default('19') });
const monthsPath = '/v1/auxiliaries/degree-days/months';
export const listDegreeDayMonths = endpoint({
  method: 'GET',
  path: monthsPath,
  access: 'user',
  modules: ['degree-days'],
  summary: 'Naměřené měsíce klienta, nejnovější první, s denostupni pro vnitřní teplotu',
  query: indoor,
  result: listOf(degreeDayMonth),
});
const monthPath = '/v1/auxiliaries/degree-days/month/{id}';
const monthParams = z.object({ id });
/** Saved months come with degree-days for 19 °C. */
export const createDegreeDayMonth = endpoint({
  method: 'POST',
  path: monthsPath,
  access: 'user',
  modules: ['degree-days'],
  summary: 'Ruční zápis měsíce',
  creates: true,
  body: monthInput,
  result: degreeDayMonth,
  refuses: ['degree-day-month-taken', 'licence-expired'],
});
export const updateDegreeDayMonth = endpoint({
  method: 'PUT',
  path: monthPath,
  access: 'user',
  modules: ['degree-days'],
  summary: 'Oprava měsíce; posílají se jen změněná pole',
  params: monthParams,
  body: z.object({ ...savedVersion, ...monthInput.partial().shape }),
  result: degreeDayMonth,
  refuses: ['degree-day-month-taken'],
});
export const deleteDegreeDayMonth = endpoint({
  method: 'DELETE',
  path: monthPath,
  access: 'user',
  modules: ['degree-days'],
  summary: 'Smazání měsíce',
  params: monthParams,
  result: deleted,
});

// Seasons ----------------------------------------------------------------------------------------
const seasonTotals = {
  heating_days: z.int(),
  /** Mean outdoor temperature of all heating days; null without any. */
  mean_temperature: z.number().nullable(),
  degree_days: z.number(),
};
export const degreeDaySeason = z
  .object({
    /** The year in which the season began: 2014 is 1 September 2014 – 31 May 2015. */
    season: z.int(),
    ...seasonTotals,
    /** Months known, from September on. */
    months: z.array(z.object({ month: z.int(), ...seasonTotals })),
  })
  .meta({ id: 'DegreeDaySeason' });
export type DegreeDaySeason = z.infer<typeof degreeDaySeason>;
export const listDegreeDaySeasons = endpoint({
  method: 'GET',
  path: '/v1/auxiliaries/degree-days/seasons/{degree_day_place_id}',
  access: 'user',
  modules: ['degree-days'],
  summary: 'Otopná období místa (1. září – 31. května), nejnovější první',
  params: z.object({ degree_day_place_id: id }),
  query: indoor,
  result: listOf(degreeDaySeason),
});

// Import -----------------------------------------------------------------------------------------
/** The largest file: 500 kB, sent as base64. */
export const MOST_DEGREE_DAY_BYTES = 500_000;
export const degreeDayRow = z
  .object({
    /** Number of the row in the file; the header is row 1. */
    row_number: z.int(),
    state: z.enum(['new', 'changed', 'same', 'failing']),
    /** Place, year, month, days and temperature as the file has them. */
    cells: z.array(z.string()),
    /** Why the row fails, or what of it is strange. */
    message: z.string(),
  })
  .meta({ id: 'DegreeDayRow' });
export type DegreeDayRow = z.infer<typeof degreeDayRow>;
export const importDegreeDays = endpoint({
  method: 'POST',
  path: '/v1/auxiliaries/degree-days/import',
  access: 'user',
  modules: ['degree-days'],
  summary: 'Měsíce ze souboru CSV nebo XLSX: zkouška nanečisto, nebo přijetí všech řádků najednou',
  perMinute: 20,
  timeoutMs: 30_000,
  body: z.object({
    content_base64: z
      .base64(ifGiven('Soubor se nepodařilo přečíst'))
      .max(Math.ceil(MOST_DEGREE_DAY_BYTES / 3) * 4, 'Soubor je větší než 500 kB'),
    /** Writes the rows, unless one of them fails. */
    accept: z.boolean().default(false),
  }),
  result: listOf(degreeDayRow).extend({ accepted: z.boolean() }),
  refuses: [
    'import-empty',
    'import-failing',
    'import-too-large',
    'import-unreadable',
    'licence-expired',
  ],
});
