import { describe, expect, it } from 'vitest';
import { at, crewOf, daysFrom, MONDAY, USUAL_HOURS } from '#tests/field-round.ts';
import { planVisits } from './plan.ts';
import type { Round, Visit } from './planning.ts';
import { clockText } from './time-text.ts';

// Counted by hand. Usual hours are 7:00–11:30 and 12:00–15:30.

const [TUESDAY = ''] = daysFrom(2).slice(1);

const visit = (key: string, minutes: number, more: Partial<Visit> = {}): Visit => ({
  key,
  house: 'Lípová 3',
  order: Number(key.replace(/\D/g, '')),
  minutes,
  ...more,
});

const round = (visits: readonly Visit[], more: Partial<Round> = {}): Round => ({
  visits,
  days: [MONDAY],
  crews: [crewOf('Četa 1', daysFrom(5))],
  travel: { usual: 20, within: 5 },
  ...more,
});

/** The plan as a person would read it from the calendar. */
function told(of: Round) {
  const { assignments, unplaced } = planVisits(of);
  const days = [...new Set(assignments.map(({ day }) => day))].toSorted();
  const prefix = ({ crew, day }: { crew: string; day: string }) =>
    `${of.crews.length > 1 ? `${crew} ` : ''}${days.length > 1 ? `${day.slice(8)}. ` : ''}`;
  return [
    ...assignments.map(
      (one) => `${prefix(one)}${clockText(one.from)}–${clockText(one.to)} ${one.key}`,
    ),
    ...unplaced.map(({ key, reason }) => `${key}: ${reason}`),
  ];
}

describe('visits of one house', () => {
  it('follow one another in walking order with the gap between them', () => {
    expect(told(round([visit('b3', 30), visit('b1', 30), visit('b2', 15)]))).toEqual([
      '7:00–7:30 b1',
      '7:35–7:50 b2',
      '7:55–8:25 b3',
    ]);
  });

  it('start on the grid', () => {
    expect(told(round([visit('b1', 20), visit('b2', 20)], { slot: 15 }))).toEqual([
      '7:00–7:20 b1',
      '7:30–7:50 b2',
    ]);
  });

  it('never span the break', () => {
    expect(told(round([visit('b1', 120), visit('b2', 120), visit('b3', 60)]))).toEqual([
      '7:00–9:00 b1',
      '9:05–11:05 b2',
      '12:00–13:00 b3',
    ]);
  });

  it('may end with the hours and begin with them', () => {
    expect(told(round([visit('b1', 270), visit('b2', 210)]))).toEqual([
      '7:00–11:30 b1',
      '12:00–15:30 b2',
    ]);
  });

  it('wait for the window of one of them without another house between', () => {
    const afternoon = { allowed: [{ from: at(12), to: at(18) }] };
    const house = [visit('b1', 30, afternoon), visit('b2', 30), visit('b3', 30)];
    expect(told(round(house))).toEqual(['7:00–7:30 b2', '7:35–8:05 b3', '12:00–12:30 b1']);
    // The other house goes first, because the first one would have the crew wait in the morning.
    expect(told(round([...house, visit('d1', 120, { house: 'Dubová 5' })]))).toEqual([
      '7:00–9:00 d1',
      '9:20–9:50 b2',
      '9:55–10:25 b3',
      '12:00–12:30 b1',
    ]);
  });

  it('have one with a window done in time, out of the walk when need be', () => {
    const early = { allowed: [{ from: 0, to: at(8) }] };
    expect(told(round([visit('b1', 60), visit('b2', 60), visit('b3', 30, early)]))).toEqual([
      '7:00–7:30 b3',
      '7:35–8:35 b1',
      '8:40–9:40 b2',
    ]);
  });

  it('keep to the days of a window', () => {
    const tuesday = { allowed: [{ from: at(8), to: at(9), days: [TUESDAY] }] };
    expect(told(round([visit('b1', 30, tuesday)], { days: daysFrom(3) }))).toEqual([
      '8:00–8:30 b1',
    ]);
    expect(told(round([visit('b1', 30, tuesday)]))).toEqual(['b1: no-window']);
  });
});

describe('the way', () => {
  it('is left between houses, and none before the first', () => {
    const two = round([visit('d1', 60, { house: 'Dubová 5' }), visit('b1', 60), visit('b2', 30)]);
    expect(told(two)).toEqual(['7:00–8:00 b1', '8:05–8:35 b2', '8:55–9:55 d1']);
    // 150 of work, 5 + 20 between; 480 less 175 are left.
    expect(planVisits(two).loads).toEqual([
      {
        crew: 'Četa 1',
        day: MONDAY,
        hours: 480,
        work: 150,
        booked: 0,
        travel: 25,
        free: 305,
      },
    ]);
  });

  it('is left before and after what is booked', () => {
    const booked = new Map([[MONDAY, [{ key: 'x', house: 'Nová 7', from: at(9), to: at(10) }]]]);
    const crews = [crewOf('Četa 1', [MONDAY], USUAL_HOURS, booked)];
    // 7:00 + 100 minutes + 20 of the way are just nine o'clock.
    expect(told(round([visit('b1', 100)], { crews }))).toEqual(['7:00–8:40 b1']);
    // Five minutes more do not fit; after 10:20 there is too little until the break.
    expect(told(round([visit('b1', 105)], { crews }))).toEqual(['12:00–13:45 b1']);
    expect(told(round([visit('b1', 70), visit('b2', 70)], { crews }))).toEqual([
      '7:00–8:10 b1',
      '10:20–11:30 b2',
    ]);
    // In the same house the gap is enough.
    const same = visit('b1', 115, { house: 'Nová 7' });
    expect(told(round([same], { crews }))).toEqual(['7:00–8:55 b1']);
  });

  it('is as short as it can be, the longest visits last', () => {
    const ways = [
      { between: ['A', 'B'], minutes: 5 },
      { between: ['C', 'B'], minutes: 5 },
      { between: ['A', 'C'], minutes: 60 },
    ] as const;
    const visits = ['A', 'B', 'C'].map((house) =>
      visit(`${house}1`, house === 'A' ? 60 : 30, { house }),
    );
    const plan = round(visits, { travel: { usual: 30, within: 0, ways } });
    expect(told(plan)).toEqual(['7:00–7:30 C1', '7:35–8:05 B1', '8:10–9:10 A1']);
  });
});

