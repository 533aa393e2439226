import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { id } from '#contract/fields.ts';
import { photoOf } from './result-words.ts';

/** What a visit wrote at a measuring place, with the photos that it brought of it. */
export const writtenByVisit = z
  .object({
    visit_finding_id: z.int(),
    visit_id: z.int(),
    unit_id: z.int(),
    /** The day in Prague on which it was told. */
    told_on: z.iso.date(),
    work_name: z.string(),
    /** Empty where the visit has none any more. */
    crew_name: z.string(),
    /** The device that it mounted; null where it mounted none. */
    meter_id: z.int().nullable(),
    /** The reading that it wrote, of an exchange the last one of the device before; null where it wrote none. */
    meter_reading_id: z.int().nullable(),
    photos: z.array(z.object({ visit_photo_id: z.int(), of: photoOf })),
  })
  .meta({ id: 'WrittenByVisit' });
export type WrittenByVisit = z.infer<typeof writtenByVisit>;

export const listWrittenByVisits = endpoint({
  method: 'GET',
  path: '/v1/fieldwork/written/{unit_id}/{measuring_place_id}',
  access: 'user',
  modules: ['events'],
  summary: 'Co na měřicím místě zapsaly návštěvy, s jejich fotkami; nejnovější první',
  params: z.object({ unit_id: id, measuring_place_id: id }),
  result: listOf(writtenByVisit),
});
