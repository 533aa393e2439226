import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { day, id } from '#contract/fields.ts';
import { resultOutcome, toldState } from './result-words.ts';
import { visit } from './visits.ts';
import { workWrites } from './work-words.ts';

// What happened in the field: visits with what came back from them and what that wrote.

/** A state of a meter before and after a visit. */
const stateChange = z.object({
  serial_number: z.string(),
  old_state: z.number().nullable(),
  new_state: z.number().nullable(),
});

/** A visit with its result. */
export const visitEvent = visit
  .omit({ travel: true, gap: true, position: true, access: true })
  .extend({
    writes: workWrites,
    crew_name: z.string(),
    /** How many times in a row nobody has opened, this visit included; 0 where somebody has. */
    missed: z.int(),
    /** The newest result; null where none came. */
    result: z
      .object({
        visit_result_id: z.int(),
        state: toldState,
        outcome: resultOutcome,
        told_at: z.iso.datetime(),
        told_by: z.string(),
        signed_by: z.string(),
        photo_count: z.int(),
        is_signed: z.boolean(),
        states: z.array(stateChange),
      })
      .nullable(),
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
  summary:
    'Události v terénu: návštěvy jednotky s tím, jak dopadly a co se zapsalo; nejnovější první',
  timeoutMs: 10_000,
  params: z.object({ unit_id: id }),
  query: z.object({ from: day.optional(), to: day.optional() }),
  result: listOf(visitEvent),
});

const file = z.object({
  file_name: z.string(),
  content_type: z.string(),
  content_base64: z.string(),
});

export const getVisitProtocol = endpoint({
  method: 'GET',
  path: '/v1/fieldwork/visit/{unit_id}/{visit_id}/protocol',
  access: 'user',
  modules: ['events'],
  summary: 'Protokol o návštěvě (PDF): co se udělalo, stavy, měřidla, fotky a podpis',
  timeoutMs: 30_000,
  params: z.object({ unit_id: id, visit_id: id }),
  result: file,
});
