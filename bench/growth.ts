import { browseAddresses } from '#contract/addresses.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { browseBuildings } from '#contract/pasports/buildings.ts';
import { browseSpaces } from '#contract/pasports/spaces.ts';
import { median, quantile, type Figure, type Length } from './figure.ts';
import { startBenchPortal, type BenchPortal } from './portal.ts';
import { seedClients, seedUnits, selectSpaceTotal } from './seed.sql.ts';

const SIZES = [1_000, 10_000, 100_000];
const LONG_SIZE = 1_000_000;
const SHAPE = { buildings: 10, spaces: 250, addresses: 250 };
const UNITS_OF_CLIENT = 4;

const lists: readonly { readonly name: string; readonly endpoint: Endpoint }[] = [
  { name: 'domů', endpoint: browseBuildings },
  { name: 'prostorů', endpoint: browseSpaces },
  { name: 'adres', endpoint: browseAddresses },
];

/** A portal with the measured unit in a database of that size. */
export interface Seeded {
  readonly portal: BenchPortal;
  readonly unit_id: number;
  readonly size: number;
}

/** Fills a portal up to about the size: the measured unit, and how much there is of all clients. */
type FillUp = (portal: BenchPortal, size: number) => Promise<Omit<Seeded, 'portal'>>;

async function fillUp(portal: BenchPortal, size: number): Promise<Omit<Seeded, 'portal'>> {
  const { owner, client_id } = portal;
  const [unit_id = 0] = await seedUnits(owner, { clients: [client_id], each: 1, shape: SHAPE });
  const missing = Math.round((size - (await selectSpaceTotal(owner))) / SHAPE.spaces);
  const count = Math.ceil(missing / UNITS_OF_CLIENT);
  const clients = await seedClients(owner, count);
  const each = Math.round(missing / count);
  await seedUnits(owner, { clients, each, shape: SHAPE });
  return { unit_id, size: await selectSpaceTotal(owner) };
}

/** Runs the work over portals of all sizes at once, so that each meets the same moods of the machine. */
export async function withSizes<T>(
  sizes: readonly number[],
  fill: FillUp,
  work: (all: readonly Seeded[]) => Promise<T>,
): Promise<T> {
  const portals: BenchPortal[] = [];
  try {
    const all: Seeded[] = [];
    for (const size of sizes) {
      const portal = await startBenchPortal();
      portals.push(portal);
      all.push({ portal, ...(await fill(portal, size)) });
    }
    return await work(all);
  } finally {
    await Promise.all(portals.map((portal) => portal.stop()));
  }
}

async function timeOf({ portal, unit_id }: Seeded, endpoint: Endpoint): Promise<number> {
  const params = { unit_id, show_hidden: '0', city_id: 0, parent_id: 0, parent_type: 'all' };
  const url = portal.urlOf(endpoint, params);
  const begin = performance.now();
  const answer = await fetch(url, { headers: portal.headers });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`P5: ${url} answered ${answer.status}: ${text.slice(0, 300)}`);
  return performance.now() - begin;
}

/**
 * Milliseconds of a call by size: the portals are asked in turn, one call after another. The lower
 * quartile leaves out what others do on the machine.
 */
async function timesOf(
  all: readonly Seeded[],
  endpoint: Endpoint,
  calls: number,
): Promise<number[]> {
  const times = all.map((): number[] => []);
  for (let one = 0; one < calls; one += 1) {
    for (const [at, seeded] of all.entries()) times[at]?.push(await timeOf(seeded, endpoint));
  }
  return times.map((ofSize) => quantile(ofSize, 0.25));
}

/** Slope of the line through the points by least squares. */
function slopeOf(points: readonly (readonly [number, number])[]): number {
  const mean = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const along = points.reduce((sum, [px, py]) => sum + (px - x) * (py - y), 0);
  return along / points.reduce((sum, [px]) => sum + (px - x) ** 2, 0);
}

interface Growth {
  readonly slopes: readonly number[];
  /** Milliseconds by size. */
  readonly times: readonly number[];
}

/** How the time of a call grows with the size: its exponent in each round, and the times. */
export async function growthOf(
  all: readonly Seeded[],
  endpoint: Endpoint,
  { rounds, calls }: { rounds: number; calls: number },
): Promise<Growth> {
  await timesOf(all, endpoint, calls);
  const found: number[][] = [];
  for (let round = 0; round < rounds; round += 1) found.push(await timesOf(all, endpoint, calls));
  const x = all.map(({ size }) => Math.log(size));
  const slopes = found.map((times) =>
    slopeOf(times.map((time, at) => [x[at] ?? 0, Math.log(time)] as const)),
  );
  return { slopes, times: all.map((_, at) => median(found.map((times) => times[at] ?? 0))) };
}

/** What a growth was reckoned from. */
export function growthText({ slopes, times }: Growth): string {
  const relative = times.map((time) => (time / (times[0] ?? time)).toFixed(2)).join(', ');
  const rounds = slopes.map((one) => one.toFixed(3)).join(', ');
  return `sklon v logaritmech, medián z ${slopes.length} střídaných kol (${rounds}), doba proti nejmenší ${relative}`;
}

/** P5: how the time of a list call grows with the database when the unit stays as it is. */
export async function growth({ long }: Length): Promise<Figure[]> {
  const rounds = { rounds: long ? 15 : 7, calls: 25 };
  return withSizes(long ? [...SIZES, LONG_SIZE] : SIZES, fillUp, async (all) => {
    const sizes = all.map(({ size }) => size).join(', ');
    const figures: Figure[] = [];
    for (const { name, endpoint } of lists) {
      const { slopes, times } = await growthOf(all, endpoint, rounds);
      figures.push({
        id: 'P5',
        title: `růst doby seznamu ${name} s databází, exponent`,
        measured: median(slopes),
        comparedTo: `táž jednotka (${SHAPE.spaces} prostorů a adres) v databázích o ${sizes} prostorech; ${growthText({ slopes, times })}`,
        floor: 0.1,
        goal: 0.03,
        beyond: 0.01,
      });
    }
    return figures;
  });
}
