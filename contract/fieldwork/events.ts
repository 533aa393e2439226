import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { day, id } from '#contract/fields.ts';
import { firstQuery, wholeCount } from '#contract/first-rows.ts';
import { measuredUnit, meterKind } from '#contract/metering/meter-words.ts';
import { findingOutcome, resultOutcome, signatureStanding, toldState } from './result-words.ts';
import { visit } from './visits.ts';
import { workWrites } from './work-words.ts';

// What happened in the field: visits with what came back from them and what that wrote.

/** So many protocols one file has at most. */
export const MOST_PROTOCOLS = 50;

/**
 * Days back from today that the list of events has at first, with all that is to come and all that waits: a quarter
 * of a year, for which visits are invoiced and complained about.
 */
export const RECENT_EVENT_DAYS = 90;

/** What a finding is about, with the states before and after it. */
export const foundThing = z
  .object({
    visit_finding_id: z.int(),
    kind: z.enum(['reading', 'exchange', 'mounting', 'revision']),
    outcome: findingOutcome,
    /** Of a measuring place; null of a revision. */
    meter_kind: meterKind.nullable(),
    /** Where the meter is, or what was inspected. */
    name: z.string(),
    /** The device that was seen there; empty where none was. */
    serial_number: z.string(),
    /** The device that was mounted; empty where none was. */
    new_serial_number: z.string(),
    measured_unit: measuredUnit.nullable(),
    /** The last state before the day of a reading, or the end state of the device that was taken away. */
    old_state: z.number().nullable(),
    /** The state that was read, or that from which the new device counts. */
    new_state: z.number().nullable(),
  })
  .meta({ id: 'FoundThing' });
export type FoundThing = z.infer<typeof foundThing>;

/** A visit with how it ended. */
export const visitEvent = visit
  .omit({ travel: true, gap: true, position: true, access: true, resident: true, told_on: true })
  .extend({
    work_id: z.int(),
    work_code: z.string(),
    writes: workWrites,
    /** Empty while it has no time. */
    crew_name: z.string(),
    /** How many times in a row nobody has opened at the place, this visit included; 0 where somebody has. */
    missed: z.int(),
    /** The newest result, of those that were not given up where there is such; null where none came. */
    result: z
      .object({
        visit_result_id: z.int(),
        state: toldState,
        outcome: resultOutcome,
        told_at: z.iso.datetime(),
        told_by: z.string(),
        signed_by: z.string(),
        found: z.array(foundThing),
      })
      .nullable(),
    /** Photos of all its results, signatures not among them. */
    photo_count: z.int(),
    /** The best that any of its results brought. */
    signature: signatureStanding,
    /** Why nobody signed, as it was said last; empty where nothing was said of it. */
    unsigned_reason: z.string(),
    /** It is done, its work on the day requires a photo, and none came. */
    lacks_photo: z.boolean(),
    /** Likewise of a signature drawn by hand: neither a typed name nor a reason is one. */
    lacks_signature: z.boolean(),
    /** How many results wait for the office. */
    to_review: z.int(),
    /** Of the work on the day, in hellers without VAT; null where it has none. */
    price: z.int().nullable(),
  })
  .meta({ id: 'VisitEvent' });
export type VisitEvent = z.infer<typeof visitEvent>;

export const browseVisitEvents = endpoint({
  method: 'GET',
  path: '/v1/fieldwork/events/{unit_id}',
  access: 'user',
  modules: ['events'],
  summary: `Události v terénu: návštěvy jednotky s tím, jak dopadly a co se zapsalo; nejnovější první. S recent=1 jen za posledních ${RECENT_EVENT_DAYS} dní, budoucí a všechny, co čekají`,
  // The whole history of years is large.
  timeoutMs: 60_000,
  params: z.object({ unit_id: id }),
  query: z.object({
    from: day.optional(),
    to: day.optional(),
    recent: z.literal('1').optional(),
    ...firstQuery,
  }),
  /** How many more there are that are not recent; 0 where those are not asked for. */
  result: listOf(visitEvent).extend({ older_count: z.int().min(0), ...wholeCount }),
});

const ofVisit = z.object({ unit_id: id, visit_id: id });

export const readVisitEvent = endpoint({
  method: 'GET',
  path: '/v1/fieldwork/event/{unit_id}/{visit_id}',
  access: 'user',
  modules: ['events'],
  summary: 'Jedna návštěva s tím, jak dopadla, a čeho se týkají nálezy všech jejích výsledků',
  params: ofVisit,
  /** Of findings of all results of the visit, each known by its id. */
  result: visitEvent.extend({ all_found: z.array(foundThing) }).meta({ id: 'VisitEventRecord' }),
});

const pdf = z.object({
  file_name: z.string(),
  content_type: z.literal('application/pdf'),
  content_base64: z.string(),
});
export type ProtocolPdf = z.infer<typeof pdf>;

export const printVisitProtocols = endpoint({
  method: 'POST',
  path: '/v1/fieldwork/protocols/{unit_id}',
  access: 'user',
  modules: ['events'],
  reads: true,
  perMinute: 30,
  summary:
    'Protokoly o návštěvách v jednom PDF, každý na své stránce: co se udělalo, stavy, měřidla, fotky a podpis',
  timeoutMs: 60_000,
  params: z.object({ unit_id: id }),
  body: z.object({
    visit_ids: z
      .array(id)
      .min(1, 'Vyberte aspoň jednu návštěvu')
      .max(MOST_PROTOCOLS, `Vyberte nejvýše ${MOST_PROTOCOLS} návštěv`),
  }),
  result: pdf,
});
