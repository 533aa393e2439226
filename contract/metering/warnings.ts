import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { id, moment } from '#contract/fields.ts';
import { changeOfMany } from '#contract/many.ts';
import { savedVersion, stamps, unitRecord } from '#contract/pasports/pasport.ts';
import { readOf, writeOf } from '#contract/record.ts';
import { warningFields, warningTold } from './warning-record.ts';

/** Something wrong with a meter or a house, and what people decided about it. */
export const meterWarning = z
  .object({
    meter_warning_id: z.int(),
    unit_id: z.int(),
    measuring_place_id: z.int(),
    /** Of the space where the place is, or of the house itself. */
    pasport_id: z.int(),
    ...readOf(warningFields),
    ...readOf(warningTold),
    /** The house by its pasport_id. */
    building_id: z.int().nullable(),
    location: z.string(),
    decided_at: moment.nullable(),
    ...stamps,
  })
  .meta({ id: 'MeterWarning' });
export type MeterWarning = z.infer<typeof meterWarning>;

/** What people decide, as it is saved. */
export const decisionInput = z.object(writeOf(warningFields));

export const listMeterWarnings = endpoint({
  method: 'GET',
  path: '/v1/meters/warnings/{unit_id}',
  access: 'user',
  modules: ['meters'],
  summary:
    'Upozornění na měřidla jednotky: všechna, která trvají, a ta, která za poslední rok pominula; nejnaléhavější první',
  params: z.object({ unit_id: id }),
  result: listOf(meterWarning),
});

const path = '/v1/meters/warning/{unit_id}/{id}';
export const getMeterWarning = endpoint({
  method: 'GET',
  path,
  access: 'user',
  modules: ['meters'],
  summary: 'Jedno upozornění na měřidlo',
  params: unitRecord,
  result: meterWarning,
});
export const updateMeterWarning = endpoint({
  method: 'PUT',
  path,
  access: 'user',
  modules: ['meters'],
  summary: 'Rozhodnutí o upozornění: řeší se, vyřešené, ignorované s důvodem, nebo zase nové',
  params: unitRecord,
  body: z.object({ ...savedVersion, ...decisionInput.partial().shape }),
  result: meterWarning,
});
export const changeMeterWarnings = changeOfMany({
  path: '/v1/meters/warnings/many/{unit_id}',
  modules: ['meters'],
  summary: 'Rozhodnutí o mnoha upozorněních najednou: o všech, nebo o žádném',
  fields: decisionInput.partial(),
});
