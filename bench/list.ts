import { deepStrictEqual } from 'node:assert/strict';
import { listClientUnits } from '#contract/units.ts';
import { startBare } from './bare.ts';
import { median, quantile, type Figure, type Length } from './figure.ts';
import { throughput, timesAtRate, type Target } from './load.ts';
import { addUnits, startBenchPortal } from './portal.ts';

const UNITS = 25;
const ROUNDS = 5;
const RATE = 500;

interface Pair {
  readonly portal: Target;
  readonly bare: Target;
}

async function answerOf({ url, headers }: Target): Promise<unknown> {
  return (await fetch(url, { headers })).json();
}

/** Runs the work over both servers, started for it alone: limits of calls count from zero. */
async function withPair<T>(work: (pair: Pair) => Promise<T>): Promise<T> {
  const started = await startBenchPortal();
  try {
    await addUnits(started, UNITS);
    const bareServer = await startBare(started);
    try {
      const portal = { url: started.urlOf(listClientUnits), headers: started.headers };
      const bare = { url: bareServer.url, headers: {} };
      // A ratio of two different answers would say nothing.
      deepStrictEqual(await answerOf(portal), await answerOf(bare));
      return await work({ portal, bare });
    } finally {
      await bareServer.stop();
    }
  } finally {
    await started.stop();
  }
}

/** Ratios of interleaved rounds; the first one in turn changes. */
async function ratios(
  { portal, bare }: Pair,
  measure: (target: Target) => Promise<number>,
): Promise<number[]> {
  const found: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const first = await measure(round % 2 === 0 ? portal : bare);
    const second = await measure(round % 2 === 0 ? bare : portal);
    found.push(round % 2 === 0 ? first / second : second / first);
  }
  return found;
}

const comparedTo = `holé Fastify + postgres.js se stejným SQL z téže databáze, bez přihlášení a oddělení klientů`;

/** P1: throughput of the list of units against the bare server. */
export async function listThroughput({ long }: Length): Promise<Figure[]> {
  const amount = long ? 8000 : 2000;
  const found = await withPair(async (pair) => {
    for (const target of [pair.portal, pair.bare]) await throughput(target, 1500);
    return ratios(pair, (target) => throughput(target, amount));
  });
  return [
    {
      id: 'P1',
      title: 'propustnost seznamu 25 jednotek',
      measured: median(found),
      comparedTo: `${comparedTo}; 16 spojení, medián z ${ROUNDS} střídaných kol (${found.map((one) => one.toFixed(2)).join(', ')})`,
      floor: 0.5,
      goal: 0.7,
      beyond: 0.85,
    },
  ];
}

/** P4: the slowest hundredth at a constant rate against the bare server. */
export async function listTail({ long }: Length): Promise<Figure[]> {
  const load = { rate: RATE, seconds: long ? 10 : 3 };
  const found = await withPair(async (pair) => {
    for (const target of [pair.portal, pair.bare]) await throughput(target, 1500);
    return ratios(pair, async (target) => quantile(await timesAtRate(target, load), 0.99));
  });
  return [
    {
      id: 'P4',
      title: `p99 seznamu při ${RATE} požadavcích za sekundu`,
      measured: median(found),
      comparedTo: `${comparedTo}; 16 spojení, medián z ${ROUNDS} střídaných kol (${found.map((one) => one.toFixed(2)).join(', ')})`,
      floor: 2,
      goal: 1.5,
      beyond: 1.2,
    },
  ];
}
