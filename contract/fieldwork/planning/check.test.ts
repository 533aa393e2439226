import { describe, expect, it } from 'vitest';
import { at, crewOf, MONDAY, USUAL_HOURS } from '#tests/field-round.ts';
import { checkVisit, type Calendar, type Change } from './check.ts';
import { freeSlots } from './free-slots.ts';
import { clockText } from './time-text.ts';

const HOLIDAY = '2025-10-28';
const SATURDAY = '2026-03-07';
const AWAY = '2026-03-03';
const HALF = '2026-03-04';

const days = new Map([
  [MONDAY, USUAL_HOURS],
  [HALF, [{ from: at(7), to: at(11, 30) }]],
]);
const absences = new Map([
  [AWAY, [{ from: 0, to: 1440, why: 'dovolená' }]],
  [HALF, [{ from: at(11, 30), to: 1440 }]],
]);
const booked = new Map([[MONDAY, [{ key: 'x', house: 'Nová 7', from: at(14), to: at(15) }]]]);

const calendar: Calendar = {
  crews: [{ key: 'Četa 1', working: days, booked, absences }],
  travel: { usual: 15, within: 5 },
  visits: [
    place('b12', at(9), 30, { title: 'byt 12' }),
    place('b13', at(9, 35), 30, { title: 'byt 13' }),
  ],
};

function place(key: string, from: number, minutes: number, more: Partial<Change> = {}): Change {
  const to = from + minutes;
  return { key, house: 'Lípová 3', crew: 'Četa 1', day: MONDAY, from, to, ...more };
}

const conflicts = (change: Change) =>
  checkVisit(calendar, change).map(({ kind, key, message }) =>
    [kind, key, message].filter((one) => one !== undefined).join(' | '),
  );

