import fc from 'fast-check';
import { shiftDays } from '#contract/czech/iso-date.ts';
import type {
  Assignment,
  Booked,
  Crew,
  Round,
  Span,
  Visit,
  Window,
  Way,
} from '#contract/fieldwork/planning/planning.ts';

// Rounds of visits for tests of planning, and a judge of plans that shares no code with what is judged.

/** 7:00–11:30 and 12:00–15:30: eight hours with the break between. */
export const USUAL_HOURS: readonly Span[] = [
  { from: 420, to: 690 },
  { from: 720, to: 930 },
];

/** A Monday without holidays near. */
export const MONDAY = '2026-03-02';

/** So many days from the Monday on. */
export const daysFrom = (count: number) =>
  Array.from({ length: count }, (_, at) => shiftDays(MONDAY, at));

/** A crew that has the same hours on all the days. */
export function crewOf(
  key: string,
  days: readonly string[],
  hours: readonly Span[] = USUAL_HOURS,
  booked: ReadonlyMap<string, readonly Booked[]> = new Map(),
): Crew {
  return { key, working: new Map(days.map((day) => [day, hours])), booked };
}

/** A minute of the day: at(9, 5) is 9:05. */
export const at = (hour: number, minute = 0) => hour * 60 + minute;

const DAY_MINUTES = 1440;

function isWithin(windows: readonly Span[], { from, to }: Span): boolean {
  // Minute by minute, so that spans that meet need no rule of their own.
  for (let minute = from; minute < to; minute += 1)
    if (!windows.some((span) => span.from <= minute && minute < span.to)) return false;
  return from >= 0 && to <= DAY_MINUTES;
}

/** Minutes between two houses by the round's table. */
function needed({ travel }: Round, one: string, other: string): number {
  if (one === other) return travel.within;
  const named = (travel.ways ?? []).filter(({ between }) => {
    const [a, b] = between;
    return (a === one && b === other) || (a === other && b === one);
  });
  return named.length === 0 ? travel.usual : Math.max(...named.map(({ minutes }) => minutes));
}

/** Everything of a crew's day. */
function dayOf(round: Round, assignments: readonly Assignment[], crew: string, day: string) {
  const booked = round.crews.find(({ key }) => key === crew)?.booked.get(day) ?? [];
  const own = assignments.filter((one) => one.crew === crew && one.day === day);
  return [...booked, ...own].toSorted(
    (one, other) =>
      one.from - other.from || one.to - other.to || Number(one.key > other.key) * 2 - 1,
  );
}

/** What is wrong with the place of one visit among the others; nothing when it may stand so. */
export function faultsOf(
  round: Round,
  assignments: readonly Assignment[],
  one: Assignment,
  allowed?: readonly Window[],
): string[] {
  const crew = round.crews.find(({ key }) => key === one.crew);
  const others = dayOf(
    round,
    assignments.filter(({ key }) => key !== one.key),
    one.crew,
    one.day,
  );
  const faults: string[] = [];
  const note = (isFault: boolean, kind: string) => isFault && faults.push(`${one.key}: ${kind}`);
  note(!isWithin(crew?.working.get(one.day) ?? [], one), 'hours');
  const windows = allowed?.filter(({ days }) => days?.includes(one.day) ?? true);
  note(windows !== undefined && !isWithin(windows, one), 'window');
  note(one.from % (round.slot ?? 5) !== 0, 'grid');
  note(
    others.some(({ from, to }) => from < one.to && one.from < to),
    'overlap',
  );
  const ended = others.filter(({ to }) => to <= one.from);
  const before = ended.toSorted((some, other) => some.to - other.to).at(-1);
  const after = others.find(({ from }) => from >= one.to);
  note(
    before !== undefined && before.to + needed(round, before.house, one.house) > one.from,
    'travel',
  );
  note(
    after !== undefined && one.to + needed(round, one.house, after.house) > after.from,
    'travel',
  );
  return faults;
}

/** What is wrong with all visits of a plan that were given their place. */
export function faultsOfAll(round: Round, assignments: readonly Assignment[]): string[] {
  return assignments.flatMap((one) => {
    const visit = round.visits.find(({ key }) => key === one.key);
    return visit?.fixed === undefined ? faultsOf(round, assignments, one, visit?.allowed) : [];
  });
}

