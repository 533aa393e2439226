import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { id } from '#contract/fields.ts';
import { deleted, recordId, savedVersion, stamps } from '#contract/pasports/pasport.ts';
import { readOf, writeOf } from '#contract/record.ts';
import { sentPhoto, withPhotos } from './photos.ts';
import { readingFields } from './reading-record.ts';

/** A reading of a device. */
export const reading = z
  .object({
    meter_reading_id: z.int(),
    meter_id: z.int(),
    unit_id: z.int(),
    ...readOf(readingFields),
    /** What was measured since the reading before of the same device; null of the first one and without a state. */
    used: z.number().nullable(),
    /** Its photos, the oldest first. */
    photo_ids: z.array(z.int()),
    ...stamps,
  })
  .meta({ id: 'MeterReading' });
export type MeterReading = z.infer<typeof reading>;

/** A reading as its form saves it. */
export const readingInput = z.object(writeOf(readingFields));

export const listReadings = endpoint({
  method: 'GET',
  path: '/v1/meters/readings/{unit_id}/{measuring_place_id}',
  access: 'user',
  modules: ['meters'],
  summary: 'Odečty všech měřidel místa, nejnovější první',
  params: z.object({ unit_id: id, measuring_place_id: id }),
  result: listOf(reading),
});

const path = '/v1/meters/reading/{unit_id}/{meter_id}/{id}';
const params = z.object({ unit_id: id, meter_id: id, id: recordId });
export const createReading = endpoint({
  method: 'POST',
  path,
  access: 'user',
  modules: ['meters'],
  summary: 'Nový odečet měřidla, případně rovnou s fotkou; id je 0',
  creates: true,
  ...withPhotos,
  params,
  body: z.object({
    ...readingInput.partial().shape,
    read_on: readingInput.shape.read_on,
    state: readingInput.shape.state,
    photo: sentPhoto.optional(),
  }),
  result: reading,
  refuses: ['files-limit-reached', 'licence-expired'],
});
export const updateReading = endpoint({
  method: 'PUT',
  path,
  access: 'user',
  modules: ['meters'],
  summary: 'Oprava odečtu; co stálo předtím, zůstává v historii',
  params,
  body: z.object({ ...savedVersion, ...readingInput.partial().shape }),
  result: reading,
});
export const deleteReading = endpoint({
  method: 'DELETE',
  path,
  access: 'user',
  modules: ['meters'],
  summary: 'Smazání odečtu; počáteční a konečný stav patří k měřidlu',
  params,
  result: deleted,
});
