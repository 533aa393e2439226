import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyRound, faultsOf, faultsOfAll, qualityOf } from '#tests/field-round.ts';
import { greedyRound, madeRound, type Size } from '#tests/greedy-round.ts';
import { checkVisit, type Calendar } from './check.ts';
import { freeSlots } from './free-slots.ts';
import { planVisits } from './plan.ts';
import type { Assignment, Round, Visit } from './planning.ts';

const calendarOf = (round: Round, visits: readonly Assignment[]): Calendar => ({
  crews: round.crews,
  travel: round.travel,
  visits,
  ...(round.slot === undefined ? {} : { slot: round.slot }),
});

const wantedOf = ({ key, house, minutes, allowed }: Visit, { days }: Round) => ({
  key,
  house,
  minutes,
  days,
  ...(allowed === undefined ? {} : { allowed }),
});

describe('a planned round, whatever it is of', () => {
  it('has every visit once, in a place where it may stand, or says that it has none', () => {
    fc.assert(
      fc.property(anyRound, (round) => {
        const { assignments, unplaced } = planVisits(round);
        const keys = [...assignments, ...unplaced].map(({ key }) => key).toSorted();
        expect(keys).toEqual(round.visits.map(({ key }) => key).toSorted());
        expect(faultsOfAll(round, assignments)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('keeps what stands already as it stands', () => {
    fc.assert(
      fc.property(anyRound, (round) => {
        const { assignments } = planVisits(round);
        for (const { key, house, minutes, fixed } of round.visits) {
          if (fixed === undefined) continue;
          const to = fixed.from + minutes;
          expect(assignments).toContainEqual({ key, house, ...fixed, to });
        }
      }),
    );
  });

  it('is the same in whatever order its lists come', () => {
    fc.assert(
      fc.property(anyRound, fc.integer(), (round, turn) => {
        const turned = <T>(list: readonly T[]) => {
          const at = list.length === 0 ? 0 : Math.abs(turn) % list.length;
          return [...list.slice(at), ...list.slice(0, at)].toReversed();
        };
        const other: Round = {
          ...round,
          visits: turned(round.visits),
          days: turned(round.days),
          crews: turned(round.crews),
          travel: { ...round.travel, ways: turned(round.travel.ways ?? []) },
        };
        expect(planVisits(other)).toEqual(planVisits(round));
      }),
    );
  });

  it('leaves no visit out that some gap could take', () => {
    fc.assert(
      fc.property(anyRound, (round) => {
        const { assignments, unplaced } = planVisits(round);
        const calendar = calendarOf(round, assignments);
        const left = new Set(unplaced.map(({ key }) => key));
        const slots = round.visits
          .filter(({ key }) => left.has(key))
          .flatMap((visit) => freeSlots(calendar, wantedOf(visit, round)));
        expect(slots).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('tells loads that agree with its visits', () => {
    fc.assert(
      fc.property(anyRound, (round) => {
        const { assignments, loads } = planVisits(round);
        const ofRound = assignments.filter(
          ({ crew, day }) => round.days.includes(day) && crew !== 'Z',
        );
        const work = ofRound.reduce((sum, { from, to }) => sum + to - from, 0);
        expect(loads.reduce((sum, one) => sum + one.work, 0)).toBe(work);
        for (const { free, hours } of loads) expect(free >= 0 && free <= hours).toBe(true);
      }),
    );
  });
});

describe('walking order and wholeness, where time is enough', () => {
  it('is kept in each house, and a house is in one place', () => {
    const seeds = Array.from({ length: 20 }, (_, at) => at + 1);
    for (const seed of seeds) {
      const round = madeRound(seed, { visits: 40, houses: 8, crews: 2, days: 4 });
      const { assignments, unplaced } = planVisits(round);
      expect(unplaced).toEqual([]);
      const order = new Map(round.visits.map((one) => [one.key, one.order]));
      const houses = new Set(assignments.map(({ house }) => house));
      for (const house of houses) {
        const ofHouse = assignments.filter((one) => one.house === house);
        const walked = ofHouse.map(({ key }) => order.get(key) ?? 0);
        expect(walked).toEqual(walked.toSorted((one, other) => one - other));
        expect(new Set(ofHouse.map(({ crew, day }) => `${crew} ${day}`)).size).toBe(1);
      }
    }
  });
});

describe('one rule for all doors', () => {
  it('accepts every free slot that is offered, and no other start', () => {
    fc.assert(
      fc.property(anyRound, (drawn) => {
        // Every minute of one day is tried.
        const round = { ...drawn, days: drawn.days.slice(0, 1) };
        const [first, ...rest] = round.visits;
        if (first === undefined) return;
        const { assignments } = planVisits({ ...round, visits: rest });
        const calendar = calendarOf(round, assignments);
        const slots = freeSlots(calendar, wantedOf(first, round));
        const { key, house, minutes, allowed } = first;
        const starts = round.crews.flatMap((crew) =>
          round.days.flatMap((day) =>
            Array.from({ length: 1440 }, (_, from): Assignment => {
              return { key, house, crew: crew.key, day, from, to: from + minutes };
            }),
          ),
        );
        const named = (places: readonly Assignment[]) =>
          places.map(({ crew, day, from }) => `${crew} ${day} ${from}`).toSorted();
        const accepted = starts.filter((place) => {
          const change = allowed === undefined ? place : { ...place, allowed };
          return checkVisit(calendar, change).length === 0;
        });
        const right = starts.filter(
          (place) => faultsOf(round, assignments, place, allowed).length === 0,
        );
        expect(named(slots)).toEqual(named(right));
        expect(named(accepted)).toEqual(named(right));
      }),
      { numRuns: 20 },
    );
  });

  it('keeps the plan whole through any row of moves to free slots', () => {
    const moves = fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 12 });
    fc.assert(
      fc.property(anyRound, moves, (drawn, row) => {
        // Bookings and standing visits that collide among themselves have no whole to keep.
        const crews = drawn.crews.map((crew) => ({ ...crew, booked: new Map() }));
        const visits = drawn.visits.map((visit) => ({ ...visit, fixed: undefined }));
        const round: Round = { ...drawn, crews, visits };
        let { assignments: standing } = planVisits(round);
        for (const [which, where] of row) {
          const moved = visits[which % Math.max(1, visits.length)];
          if (moved === undefined) return;
          const calendar = calendarOf(round, standing);
          const slots = freeSlots(calendar, wantedOf(moved, round));
          const slot = slots[where % Math.max(1, slots.length)];
          if (slot === undefined) continue;
          const { allowed } = moved;
          const change = allowed === undefined ? slot : { ...slot, allowed };
          expect(checkVisit(calendar, change)).toEqual([]);
          standing = [...standing.filter(({ key }) => key !== slot.key), slot];
          expect(faultsOfAll(round, standing)).toEqual([]);
        }
      }),
    );
  });
});

describe('planning against the plain order', () => {
  const sizes: Size[] = [
    { visits: 60, houses: 12, crews: 2, days: 5 },
    { visits: 90, houses: 5, crews: 3, days: 4, afternoons: 9 },
    { visits: 30, houses: 20, crews: 1, days: 6, afternoons: 5 },
  ];
  const rounds = sizes.flatMap((size) => [1, 2, 3, 4, 5].map((seed) => madeRound(seed, size)));
  const byHouse = (round: Round): Round => ({
    ...round,
    visits: round.visits.toSorted(
      (one, other) => one.house.localeCompare(other.house) || one.order - other.order,
    ),
  });
  const total = (plans: readonly ReturnType<typeof qualityOf>[]) => ({
    placed: plans.reduce((sum, one) => sum + one.placed, 0),
    travel: plans.reduce((sum, one) => sum + one.travel, 0),
    places: plans.reduce((sum, one) => sum + one.places, 0),
    days: plans.reduce((sum, one) => sum + one.days, 0),
  });
  const planned = (round: Round) => qualityOf(round, planVisits(round).assignments);

  it.each([
    ['as visits come', (round: Round) => round],
    ['by houses and the walk', byHouse],
  ])('goes less and splits fewer houses: %s', (_, ordered) => {
    const own = total(rounds.map(planned));
    const plain = total(rounds.map((round) => qualityOf(round, greedyRound(ordered(round)))));
    expect(own.placed).toBe(plain.placed);
    expect(own.places).toBeLessThanOrEqual(plain.places);
    expect(own.travel).toBeLessThanOrEqual(plain.travel);
  });

  it('places at least as many visits where time is short', () => {
    const short = [1, 2, 3, 4, 5].map((seed) =>
      madeRound(seed, { visits: 80, houses: 9, crews: 2, days: 1, afternoons: 7 }),
    );
    for (const round of short)
      expect(planned(round).placed).toBeGreaterThanOrEqual(greedyRound(byHouse(round)).length);
  });
});