describe('a place in the calendar', () => {
  it('is free where nothing stands against it', () => {
    expect(conflicts(place('n', at(8), 55))).toEqual([]);
    expect(conflicts(place('n', at(10, 10), 80))).toEqual([]);
    // The visit's own place does not stand in its way.
    expect(conflicts(place('b12', at(8, 50), 40))).toEqual([]);
  });

  it('names the visits that it overlaps', () => {
    expect(conflicts(place('n', at(9, 25), 15))).toEqual([
      'overlap | b12 | Překrývá se s návštěvou „byt 12“ (9:00–9:30).',
      'overlap | b13 | Překrývá se s návštěvou „byt 13“ (9:35–10:05).',
    ]);
    expect(conflicts(place('n', at(13), 90))).toEqual([
      'overlap | x | Překrývá se s jinou návštěvou (14:00–15:00).',
    ]);
  });

  it('leaves enough time for the way and for the gap in a house', () => {
    expect(conflicts(place('n', at(8, 30), 30))).toEqual([
      'travel | b12 | K návštěvě „byt 12“ (od 9:00) zbývá 0 minut, nechte 5 minut.',
    ]);
    expect(conflicts(place('n', at(10, 15), 15, { house: 'Dubová 5' }))).toEqual([
      'travel | b13 | Od návštěvy „byt 13“ (do 10:05) zbývá 10 minut, cesta trvá 15 minut.',
    ]);
    expect(conflicts(place('n', at(10, 20), 15, { house: 'Dubová 5' }))).toEqual([]);
    expect(conflicts(place('n', at(13), 48))).toEqual([
      'travel | x | K jiné návštěvě (od 14:00) zbývá 12 minut, cesta trvá 15 minut.',
    ]);
    const near = { ...calendar, travel: { usual: 3, within: 1 }, slot: 1 };
    expect(checkVisit(near, place('n', at(8), 58, { house: 'D' }))[0]?.message).toBe(
      'K návštěvě „byt 12“ (od 9:00) zbývají 2 minuty, cesta trvá 3 minuty.',
    );
    expect(checkVisit(near, place('n', at(8), 60))[0]?.message).toBe(
      'K návštěvě „byt 12“ (od 9:00) zbývá 0 minut, nechte 1 minutu.',
    );
  });

  it('lies in working hours and never in a break', () => {
    const hours = 'hours | Četa 2. 3. 2026 pracuje jen 7:00–11:30 a 12:00–15:30.';
    expect(conflicts(place('n', at(11), 60))).toEqual([hours]);
    expect(conflicts(place('n', at(6, 55), 30))).toEqual([hours]);
    expect(conflicts(place('n', at(15, 15), 20, { house: 'Nová 7' }))).toEqual([hours]);
  });

  it('is not on a day off, on a holiday or when the crew is away', () => {
    expect(conflicts(place('n', at(9), 30, { day: SATURDAY }))).toEqual([
      'day-off | Četa 7. 3. 2026 (sobota) nepracuje.',
    ]);
    expect(conflicts(place('n', at(9), 30, { day: HOLIDAY }))).toEqual([
      'holiday | 28. 10. 2025 (úterý) je svátek a četa nepracuje.',
    ]);
    expect(conflicts(place('n', at(9), 30, { day: AWAY }))).toEqual([
      'absence | Četa má 3. 3. 2026 volno: dovolená.',
    ]);
    expect(conflicts(place('n', at(11, 15), 30, { day: HALF }))).toEqual([
      'absence | Četa má 4. 3. 2026 od 11:30 volno.',
    ]);
    expect(conflicts(place('n', at(9), 30, { crew: 'Četa 9' }))).toEqual([
      'crew | Vyberte jinou četu.',
    ]);
  });

  it('stands on a holiday where the crew is said to work on it', () => {
    const working = new Map([[HOLIDAY, USUAL_HOURS]]);
    const crews = [{ key: 'Četa 1', working, booked: new Map() }];
    expect(checkVisit({ ...calendar, crews }, place('n', at(9), 30, { day: HOLIDAY }))).toEqual([]);
  });

  it('keeps to the windows of the visit', () => {
    const allowed = [
      { from: at(12), to: 1440 },
      { from: 0, to: at(8), days: [HALF] },
    ];
    expect(conflicts(place('n', at(8), 30, { allowed }))).toEqual([
      'window | Návštěva je 2. 3. 2026 možná jen od 12:00.',
    ]);
    expect(conflicts(place('n', at(12), 30, { allowed }))).toEqual([]);
    const tuesday = [{ from: at(8), to: at(12), days: [AWAY] }];
    expect(conflicts(place('n', at(8), 30, { allowed: tuesday }))).toEqual([
      'window | Návštěva 2. 3. 2026 není možná, jen v jiné dny.',
    ]);
  });

  it('has a length and a start on the grid', () => {
    const length = 'length | Návštěva trvá 1 až 600 minut.';
    expect(conflicts(place('n', at(8), 0))).toEqual([length]);
    expect(conflicts(place('n', at(7), 601))[0]).toBe(length);
    const long = [crewOf('Četa 1', [MONDAY], [{ from: at(6), to: at(20) }])];
    expect(checkVisit({ ...calendar, crews: long, visits: [] }, place('n', at(7), 600))).toEqual(
      [],
    );
    expect(conflicts(place('n', at(8, 2), 30))).toEqual([
      'grid | Návštěvy začínají po 5 minutách; nejbližší začátek je 8:00.',
    ]);
    expect(conflicts(place('n', at(8, 3), 30))).toEqual([
      'grid | Návštěvy začínají po 5 minutách; nejbližší začátek je 8:05.',
    ]);
  });
});

describe('free times', () => {
  const starts = (more: Partial<Parameters<typeof freeSlots>[1]>) =>
    freeSlots(
      { ...calendar, slot: 15 },
      { key: 'n', house: 'Lípová 3', minutes: 60, days: [MONDAY], ...more },
    ).map(({ from }) => clockText(from));

  it('are all starts at which the visit may stand', () => {
    // Until 8:55 for the gap; from 10:10 to the break; from 12:00, and 15 of the way before 14:00.
    expect(starts({})).toEqual([
      '7:00',
      '7:15',
      '7:30',
      '7:45',
      '10:15',
      '10:30',
      '12:00',
      '12:15',
      '12:30',
      '12:45',
    ]);
    expect(starts({ within: { from: at(7, 10), to: at(10, 30) } })).toEqual([
      '7:15',
      '7:30',
      '7:45',
    ]);
    expect(starts({ allowed: [{ from: at(12), to: 1440 }] })).toEqual([
      '12:00',
      '12:15',
      '12:30',
      '12:45',
    ]);
  });

  it('are of the crew and the days asked for', () => {
    expect(starts({ crew: 'Četa 2' })).toEqual([]);
    expect(starts({ days: [SATURDAY, AWAY] })).toEqual([]);
    const found = starts({ days: [HALF, HALF] });
    expect([found[0], found.at(-1), found.length]).toEqual(['7:00', '10:30', 15]);
  });
});
