import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { id, ifGiven } from '#contract/fields.ts';
import { deleted } from '#contract/pasports/pasport.ts';
import { MOST_PHOTO_BYTES, PHOTO_TOO_LARGE } from '#contract/rules/photo.ts';

/** A photo as it is sent: JPEG, PNG or WebP. */
export const sentPhoto = z.object({
  content_base64: z
    .base64(ifGiven('Fotku se nepodařilo přečíst'))
    .min(1, 'Fotka je prázdná')
    .max(Math.ceil(MOST_PHOTO_BYTES / 3) * 4, PHOTO_TOO_LARGE),
});

/** What a call that brings photos is allowed: two of the largest as base64, and time to come. */
export const withPhotos = { maxBodyBytes: 30 * 1024 * 1024, timeoutMs: 30_000 } as const;

export const addReadingPhoto = endpoint({
  method: 'POST',
  path: '/v1/meters/photos/{unit_id}/{meter_reading_id}',
  access: 'user',
  modules: ['meters'],
  summary:
    'Fotka k odečtu: JPEG, PNG nebo WebP do 10 MB; uloží se zmenšená a bez údajů o místě a přístroji',
  creates: true,
  perMinute: 120,
  ...withPhotos,
  params: z.object({ unit_id: id, meter_reading_id: id }),
  body: sentPhoto,
  result: z.object({ photo_id: z.int() }),
  refuses: ['files-limit-reached', 'licence-expired'],
});

const path = '/v1/meters/photo/{unit_id}/{id}';
const params = z.object({ unit_id: id, id });
export const getReadingPhoto = endpoint({
  method: 'GET',
  path,
  access: 'user',
  modules: ['meters'],
  summary: 'Fotka odečtu',
  timeoutMs: 30_000,
  params,
  result: z.object({
    file_name: z.string(),
    content_type: z.literal('image/jpeg'),
    content_base64: z.string(),
  }),
});
export const deleteReadingPhoto = endpoint({
  method: 'DELETE',
  path,
  access: 'user',
  modules: ['meters'],
  summary: 'Smazání fotky odečtu',
  params,
  result: deleted,
});
