import { shiftDays } from '#contract/czech/iso-date.ts';

// iCalendar feeds (RFC 5545, RFC 7986). Times are local ones of Prague with the rules of its clock written
// in the feed, so that a reader needs no database of time zones and summer time moves nothing.

/** An event of a feed. */
export interface FeedEvent {
  /** Stable for the life of the event, of no person's data. */
  readonly uid: string;
  /** Raised whenever the event changes, its cancelling included. */
  readonly sequence: number;
  /** When the event was last changed. */
  readonly changedAt: Date;
  /** ISO day in Prague. */
  readonly day: string;
  /** Minutes from midnight, `to` exclusive; without it the whole day. */
  readonly time?: { readonly from: number; readonly to: number };
  readonly title: string;
  readonly place?: string;
  readonly description?: string;
  /** It stays in the feed, so that calendars take it out. */
  readonly cancelled?: boolean;
}

/** A feed with its name and events. */
export interface Feed {
  readonly name: string;
  readonly events: readonly FeedEvent[];
}

const ZONE = 'Europe/Prague';
/** How often calendars are asked to look for changes. */
const REFRESH = 'PT12H';
const LINE_OCTETS = 75;

/** Summer time as it has been since 1996; it began in 1981 on the same rule. */
const ZONE_LINES = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:19810329T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];

/** A text with what has a meaning of its own escaped; control characters but new lines have no place in it. */
function escaped(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');
}

const encoder = new TextEncoder();

/** The line in pieces of at most 75 octets, never parted within a character. */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      pieces.push(piece);
      // The space that a continued line begins with is one of its octets.
      [piece, octets] = ['', 1];
    }
    piece += character;
    octets += size;
  }
  return [...pieces, piece].join('\r\n ');
}

const compact = (text: string) => text.replace(/[-:]|\.\d+/g, '');
const two = (part: number) => String(part).padStart(2, '0');

/** The moment of the local clock; 24:00 is the midnight of the next day. */
function local(day: string, minute: number): string {
  const on = compact(shiftDays(day, Math.floor(minute / 1440)));
  return `${on}T${two(Math.floor(minute / 60) % 24)}${two(minute % 60)}00`;
}

function timeLines({ day, time }: FeedEvent): string[] {
  if (time === undefined)
    return [`DTSTART;VALUE=DATE:${compact(day)}`, `DTEND;VALUE=DATE:${compact(shiftDays(day, 1))}`];
  return [
    `DTSTART;TZID=${ZONE}:${local(day, time.from)}`,
    `DTEND;TZID=${ZONE}:${local(day, time.to)}`,
  ];
}

function eventLines(event: FeedEvent): string[] {
  const text = (name: string, value: string | undefined) =>
    value === undefined || value === '' ? [] : [`${name}:${escaped(value)}`];
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(event.uid)}`,
    // In a published feed the stamp is the time of the last change (RFC 5545, 3.8.7.2).
    `DTSTAMP:${compact(event.changedAt.toISOString())}`,
    ...timeLines(event),
    `SEQUENCE:${event.sequence}`,
    `STATUS:${event.cancelled === true ? 'CANCELLED' : 'CONFIRMED'}`,
    ...text('SUMMARY', event.title),
    ...text('LOCATION', event.place),
    ...text('DESCRIPTION', event.description),
    'END:VEVENT',
  ];
}

/**
 * The text of a feed for `text/calendar; charset=utf-8`. The same events give the same text, so it may be
 * known by its ETag.
 */
export function feedText({ name, events }: Feed): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kastelan//Kalendar//CS',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...ZONE_LINES,
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
