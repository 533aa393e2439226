import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { day, id } from '#contract/fields.ts';
import { measuredUnit, meterKind } from '#contract/metering/meter-words.ts';
import { visit } from './visits.ts';
import { workWrites } from './work-words.ts';

// A day of a crew with all that its visits need at the place, so that it can be kept without a connection.

/** A meter at the place of a visit, with that by which a state of it can be judged at once. */
export const visitedMeter = z
  .object({
    measuring_place_id: z.int(),
    /** The device that stands there; null where none does. */
    meter_id: z.int().nullable(),
    kind: meterKind,
    location: z.string(),
    room_name: z.string(),
    serial_number: z.string(),
    measured_unit: measuredUnit,
    digits: z.int(),
    decimals: z.int(),
    scale_month: z.int().nullable(),
    seal: z.string(),
    verified_until: z.iso.date().nullable(),
    /** The last known state before the day. */
    before: z.object({ read_on: z.iso.date(), state: z.number() }).nullable(),
    /** What a day usually uses, by the last two known states, in the unit of the state; null where that is not known. */
    usual_per_day: z.number().nullable(),
  })
  .meta({ id: 'VisitedMeter' });
export type VisitedMeter = z.infer<typeof visitedMeter>;

/** What is inspected at the place of a visit. */
export const visitedRevision = z
  .object({
    revision_id: z.int(),
    revision_type_id: z.int(),
    type_name: z.string(),
    device_number: z.string(),
    due_on: z.iso.date().nullable(),
  })
  .meta({ id: 'VisitedRevision' });

/** A visit with all that is needed at the place. */
export const visitJob = visit
  .extend({
    writes: workWrites,
    /** Of which kind of meters; null for any. */
    meter_kind: meterKind.nullable(),
    material: z.string(),
    needs_state: z.boolean(),
    needs_number: z.boolean(),
    needs_seal: z.boolean(),
    needs_photo: z.boolean(),
    needs_signature: z.boolean(),
    /** Photos of the work keep where they were taken. */
    keeps_position: z.boolean(),
    checklist: z.array(z.string()),
    /** Meters of the place that the work is about; all of them where it is about none. */
    meters: z.array(visitedMeter),
    /** What the work inspects there. */
    revisions: z.array(visitedRevision),
    /** Bytes that files of the unit take, for whoever is going to take photos (`rules/file-store.ts`). */
    file_bytes: z.int(),
  })
  .meta({ id: 'VisitJob' });
export type VisitJob = z.infer<typeof visitJob>;

export const readCrewDay = endpoint({
  method: 'GET',
  path: '/v1/fieldwork/crew-day/{crew_id}/{day}',
  access: 'user',
  forCrews: true,
  modules: ['calendar', 'events'],
  summary:
    'Den čety ve všech jednotkách klienta v pořadí návštěv: místo, kdo je doma, co se má udělat a měřidla s posledními stavy',
  timeoutMs: 10_000,
  params: z.object({ crew_id: id, day }),
  result: z.object({
    crew_id: z.int(),
    crew_name: z.string(),
    day: z.iso.date(),
    values: z.array(visitJob),
  }),
});

export const readVisitJob = endpoint({
  method: 'GET',
  path: '/v1/fieldwork/visit/{unit_id}/{visit_id}/job',
  access: 'user',
  forCrews: true,
  modules: ['calendar', 'events'],
  summary: 'Jedna návštěva se vším, co je na místě potřeba',
  params: z.object({ unit_id: id, visit_id: id }),
  result: visitJob,
});
