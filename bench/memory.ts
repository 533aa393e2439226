import { setTimeout as pause } from 'node:timers/promises';
import { listClientUnits } from '#contract/units.ts';
import { withOwner } from '#server/db/founding.sql.ts';
import type { Figure, Length } from './figure.ts';
import { timesAtRate } from './load.ts';
import { addUnits, startBenchPortal, type BenchPortal } from './portal.ts';
import { megabytesOfAll } from './processes.ts';

const RATE = 1000;
/** The portal listens to one address just sixty thousand times a minute, so the calls come from more of them. */
const ADDRESSES = ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'];
/** What the first start needs for the demo and its tasks goes back to the system with the connections that did it. */
export const SETTLING_MS = 150_000;
const WARM_UP_SECONDS = 20;
const SHORT_SECONDS = 60;
const AN_HOUR_SECONDS = 3600;
const UNITS = 25;

/**
 * Memory of the portal and its database. Pages of the database's cache count only where a living process has
 * looked at them, so the first round of its writer of pages, some five minutes after the start, would pass
 * for growth: it goes before each look.
 */
async function held(portal: BenchPortal): Promise<number> {
  await withOwner(portal.owner, (client) => client.query('checkpoint'));
  return megabytesOfAll(portal.pid);
}

/** Asks for the list of units at a constant rate for so long; resolves with the memory behind it. */
async function loaded(portal: BenchPortal, seconds: number): Promise<number> {
  const url = portal.urlOf(listClientUnits);
  const rate = RATE / ADDRESSES.length;
  const from = (address: string) =>
    timesAtRate(
      { url, headers: { ...portal.headers, 'x-forwarded-for': address } },
      { rate, seconds },
    );
  await Promise.all(ADDRESSES.map(from));
  return held(portal);
}

/**
 * P31: memory of the portal and its database together, shared pages counted once: idle, at a constant
 * thousand of calls a second, and how it grows under them; with `--long` for an hour.
 */
export async function memory({ long }: Length): Promise<Figure[]> {
  const portal = await startBenchPortal({ TRUST_PROXY: '127.0.0.1' });
  try {
    await addUnits(portal, UNITS);
    await pause(SETTLING_MS);
    const idle = await held(portal);
    const busy = await loaded(portal, WARM_UP_SECONDS);
    const seconds = long ? AN_HOUR_SECONDS : SHORT_SECONDS;
    const later = await loaded(portal, seconds);
    const comparedTo = 'server s databází dohromady, sdílené stránky jednou';
    return [
      {
        id: 'P31',
        title: 'paměť portálu, po kterém nikdo nic nechce',
        measured: idle,
        comparedTo,
        unit: 'MB',
        floor: 300,
        goal: 250,
        beyond: 200,
      },
      {
        id: 'P31',
        title: `paměť při ${RATE} voláních za sekundu`,
        measured: Math.max(busy, later),
        comparedTo,
        unit: 'MB',
        floor: 400,
        goal: 350,
        beyond: 300,
      },
      {
        id: 'P31',
        title: `růst paměti za ${seconds} sekund takových volání`,
        measured: later / busy - 1,
        comparedTo: `paměť po prvních ${WARM_UP_SECONDS} sekundách: ${busy.toFixed(0)} MB, potom ${later.toFixed(0)} MB`,
        floor: 0.05,
        goal: 0.02,
        beyond: 0.01,
      },
    ];
  } finally {
    await portal.stop();
  }
}
