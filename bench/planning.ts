import { planVisits } from '#contract/fieldwork/planning/plan.ts';
import type { Assignment, Round } from '#contract/fieldwork/planning/planning.ts';
import { qualityOf } from '#tests/field-round.ts';
import { greedyRound, madeRound, type Size } from '#tests/greedy-round.ts';
import { median, type Figure, type Length } from './figure.ts';

/** Two weeks of four crews: a seventh of the visits in the afternoon only. */
const SIZE: Size = { visits: 500, houses: 60, crews: 4, days: 10, afternoons: 7 };
const SEEDS = [1, 2, 3] as const;
const MORE_SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

interface Taken {
  readonly wall: number;
  readonly processor: number;
  readonly made: readonly Assignment[];
}

/** Seconds on the clock and of the processor. */
function takenOnce(work: () => readonly Assignment[]): Taken {
  const [begin, busy] = [performance.now(), process.cpuUsage()];
  const made = work();
  const { user, system } = process.cpuUsage(busy);
  return { wall: (performance.now() - begin) / 1000, processor: (user + system) / 1e6, made };
}

/** The same; the first run of a round only warms up. */
function taken(work: () => readonly Assignment[]): Taken {
  work();
  return takenOnce(work);
}

/** The plain order's best chance: visits come by houses and their walk. */
const byHouses = (round: Round): Round => ({
  ...round,
  visits: round.visits.toSorted(
    (one, other) => one.house.localeCompare(other.house) || one.order - other.order,
  ),
});

type Quality = ReturnType<typeof qualityOf>;

const sum = (all: readonly Quality[], of: (one: Quality) => number) =>
  all.reduce((total, one) => total + of(one), 0);
const told = (all: readonly Quality[]) =>
  `umístěno ${sum(all, (one) => one.placed)}, na cestě ${sum(all, (one) => one.travel)} min, domů na den čety ${sum(all, (one) => one.places)}, dní ${sum(all, (one) => one.days)}`;

/**
 * The largest rounds that may be asked for: in houses of usual size, of one place each, and in few large houses where
 * half of the people are there in the afternoon only.
 */
const LARGEST: readonly Size[] = [
  { visits: 2000, houses: 200, crews: 20, days: 62, afternoons: 7 },
  { visits: 2000, houses: 2000, crews: 20, days: 62, afternoons: 7 },
  { visits: 2000, houses: 20, crews: 20, days: 62, afternoons: 2 },
];

/** P28c: the largest rounds, each once; seconds of the processor against the plain order. */
function largestRounds(): Figure {
  const runs = LARGEST.map((size) => {
    const round = byHouses(madeRound(1, size));
    const own = takenOnce(() => planVisits(round).assignments);
    const plain = takenOnce(() => greedyRound(round));
    return { size, own, plain };
  });
  const text = runs.map(({ size, own, plain }) => {
    const { placed } = qualityOf(byHouses(madeRound(1, size)), own.made);
    const [busy, simple] = [own.processor, plain.processor];
    return `${size.houses} domů ${busy.toFixed(1)} s, ${(busy / simple).toFixed(1)}krát (umístěno ${placed})`;
  });
  return {
    id: 'P28c',
    title: 'naplánování 2 000 míst pro 20 čet a 62 dní, nejhorší ze tří, procesor',
    measured: Math.max(...runs.map(({ own }) => own.processor)),
    comparedTo: `prosté pořadí po domech: ${text.join('; ')}`,
    unit: 's',
    floor: 6,
    goal: 3,
    beyond: 1,
  };
}

/** P28: a round of 500 visits planned for four crews, against the plain order of the same visits. */
export function plannedRounds({ long }: Length): Promise<Figure[]> {
  const rounds = (long ? MORE_SEEDS : SEEDS).map((seed) => byHouses(madeRound(seed, SIZE)));
  const own = rounds.map((round) => taken(() => planVisits(round).assignments));
  const plain = rounds.map((round) => taken(() => greedyRound(round)));
  const qualities = (runs: readonly Taken[]) =>
    runs.map(({ made }, at) => qualityOf(rounds[at] ?? byHouses(madeRound(0, SIZE)), made));
  const [ownQuality, plainQuality] = [qualities(own), qualities(plain)];
  const middle = (runs: readonly Taken[], of: (run: Taken) => number) => median(runs.map(of));
  const [ownBusy, plainBusy] = [own, plain].map((runs) => middle(runs, (one) => one.processor));
  const times = ((ownBusy ?? 0) / (plainBusy ?? 1)).toFixed(0);
  return Promise.resolve([
    {
      id: 'P28',
      title: `naplánování ${SIZE.visits} návštěv pro ${SIZE.crews} čety`,
      measured: middle(own, (one) => one.wall),
      comparedTo: `${(ownBusy ?? 0).toFixed(2)} s procesoru, ${times}krát víc než prosté pořadí po domech (${(plainBusy ?? 0).toFixed(3)} s)`,
      unit: 's',
      floor: 3,
      goal: 1,
      beyond: 0.5,
    },
    {
      id: 'P28b',
      title: 'cesta mezi domy proti prostému pořadí',
      measured: sum(ownQuality, (one) => one.travel) / sum(plainQuality, (one) => one.travel),
      comparedTo: `${told(ownQuality)}; prosté pořadí po domech: ${told(plainQuality)} (${rounds.length} kola)`,
      floor: 1,
      goal: 0.8,
      beyond: 0.6,
    },
    largestRounds(),
  ]);
}