describe('houses and days', () => {
  const house = (name: string, count: number, minutes = 60) =>
    Array.from({ length: count }, (_, index) =>
      visit(`${name}${index + 1}`, minutes, { house: name }),
    );
  const crews = [crewOf('Četa 1', daysFrom(5)), crewOf('Četa 2', daysFrom(5))];
  const travel = { usual: 20, within: 0 };

  it('keeps a house together rather than fill a day', () => {
    // Seven hours go into a day; A leaves two of them, and B of five does not come apart for that.
    const plan = planVisits(
      round([...house('A', 5), ...house('B', 5)], { days: daysFrom(2), travel }),
    );
    expect(plan.assignments.map(({ key, day }) => `${key} ${day}`)).toEqual([
      ...[1, 2, 3, 4, 5].map((index) => `A${index} ${MONDAY}`),
      ...[1, 2, 3, 4, 5].map((index) => `B${index} ${TUESDAY}`),
    ]);
  });

  it('comes to a house once, though twice would be sooner', () => {
    // The first crew has an hour before a visit elsewhere and time after it, the second two hours later.
    const booked = new Map([[MONDAY, [{ key: 'x', house: 'C', from: at(8), to: at(9) }]]]);
    const both = [
      crewOf('Četa 1', [MONDAY], USUAL_HOURS, booked),
      crewOf('Četa 2', [MONDAY], [{ from: at(9), to: at(11) }]),
    ];
    const plan = round(house('A', 2), { crews: both, travel: { usual: 0, within: 0 } });
    expect(told(plan)).toEqual(['Četa 2 9:00–10:00 A1', 'Četa 2 10:00–11:00 A2']);
  });

  it('takes another crew sooner than another day', () => {
    const plan = planVisits(
      round([...house('A', 5), ...house('B', 5)], { days: daysFrom(2), crews, travel }),
    );
    expect(
      new Set(plan.assignments.map(({ house: of, crew, day }) => `${of} ${crew} ${day}`)),
    ).toEqual(new Set([`A Četa 1 ${MONDAY}`, `B Četa 2 ${MONDAY}`]));
  });

  it('takes one crew where it is enough, and the earlier day', () => {
    const plan = planVisits(
      round([...house('A', 2), ...house('B', 2)], {
        days: daysFrom(2).toReversed(),
        crews,
        travel,
      }),
    );
    expect(new Set(plan.assignments.map(({ crew, day }) => `${crew} ${day}`))).toEqual(
      new Set([`Četa 1 ${MONDAY}`]),
    );
  });

  it('parts a house that is longer than a day into as few parts as can be, by the walk', () => {
    const plan = planVisits(round(house('A', 9), { days: daysFrom(3), travel }));
    expect(plan.assignments.map(({ key, day }) => `${key} ${day}`)).toEqual([
      ...[1, 2, 3, 4, 5, 6, 7].map((index) => `A${index} ${MONDAY}`),
      ...[8, 9].map((index) => `A${index} ${TUESDAY}`),
    ]);
  });

  it('comes to a house where one of its visits stands already', () => {
    const fixed = { crew: 'Četa 2', day: TUESDAY, from: at(8) };
    const visits = [visit('b1', 30), visit('b2', 30, { fixed })];
    expect(told(round(visits, { days: daysFrom(2), crews }))).toEqual([
      'Četa 2 7:00–7:30 b1',
      'Četa 2 8:00–8:30 b2',
    ]);
  });
});

describe('visits without a place', () => {
  const short = [crewOf('Četa 1', [MONDAY], [{ from: at(8), to: at(9) }])];

  it('are as few as can be: two short ones go before a long one', () => {
    const visits = [visit('b1', 60), visit('b2', 30), visit('b3', 30)];
    const plan = round(visits, { crews: short, travel: { usual: 20, within: 0 } });
    expect(told(plan)).toEqual(['8:00–8:30 b2', '8:30–9:00 b3', 'b1: no-time']);
  });

  it('say why', () => {
    const evening = { allowed: [{ from: at(18), to: at(20) }] };
    const visits = [visit('b1', 271), visit('b2', 30, evening), visit('b3', 270)];
    expect(told(round(visits))).toEqual(['7:00–11:30 b3', 'b1: too-long', 'b2: no-window']);
    const never = { crews: [crewOf('Četa 1', [MONDAY], [])] };
    expect(told(round([visit('b1', 30)], never))).toEqual(['b1: no-hours']);
    expect(told(round([visit('b1', 30)], { crews: [] }))).toEqual(['b1: no-hours']);
    // A window that is shorter than the visit.
    const narrow = { allowed: [{ from: at(8), to: at(8, 20) }] };
    expect(told(round([visit('b1', 30, narrow)]))).toEqual(['b1: no-window']);
  });

  it('are none of a round without visits', () => {
    expect(planVisits(round([]))).toMatchObject({ assignments: [], unplaced: [] });
  });
});