/** Minutes on the way between houses, and how many crew's days the houses take altogether. */
export function qualityOf(round: Round, assignments: readonly Assignment[]) {
  const places = new Set(assignments.map(({ house, crew, day }) => `${house} ${crew} ${day}`));
  let travel = 0;
  for (const crew of round.crews)
    for (const day of new Set(round.days)) {
      const all = dayOf(round, assignments, crew.key, day);
      for (const [index, one] of all.entries()) {
        const before = all[index - 1];
        if (before !== undefined && before.house !== one.house)
          travel += needed(round, before.house, one.house);
      }
    }
  return {
    placed: assignments.length,
    travel,
    places: places.size,
    days: new Set(assignments.map(({ day }) => day)).size,
  };
}

const HOUSES = ['Dubová 5', 'Lípová 1', 'Lípová 2', 'Nová 7', 'Široká 12'] as const;

const hours = fc.constantFrom<readonly Span[]>(
  USUAL_HOURS,
  [{ from: 480, to: 960 }],
  [{ from: 600, to: 720 }],
  [],
  [
    { from: 363, to: 700 },
    { from: 700, to: 777 },
    { from: 801, to: 1000 },
  ],
);

const window = fc.record(
  {
    from: fc.integer({ min: 0, max: 900 }),
    to: fc.integer({ min: 300, max: 1440 }),
    days: fc.subarray(daysFrom(3)),
  },
  { requiredKeys: ['from', 'to'] },
);

/** Houses on a straight street, so that no way through a third house is shorter. */
const street = fc.tuple(...HOUSES.map(() => fc.integer({ min: 0, max: 40 }))).map((places): Way[] =>
  HOUSES.flatMap((one, index) =>
    HOUSES.slice(index + 1).map((other, later): Way => {
      const distance = Math.abs((places[index] ?? 0) - (places[index + 1 + later] ?? 0));
      return { between: [one, other], minutes: 5 + distance };
    }),
  ),
);

const visit = fc.record({
  house: fc.constantFrom(...HOUSES),
  order: fc.integer({ min: 0, max: 9 }),
  minutes: fc.oneof(fc.constantFrom(10, 15, 30), fc.integer({ min: 1, max: 120 })),
  allowed: fc.option(fc.array(window, { maxLength: 2 }), { freq: 4 }),
  fixed: fc.option(
    fc.record({
      crew: fc.constantFrom('A', 'B', 'Z'),
      day: fc.constantFrom(...daysFrom(4)),
      from: fc.integer({ min: 400, max: 900 }),
    }),
    { freq: 8 },
  ),
});

type DrawnVisit = typeof visit extends fc.Arbitrary<infer T> ? T : never;

const visitOf = ({ allowed, fixed, ...rest }: DrawnVisit, index: number): Visit => ({
  ...rest,
  key: `v${String(index).padStart(2, '0')}`,
  ...(allowed === null ? {} : { allowed }),
  ...(fixed === null ? {} : { fixed }),
});

const booking = fc.record({
  house: fc.constantFrom(...HOUSES),
  from: fc.integer({ min: 400, max: 900 }),
  minutes: fc.integer({ min: 1, max: 90 }),
});

const crewDay = fc.record({ hours, booked: fc.array(booking, { maxLength: 2 }) });

const crew = (key: string) =>
  fc.array(crewDay, { minLength: 3, maxLength: 3 }).map((days): Crew => {
    const named = days.map((day, index) => [daysFrom(3)[index] ?? MONDAY, day] as const);
    return {
      key,
      working: new Map(named.map(([day, one]) => [day, one.hours])),
      booked: new Map(
        named.map(([day, { booked }]) => [
          day,
          booked.map(({ house, from, minutes }, index) => ({
            key: `${key} ${day} ${index}`,
            house,
            from,
            to: from + minutes,
          })),
        ]),
      ),
    };
  });

/** Rounds of everything: windows, visits that stand, bookings that collide, uneven hours and ways. */
export const anyRound: fc.Arbitrary<Round> = fc.record({
  visits: fc.array(visit, { maxLength: 18 }).map((drawn) => drawn.map(visitOf)),
  days: fc.subarray(daysFrom(3), { minLength: 1 }),
  crews: fc.tuple(crew('A'), crew('B')).map((both): readonly Crew[] => both),
  travel: fc.record({
    usual: fc.integer({ min: 0, max: 30 }),
    within: fc.integer({ min: 0, max: 5 }),
    ways: street,
  }),
  slot: fc.constantFrom(1, 5, 15),
});
