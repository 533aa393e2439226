import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { id, ifGiven } from '#contract/fields.ts';
import { MOST_FILE_BYTES } from '#contract/imports.ts';
import { deleted, savedVersion, stamps } from '#contract/pasports/pasport.ts';
import { readOf, writeOf } from '#contract/record.ts';
import { cityFields, cityTold } from './city-record.ts';

/** A municipality of the installation, with what of the caller's client is in it. */
export const cityRow = z
  .object({
    city_id: z.int(),
    ...readOf(cityFields),
    ...readOf(cityTold),
    ...stamps,
  })
  .meta({ id: 'CityRow' });
export type CityRow = z.infer<typeof cityRow>;

/** A municipality as its form saves it. */
export const cityInput = z.object(writeOf(cityFields));

/** A municipality as forms and filters offer it. */
export const cityChoice = cityRow
  .pick({
    city_id: true,
    code: true,
    name: true,
    district: true,
    zips: true,
  })
  .meta({ id: 'CityChoice' });
export type CityChoice = z.infer<typeof cityChoice>;

const path = '/v1/auxiliaries/cities';
const ofCity = z.object({ city_id: id });

export const listCities = endpoint({
  method: 'GET',
  path,
  access: 'user',
  modules: ['cities'],
  summary: 'Obce podle jména a okresu, i skryté; počty jsou za klienta volajícího',
  result: listOf(cityRow),
});
export const listCityChoices = endpoint({
  method: 'GET',
  path: `${path}/choices`,
  access: 'user',
  summary: 'Obce, které nabízejí formuláře: bez skrytých, podle jména a okresu',
  result: listOf(cityChoice),
});
export const createCity = endpoint({
  method: 'POST',
  path,
  access: 'system-admin',
  modules: ['cities'],
  summary: 'Nová obec',
  creates: true,
  body: z.object({
    ...cityInput.partial().shape,
    code: cityInput.shape.code,
    name: cityInput.shape.name,
  }),
  result: cityRow,
  refuses: ['list-code-taken'],
});
export const updateCity = endpoint({
  method: 'PUT',
  path: `${path}/{city_id}`,
  access: 'system-admin',
  modules: ['cities'],
  summary: 'Změna obce; posílají se jen změněná pole',
  params: ofCity,
  body: z.object({ ...savedVersion, ...cityInput.partial().shape }),
  result: cityRow,
  refuses: ['list-code-taken'],
});
export const deleteCity = endpoint({
  method: 'DELETE',
  path: `${path}/{city_id}`,
  access: 'system-admin',
  modules: ['cities'],
  summary: 'Smazání obce, na kterou neodkazuje záznam žádného klienta',
  params: ofCity,
  result: deleted,
});
export const mergeCities = endpoint({
  method: 'POST',
  path: `${path}/{city_id}/merge`,
  access: 'system-admin',
  modules: ['cities'],
  summary:
    'Sloučení obcí: domy a adresy všech klientů přejdou na obec z adresy volání, ostatní zaniknou',
  params: ofCity,
  body: z.object({
    ...savedVersion,
    merged_ids: z.array(id).min(1).max(50),
  }),
  /** How many records of all clients now name the kept municipality instead. */
  result: z.object({ city: cityRow, moved_records: z.int() }),
});

/** What the import of a list would do, or has done. */
export const citiesImport = z
  .object({
    rows_total: z.int(),
    rows_new: z.int(),
    rows_changed: z.int(),
    rows_same: z.int(),
    rows_failing: z.int(),
    /** Faulty rows, the first 200 of them; the header is row 1. */
    faults: z.array(
      z.object({ row_number: z.int(), code: z.string(), name: z.string(), message: z.string() }),
    ),
    /** Whether it was written. */
    accepted: z.boolean(),
  })
  .meta({ id: 'CitiesImport' });
export type CitiesImport = z.infer<typeof citiesImport>;

export const importCities = endpoint({
  method: 'POST',
  path: `${path}/import`,
  access: 'system-admin',
  modules: ['cities'],
  summary:
    'Seznam obcí z CSV (UTF-8 i Windows-1250): zkouška nanečisto, s accept přijetí všech řádků, nebo žádného',
  perMinute: 20,
  maxBodyBytes: 12 * 1024 * 1024,
  timeoutMs: 30_000,
  body: z.object({
    accept: z.boolean(),
    content_base64: z
      .base64(ifGiven('Soubor se nepodařilo přečíst'))
      .max(Math.ceil(MOST_FILE_BYTES / 3) * 4, 'Soubor je větší než 8 MB'),
  }),
  result: citiesImport,
  refuses: ['import-empty', 'import-failing', 'import-too-large', 'import-unreadable'],
});
