import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { day, id, longText, moment, version, wholeNumber } from '#contract/fields.ts';
import { clockMinute } from './clock.ts';
import { visitAccess } from './visit-places.ts';
import { visitState } from './visit-words.ts';

/** A visit takes at most so many minutes. */
export const MOST_MINUTES = 600;

export const visitMinutes = wholeNumber(1, MOST_MINUTES);

/** Somebody coming to a place for a round. */
export const visit = z
  .object({
    visit_id: z.int(),
    unit_id: z.int(),
    unit_name: z.string(),
    round_id: z.int(),
    round_name: z.string(),
    /** What is to be done, by its catalogue. */
    work_name: z.string(),
    pasport_id: z.int(),
    /** Null of a house. */
    pasport_space_id: z.int().nullable(),
    building_id: z.int(),
    building_name: z.string(),
    floor_code: z.string(),
    space_number: z.string(),
    /** The turn in which the places of the round are walked to. */
    position: z.int(),
    /** Which time somebody comes: 2 after nobody opened. */
    attempt: z.int(),
    state: visitState,
    crew_id: z.int().nullable(),
    day: z.iso.date().nullable(),
    from_minute: z.int().nullable(),
    minutes: z.int(),
    /** Minutes on the way to another house and to another place of the house, by its round. */
    travel: z.int(),
    gap: z.int(),
    note: z.string(),
    contact: z.string(),
    phone: z.string(),
    access: visitAccess,
    ended: moment.nullable(),
    /** Whether another visit was made after nobody opened. */
    is_followed: z.boolean(),
    version: z.int(),
  })
  .meta({ id: 'Visit' });
export type Visit = z.infer<typeof visit>;

const ofVisit = z.object({ unit_id: id, visit_id: id });
const path = '/v1/fieldwork/visit/{unit_id}/{visit_id}';

export const moveVisit = endpoint({
  method: 'POST',
  path: `${path}/move`,
  access: 'user',
  modules: ['calendar', 'visits'],
  summary:
    'Termín návštěvy: četa, den, začátek a délka. Překrýt jinou návštěvu nelze; mimo pracovní dobu, v nepřítomnosti nebo s krátkou cestou jen s vědomím (despite)',
  params: ofVisit,
  body: z.object({
    crew_id: id,
    day,
    from_minute: clockMinute,
    minutes: visitMinutes,
    /** Although the crew does not work then, or would not get there in time. */
    despite: z.boolean().default(false),
    version,
  }),
  result: visit,
  refuses: ['visit-overlaps', 'visit-doubtful', 'visit-ended'],
});

export const unplaceVisit = endpoint({
  method: 'POST',
  path: `${path}/unplace`,
  access: 'user',
  modules: ['calendar', 'visits'],
  summary: 'Zrušení termínu návštěvy; návštěva čeká na jiný',
  params: ofVisit,
  body: z.object({ version }),
  result: visit,
  refuses: ['visit-ended'],
});

export const endVisit = endpoint({
  method: 'POST',
  path: `${path}/end`,
  access: 'user',
  modules: ['calendar', 'visits'],
  summary: 'Jak návštěva dopadla: hotovo, nepřístupno, nebo zrušeno',
  params: ofVisit,
  body: z.object({
    state: visitState.extract(['done', 'no-access', 'cancelled']),
    note: longText(1000).default(''),
    version,
  }),
  result: visit,
  refuses: ['visit-ended', 'visit-not-planned'],
});

export const reopenVisit = endpoint({
  method: 'POST',
  path: `${path}/reopen`,
  access: 'user',
  modules: ['calendar', 'visits'],
  summary: 'Zpět k návštěvě, která se ukončila omylem; vrátí se jí i termín, je-li ještě volný',
  params: ofVisit,
  body: z.object({ version }),
  result: visit,
  refuses: ['visit-open', 'visit-followed', 'visit-written', 'round-closed'],
});

export const repeatVisit = endpoint({
  method: 'POST',
  path: `${path}/again`,
  access: 'user',
  modules: ['calendar', 'visits'],
  summary: 'Další pokus tam, kde nikdo neotevřel; návštěva čeká na termín',
  creates: true,
  params: ofVisit,
  result: visit,
  refuses: ['visit-open', 'visit-followed', 'round-closed', 'licence-expired'],
});
