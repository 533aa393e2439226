import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { id, text, wholeNumber } from '#contract/fields.ts';
import { meterKind } from '#contract/metering/meter-words.ts';
import { visitHoursRule } from '#contract/rules/visit-hours.ts';
import { clockMinute } from './clock.ts';
import { errand } from './errands.ts';
import { missedAccess } from './missed-access.ts';
import { visitState } from './visit-words.ts';

// Places that somebody has to come to: what is to be done there, whom to call, and how one gets in.

/** How people get to a place: keys, a dog, only in the afternoon. */
export const visitAccess = z
  .object({
    note: z.string(),
    /** Only between these times of a day, in minutes from its midnight; null for any. */
    from_minute: z.int().nullable(),
    to_minute: z.int().nullable(),
    /** Null where nothing was written yet. */
    version: z.int().nullable(),
  })
  .meta({ id: 'VisitAccess' });
export type VisitAccess = z.infer<typeof visitAccess>;

/** A space with meters, or a house with those of its own, and what is to be done there. */
export const visitPlace = z
  .object({
    pasport_id: z.int(),
    kind: z.enum(['building', 'space']),
    /** Null of a house. */
    pasport_space_id: z.int().nullable(),
    building_id: z.int(),
    building_name: z.string(),
    floor_code: z.string(),
    /** Empty of a house. */
    space_number: z.string(),
    /** The turn in which the place is walked to: by houses, floors and numbers. */
    turn: z.int(),
    /** Who is at home: tenants, else owners; empty where nobody is known. */
    contact: z.string(),
    phone: z.string(),
    phone_of: z.string(),
    /** Measuring places, given up ones not among them, and of what kinds. */
    meters: z.int(),
    meter_kinds: z.array(meterKind),
    errands: z.array(errand),
    /** The last day of the first verification that ends there; null where none is known. */
    verified_until: z.iso.date().nullable(),
    /** The last day a known state was read there; null for never. */
    last_on: z.iso.date().nullable(),
    access: visitAccess,
    /** The last visit, of whatever round; null where nobody was ever sent. */
    visit: z
      .object({
        visit_id: z.int(),
        round_id: z.int(),
        round_name: z.string(),
        state: visitState,
        day: z.iso.date().nullable(),
        from_minute: z.int().nullable(),
        attempt: z.int(),
      })
      .nullable(),
    /** On which days in a row nobody opened, and of which of them people were told. */
    missed: missedAccess,
  })
  .meta({ id: 'VisitPlace' });
export type VisitPlace = z.infer<typeof visitPlace>;

export const browseVisitPlaces = endpoint({
  method: 'GET',
  path: '/v1/fieldwork/places/{unit_id}',
  access: 'user',
  modules: ['visits'],
  summary:
    'Prostory a domy jednotky s měřidly: co se tam má udělat, koho zavolat, jak se tam dostat a jak stojí poslední návštěva; v pořadí obchůzky',
  timeoutMs: 10_000,
  params: z.object({ unit_id: id }),
  result: listOf(visitPlace),
});

export const saveVisitAccess = endpoint({
  method: 'PUT',
  path: '/v1/fieldwork/access/{unit_id}/{pasport_id}',
  access: 'user',
  modules: ['visits'],
  summary: 'Jak se do prostoru dostat: poznámka a v kterých hodinách tam někdo je',
  params: z.object({ unit_id: id, pasport_id: id }),
  body: z
    .object({
      note: text(300),
      from_minute: clockMinute.nullable(),
      to_minute: clockMinute.nullable(),
      /** The version that the person saw; null where he saw that nothing was written yet. */
      version: wholeNumber(1, 2_147_483_647).nullable().optional(),
    })
    .superRefine((given, context) => {
      const message = visitHoursRule(given);
      if (message !== null) context.addIssue({ code: 'custom', path: ['to_minute'], message });
    }),
  result: visitAccess,
});
