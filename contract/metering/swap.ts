import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { id, wholeNumber } from '#contract/fields.ts';

/** More readings than that do not go over at once: a change of more records could not be taken back. */
export const MOST_SWAPPED = 1000;

/** Readings that were written each to the other of two devices go where they belong. */
export const swapReadings = endpoint({
  method: 'POST',
  path: '/v1/meters/swap/{unit_id}/{meter_id}/{other_meter_id}',
  access: 'user',
  modules: ['meters'],
  summary:
    'Prohození odečtů dvou měřidel: vyjmenované odečty každého z nich přejdou k druhému, všechny, nebo žádný',
  timeoutMs: 15_000,
  params: z.object({ unit_id: id, meter_id: id, other_meter_id: id }),
  body: z.object({
    readings: z
      .array(
        z.object({
          id,
          /** As the person saw it. */
          version: wholeNumber(1, 2_147_483_647).optional(),
        }),
      )
      .min(1, 'Vyberte aspoň jeden odečet')
      .max(MOST_SWAPPED, `Najednou lze přesunout nejvýše ${MOST_SWAPPED} odečtů`),
  }),
  result: z.object({ moved_count: z.int() }),
  refuses: ['version-conflict'],
});
