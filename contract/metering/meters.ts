import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { day, id, text } from '#contract/fields.ts';
import { deleted, recordId, savedVersion, stamps } from '#contract/pasports/pasport.ts';
import { readOf, writeOf } from '#contract/record.ts';
import { meterFields } from './meter-record.ts';
import { verificationState } from './meter-words.ts';
import { sentPhoto, withPhotos } from './photos.ts';
import { readingFields } from './reading-record.ts';

/** A device of a measuring place, with its first and last state. */
export const meter = z
  .object({
    meter_id: z.int(),
    measuring_place_id: z.int(),
    unit_id: z.int(),
    ...readOf(meterFields),
    /** The day at whose end it was taken away; null while it is mounted. */
    removed_on: z.iso.date().nullable(),
    removal_reason: z.string(),
    /** Of an allocator that was taken away: the product of its coefficients on that day. */
    kept_factor: z.number().nullable(),
    start_state: z.number().nullable(),
    end_state: z.number().nullable(),
    verified_until: z.iso.date().nullable(),
    verification: verificationState,
    readings_count: z.int(),
    ...stamps,
  })
  .meta({ id: 'Meter' });
export type Meter = z.infer<typeof meter>;

/** A device as its form saves it. */
export const meterInput = z.object(writeOf(meterFields));
const state = readingFields.state.value.write;
const reason = text(200);

const newMeter = {
  ...meterInput.partial().shape,
  serial_number: meterInput.shape.serial_number,
  measured_unit: meterInput.shape.measured_unit,
  mounted_on: meterInput.shape.mounted_on,
  /** What its counter shows when it begins. */
  start_state: state.pipe(z.number('Zadejte počáteční stav')),
};

const placeParams = z.object({ unit_id: id, measuring_place_id: id });
const meterParams = z.object({ unit_id: id, measuring_place_id: id, id: recordId });

export const listMeters = endpoint({
  method: 'GET',
  path: '/v1/meters/devices/{unit_id}/{measuring_place_id}',
  access: 'user',
  modules: ['meters'],
  summary: 'Měřidla měřicího místa, nejnovější první',
  params: placeParams,
  result: listOf(meter),
});

const path = '/v1/meters/device/{unit_id}/{measuring_place_id}/{id}';
export const mountMeter = endpoint({
  method: 'POST',
  path,
  access: 'user',
  modules: ['meters'],
  summary: 'Montáž měřidla na místo, kde žádné není; id je 0',
  creates: true,
  params: meterParams,
  body: z.object(newMeter),
  result: meter,
  refuses: ['licence-expired'],
});
export const updateMeter = endpoint({
  method: 'PUT',
  path,
  access: 'user',
  modules: ['meters'],
  summary: 'Změna údajů měřidla; posílají se jen změněná pole',
  params: meterParams,
  body: z.object({ ...savedVersion, ...meterInput.partial().shape }),
  result: meter,
});
export const deleteMeter = endpoint({
  method: 'DELETE',
  path,
  access: 'user',
  modules: ['meters'],
  summary: 'Smazání měřidla, které má nejvýše počáteční stav',
  params: meterParams,
  result: deleted,
});
export const exchangeMeter = endpoint({
  method: 'POST',
  path: '/v1/meters/exchange/{unit_id}/{measuring_place_id}',
  access: 'user',
  modules: ['meters'],
  summary:
    'Výměna měřidla v jednom kroku: konečný stav dosavadního, nové měřidlo s počátečním stavem, důvod, fotky obou',
  creates: true,
  ...withPhotos,
  params: placeParams,
  body: z.object({
    ...newMeter,
    end_state: state.pipe(z.number('Zadejte konečný stav')),
    overflowed: z.boolean().default(false),
    removal_reason: reason.default(''),
    /** Of the counter that ends, and of the one that begins. */
    end_photo: sentPhoto.optional(),
    start_photo: sentPhoto.optional(),
  }),
  result: meter,
  refuses: ['files-limit-reached', 'licence-expired'],
});
export const dismountMeter = endpoint({
  method: 'POST',
  path: '/v1/meters/dismount/{unit_id}/{measuring_place_id}',
  access: 'user',
  modules: ['meters'],
  summary: 'Demontáž měřidla bez náhrady, s konečným stavem a jeho fotkou',
  ...withPhotos,
  params: placeParams,
  body: z.object({
    ...savedVersion,
    removed_on: day,
    end_state: state.pipe(z.number('Zadejte konečný stav')),
    overflowed: z.boolean().default(false),
    removal_reason: reason.default(''),
    end_photo: sentPhoto.optional(),
  }),
  result: meter,
  refuses: ['files-limit-reached'],
});
export const remountMeter = endpoint({
  method: 'POST',
  path: '/v1/meters/remount/{unit_id}/{id}',
  access: 'user',
  modules: ['meters'],
  summary:
    'Vzetí demontáže posledního měřidla místa zpět: je osazeno dál, konečný stav zmizí; with_next bere zpět celou výměnu, tedy i měřidlo, které je nahradilo a má jen počáteční stav',
  params: z.object({ unit_id: id, id }),
  body: z.object({
    ...savedVersion,
    /** The device that came instead of it goes as well; only its beginning may have been read. */
    with_next: z.boolean().default(false),
  }),
  result: meter,
  refuses: ['record-used'],
});
