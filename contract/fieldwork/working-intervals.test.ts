import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { shiftDays } from '#contract/czech/iso-date.ts';
import { USUAL_HOURS } from './crew-record.ts';
import {
  weekdayOf,
  workingIntervals,
  type AbsenceTime,
  type CrewTime,
} from './working-intervals.ts';

const crew: CrewTime = {
  crew_id: 1,
  hours: USUAL_HOURS,
  works_on_holidays: false,
  member_ids: [],
};
const morning = { from: 420, to: 690 };
const afternoon = { from: 720, to: 930 };
const absence = (changes: Partial<AbsenceTime>): AbsenceTime => ({
  crew_id: 1,
  client_user_id: null,
  day_from: '2026-03-16',
  minute_from: null,
  day_to: '2026-03-16',
  minute_to: null,
  ...changes,
});
const away = (client_user_id: number, changes: Partial<AbsenceTime> = {}) =>
  absence({ crew_id: null, client_user_id, ...changes });

describe('a crew works', () => {
  test('in its hours of the day of the week', () => {
    // 16 March 2026 is a Monday, 21 March a Saturday.
    expect(workingIntervals(crew, '2026-03-16', [])).toEqual([morning, afternoon]);
    expect(workingIntervals(crew, '2026-03-21', [])).toEqual([]);
  });

  test('on the days when summer time begins and ends by the same clock', () => {
    const sunday = { ...crew, hours: [{ weekday: 7, from: 60, to: 240 }] };
    expect(workingIntervals(sunday, '2026-03-29', [])).toEqual([{ from: 60, to: 240 }]);
    expect(workingIntervals(sunday, '2026-10-25', [])).toEqual([{ from: 60, to: 240 }]);
  });

  test('on a public holiday only when it says so', () => {
    // Good Friday of 2026.
    expect(workingIntervals(crew, '2026-04-03', [])).toEqual([]);
    const always = { ...crew, works_on_holidays: true };
    expect(workingIntervals(always, '2026-04-03', [])).toEqual([morning, afternoon]);
  });

  test('not while it has a day off, or a part of it', () => {
    expect(workingIntervals(crew, '2026-03-16', [absence({})])).toEqual([]);
    const hour = absence({ minute_from: 600, minute_to: 735 });
    expect(workingIntervals(crew, '2026-03-16', [hour])).toEqual([
      { from: 420, to: 600 },
      { from: 735, to: 930 },
    ]);
  });

  test('not from the minute of the first day to the minute of the last one', () => {
    const days = absence({ minute_from: 480, day_to: '2026-03-18', minute_to: 780 });
    expect(workingIntervals(crew, '2026-03-16', [days])).toEqual([{ from: 420, to: 480 }]);
    expect(workingIntervals(crew, '2026-03-17', [days])).toEqual([]);
    expect(workingIntervals(crew, '2026-03-18', [days])).toEqual([{ from: 780, to: 930 }]);
    expect(workingIntervals(crew, '2026-03-19', [days])).toEqual([morning, afternoon]);
  });

  test('while anybody of its members is there', () => {
    const two = { ...crew, member_ids: [7, 8] };
    const first = away(7, { minute_from: 420, minute_to: 600 });
    const second = away(8, { minute_from: 540, minute_to: 930 });
    expect(workingIntervals(two, '2026-03-16', [first])).toEqual([morning, afternoon]);
    expect(workingIntervals(two, '2026-03-16', [first, second])).toEqual([
      { from: 420, to: 540 },
      { from: 600, to: 690 },
      afternoon,
    ]);
    expect(workingIntervals(two, '2026-03-16', [away(7), away(8)])).toEqual([]);
  });

  test('whatever others do', () => {
    const others = [absence({ crew_id: 2 }), away(9)];
    expect(workingIntervals({ ...crew, member_ids: [7] }, '2026-03-16', others)).toEqual([
      morning,
      afternoon,
    ]);
    // Nobody has named its members: who is away of the client says nothing of it.
    expect(workingIntervals(crew, '2026-03-16', [away(7)])).toEqual([morning, afternoon]);
  });

  test('without a break where two intervals touch', () => {
    const hours = [
      { weekday: 1, from: 480, to: 600 },
      { weekday: 1, from: 420, to: 480 },
    ];
    expect(workingIntervals({ ...crew, hours }, '2026-03-16', [])).toEqual([
      { from: 420, to: 600 },
    ]);
  });
});

test('days of the week are numbered from Monday', () => {
  const days = ['2026-03-16', '2026-03-22', '1999-12-27', '2000-01-02'];
  expect(days.map(weekdayOf)).toEqual([1, 7, 1, 7]);
});

const minute = fc.integer({ min: 0, max: 1440 });
const anyHours = fc.array(
  fc.record({ weekday: fc.integer({ min: 1, max: 7 }), from: minute, to: minute }),
  { maxLength: 20 },
);
const anyDay = fc.integer({ min: -20, max: 20 }).map((by) => shiftDays('2026-05-04', by));
const anyAbsence = fc.record<AbsenceTime>({
  crew_id: fc.constantFrom(1, 2, null),
  client_user_id: fc.constantFrom(7, 8, 9, null),
  day_from: anyDay,
  minute_from: fc.option(minute),
  day_to: anyDay,
  minute_to: fc.option(minute),
});

/** Whether the absence covers the minute, asked in the plainest way. */
function covers(
  { day_from, minute_from, day_to, minute_to }: AbsenceTime,
  day: string,
  at: number,
) {
  const starts = day > day_from || (day === day_from && at >= (minute_from ?? 0));
  const lasts = day < day_to || (day === day_to && at < (minute_to ?? 1440));
  return starts && lasts;
}

test('for each minute of any day, crew and absences the intervals say what its hours and absences do', () => {
  fc.assert(
    fc.property(
      anyHours,
      anyDay,
      fc.array(anyAbsence, { maxLength: 6 }),
      fc.subarray([7, 8]),
      (hours, day, absences, member_ids) => {
        const asked = { crew_id: 1, hours, works_on_holidays: true, member_ids };
        const intervals = workingIntervals(asked, day, absences);
        // Apart, not only disjoint: what touches is one.
        const edges = intervals.flatMap(({ from, to }) => [from, to]);
        expect(edges).toEqual([...new Set(edges)].toSorted((one, other) => one - other));
        for (let at = 0; at < 1440; at += 1) {
          const inHours = hours.some(
            (one) => one.weekday === weekdayOf(day) && at >= one.from && at < one.to,
          );
          const isOff = absences.some((one) => one.crew_id === 1 && covers(one, day, at));
          const present = member_ids.filter(
            (member) =>
              !absences.some((one) => one.client_user_id === member && covers(one, day, at)),
          );
          const works = inHours && !isOff && (member_ids.length === 0 || present.length > 0);
          const said = intervals.some(({ from, to }) => at >= from && at < to);
          if (said !== works) throw new Error(`Minute ${at} of ${day} is ${said}, not ${works}.`);
        }
      },
    ),
  );
});
