import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { id, moment } from '#contract/fields.ts';
import { deleted } from '#contract/pasports/pasport.ts';

/** Under this path lies every calendar that other programs read, by its secret with the ending `.ics`. */
export const CALENDAR_FEED_PATH = '/calendar/feed';
/** A program that reads a calendar more often is refused for a while. */
export const FEED_READS_A_MINUTE = 60;

/** An address by which other programs read the calendar; the address itself is told once, when it is made. */
export const calendarFeed = z
  .object({
    calendar_feed_id: z.int(),
    /** Null for all crews. */
    crew_id: z.int().nullable(),
    /** When the address was made, or made anew. */
    made: moment,
    /** The last day on which a program read it; null for never. */
    last_used_on: z.iso.date().nullable(),
  })
  .meta({ id: 'CalendarFeed' });
export type CalendarFeed = z.infer<typeof calendarFeed>;

const modules = ['calendar'] as const;
const path = '/v1/fieldwork/feeds';

export const listCalendarFeeds = endpoint({
  method: 'GET',
  path,
  access: 'user',
  modules,
  forCrews: true,
  summary: 'Adresy, na kterých si přihlášený uživatel odebírá kalendář prací; bez adres samých',
  result: listOf(calendarFeed),
});

export const makeCalendarFeed = endpoint({
  method: 'POST',
  path,
  access: 'user',
  modules,
  forCrews: true,
  summary:
    'Nová adresa k odběru kalendáře čety, nebo všech čet; dřívější adresa téhož kalendáře přestane platit',
  // Its answer is not kept to be repeated: it bears the secret.
  body: z.object({ crew_id: id.nullable() }),
  result: calendarFeed.extend({
    /** The address itself, told this once. */
    url: z.string(),
  }),
  refuses: ['licence-expired'],
});

export const revokeCalendarFeed = endpoint({
  method: 'DELETE',
  path: `${path}/{id}`,
  access: 'user',
  modules,
  forCrews: true,
  summary: 'Zrušení adresy k odběru kalendáře; programům, které ji čtou, přestane odpovídat',
  params: z.object({ id }),
  result: deleted,
});
