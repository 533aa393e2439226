import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { shiftDays } from '#contract/czech/iso-date.ts';
import { feedText, type FeedEvent } from './ical.ts';

const CHANGED = new Date('2025-10-01T06:07:08.900Z');

const visit = (more: Partial<FeedEvent>): FeedEvent => ({
  uid: 'navsteva-1@kastelan',
  sequence: 0,
  changedAt: CHANGED,
  day: '2025-10-20',
  time: { from: 540, to: 570 },
  title: 'Výměna vodoměru',
  ...more,
});

/** The feed as an independent reader understands it, by the time zones that the feed itself brings. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  return { calendar, events };
}

const lines = (text: string) => text.split('\r\n');
const moments = (events: readonly ICAL.Event[]) =>
  events.map(({ startDate, endDate }) =>
    [startDate, endDate].map((time) => time.toJSDate().toISOString()),
  );

describe('a calendar feed', () => {
  it('is what RFC 5545 asks for', () => {
    const text = feedText({ name: 'Četa 1', events: [visit({ place: 'Lípová 3' })] });
    expect(lines(text)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Kastelan//Kalendar//CS',
      'METHOD:PUBLISH',
      'NAME:Četa 1',
      'X-WR-CALNAME:Četa 1',
      'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
      'X-PUBLISHED-TTL:PT12H',
      'BEGIN:VTIMEZONE',
      'TZID:Europe/Prague',
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
      'BEGIN:VEVENT',
      'UID:navsteva-1@kastelan',
      'DTSTAMP:20251001T060708Z',
      'DTSTART;TZID=Europe/Prague:20251020T090000',
      'DTEND;TZID=Europe/Prague:20251020T093000',
      'SEQUENCE:0',
      'STATUS:CONFIRMED',
      'SUMMARY:Výměna vodoměru',
      'LOCATION:Lípová 3',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('holds nine in the morning across the change of summer time', () => {
    const events = [visit({}), visit({ uid: 'navsteva-2@kastelan', day: '2025-10-27' })];
    expect(moments(read(feedText({ name: 'Četa 1', events })).events)).toEqual([
      ['2025-10-20T07:00:00.000Z', '2025-10-20T07:30:00.000Z'],
      ['2025-10-27T08:00:00.000Z', '2025-10-27T08:30:00.000Z'],
    ]);
  });

  it('agrees with the clock of Prague through fifty years', () => {
    const clock = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Prague',
      dateStyle: 'short',
      timeStyle: 'short',
    });
    const days = Array.from({ length: 600 }, (_, at) => shiftDays('2000-01-01', at * 31));
    const events = days.map((day) => visit({ uid: day, day, time: { from: 605, to: 1440 } }));
    const found = read(feedText({ name: 'Četa 1', events })).events.map(
      ({ startDate, endDate }) => [
        clock.format(startDate.toJSDate()),
        clock.format(endDate.toJSDate()),
      ],
    );
    expect(found).toEqual(days.map((day) => [`${day} 10:05`, `${shiftDays(day, 1)} 00:00`]));
  });

  it('has whole days as days, the next one being their end', () => {
    const { time: _, ...day } = visit({ day: '2024-02-29', title: 'Dovolená' });
    const text = feedText({ name: 'Četa 1', events: [day] });
    expect(text).toContain('\r\nDTSTART;VALUE=DATE:20240229\r\nDTEND;VALUE=DATE:20240301\r\n');
    const [event] = read(text).events;
    expect(event?.startDate.isDate).toBe(true);
    expect(event?.duration.toSeconds()).toBe(86_400);
  });

  it('keeps what was cancelled, with its raised sequence', () => {
    const text = feedText({ name: 'Četa 1', events: [visit({ cancelled: true, sequence: 3 })] });
    const [event] = read(text).events;
    expect(event?.sequence).toBe(3);
    expect(event?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  });

  it('folds at 75 octets and never within a letter', () => {
    const title = 'Příliš žluťoučký kůň úpěl ďábelské ódy, a 👷‍♀️ '.repeat(7);
    const text = feedText({ name: title, events: [visit({ title, description: title })] });
    const bytes = lines(text).map((line) => Buffer.byteLength(line));
    expect(Math.max(...bytes)).toBeLessThanOrEqual(75);
    // A line that goes on was filled: at most three octets are left by a letter of four.
    const isContinued = lines(text).map((_, at, all) => all[at + 1]?.startsWith(' ') ?? false);
    expect(Math.min(...bytes.filter((_, at) => isContinued[at]))).toBeGreaterThanOrEqual(72);
    const unfolded = text.replaceAll('\r\n ', '');
    expect(unfolded).not.toContain('\uFFFD');
    expect(read(text).events[0]?.summary).toBe(title);
  });

  it('escapes what has a meaning of its own, so that no text adds a line', () => {
    const description = 'a\\n;b,c\nEND:VEVENT\r\nBEGIN:VALARM\rx\u0000';
    const text = feedText({ name: 'Četa 1', events: [visit({ description })] });
    expect(text).toContain('DESCRIPTION:a\\\\n\\;b\\,c\\nEND:VEVENT\\nBEGIN:VALARM\\nx\r\n');
    const { calendar, events } = read(text);
    expect(events[0]?.description).toBe('a\\n;b,c\nEND:VEVENT\nBEGIN:VALARM\nx');
    expect(calendar.getAllSubcomponents('vevent')).toHaveLength(1);
    expect(events[0]?.component.getAllSubcomponents()).toEqual([]);
  });

  it('is read back as it was written', () => {
    const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 });
    // The reader turns each new line of its own way into one; control characters are left out.
    const text = fc
      .array(fc.oneof(words, fc.constantFrom('\n', ';', ',', '\\', 'ř')), { minLength: 1 })
      .map((parts) => parts.join('').replace(/[\u0000-\u0009\u000B-\u001F\u007F]/g, ''))
      .filter((one) => one !== '');
    const time = fc
      .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 600 }))
      .map(([from, minutes]) => ({ from, to: from + minutes }));
    const event = fc.record({
      uid: fc.uuid(),
      sequence: fc.nat(1000),
      changedAt: fc.date({
        min: new Date('2000-01-01'),
        max: new Date('2060-01-01'),
        noInvalidDate: true,
      }),
      day: fc.integer({ min: 0, max: 12_000 }).map((at) => shiftDays('2020-01-01', at)),
      time,
      title: text,
      place: text,
      description: text,
      cancelled: fc.boolean(),
    });
    fc.assert(
      fc.property(text, fc.array(event, { maxLength: 4 }), (name, events) => {
        const { calendar, events: found } = read(feedText({ name, events }));
        // The reader takes properties that it does not know as they are written.
        const written = String(calendar.getFirstPropertyValue('x-wr-calname'));
        const unescaped = written.replace(/\\(.)/gs, (_, one: string) =>
          one === 'n' ? '\n' : one,
        );
        expect(unescaped).toBe(name);
        expect(
          found.map((one) => [one.uid, one.sequence, one.summary, one.location, one.description]),
        ).toEqual(
          events.map((one) => [one.uid, one.sequence, one.title, one.place, one.description]),
        );
        const start = (day: string, minute: number) =>
          `${shiftDays(day, Math.floor(minute / 1440))}T${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00`;
        expect(found.map((one) => [String(one.startDate), String(one.endDate)])).toEqual(
          events.map(({ day, time: span }) => [start(day, span.from), start(day, span.to)]),
        );
      }),
    );
  });

  it('is the same text of the same events', () => {
    const feed = { name: 'Četa 1', events: [visit({})] };
    expect(feedText(feed)).toBe(feedText({ ...feed }));
  });
});
