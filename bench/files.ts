import { setTimeout as pause } from 'node:timers/promises';
import type { Endpoint } from '#contract/endpoint.ts';
import { exportAddresses, exportClaims } from '#contract/exports.ts';
import type { Figure } from './figure.ts';
import { seedLedger } from './money.sql.ts';
import { startBenchPortal, type BenchPortal } from './portal.ts';
import { megabytesOf } from './processes.ts';
import { liftLicence, seedUnits } from './seed.sql.ts';

const FEW = 10_000;
const MANY = 100_000;
/** Of two claims a month: so many months make ten rows of a space. */
const MONTHS = 5;
const ROWS_OF_SPACE = 2 * MONTHS;
const SAMPLE_MS = 10;

interface Left {
  readonly rows: number;
  readonly megabytes: number;
  /** By how much the process was larger at most than before. */
  readonly growth: number;
}

/** Has a file leave and reads it without keeping it, while the memory of the server's process is looked at. */
async function left(portal: BenchPortal, endpoint: Endpoint, unit_id: number): Promise<Left> {
  const before = megabytesOf(portal.pid);
  let most = before;
  const looking = setInterval(() => (most = Math.max(most, megabytesOf(portal.pid))), SAMPLE_MS);
  try {
    const { body, status } = await fetch(portal.urlOf(endpoint, { unit_id }), {
      headers: { ...portal.headers, 'accept-encoding': 'identity' },
    });
    if (status !== 200 || body === null) throw new Error(`P33: refused with ${status}.`);
    let [bytes, ends, cut] = [0, 0, ''];
    for await (const part of body as unknown as AsyncIterable<Uint8Array>) {
      const text =
        cut + Buffer.from(part.buffer, part.byteOffset, part.byteLength).toString('latin1');
      bytes += part.length;
      // An end of a line as JSON writes it, which two parts may have halves of.
      ends += text.split(String.raw`\n`).length - 1;
      cut = text.endsWith('\\') ? '\\' : '';
    }
    // The first line are the heads of the columns.
    return { rows: ends - 1, megabytes: bytes / 2 ** 20, growth: most - before };
  } finally {
    clearInterval(looking);
  }
}

/** The growth of the server's process for few rows and for many, each after a file that warmed it up. */
async function figureOf(
  portal: BenchPortal,
  title: string,
  endpoint: Endpoint,
  [few, many]: readonly [number, number],
): Promise<Figure> {
  await left(portal, endpoint, few);
  const small = await left(portal, endpoint, few);
  await pause(1000);
  const large = await left(portal, endpoint, many);
  const told = ({ rows, megabytes, growth }: Left) =>
    `${rows} řádků, ${megabytes.toFixed(1)} MB souboru, růst ${growth.toFixed(0)} MB`;
  return {
    id: 'P33',
    title: `růst paměti serveru při odchodu ${title}`,
    measured: large.growth,
    comparedTo: `${told(small)}; ${told(large)}; proces před tím`,
    unit: 'MB',
    floor: 100,
    goal: 50,
    beyond: 25,
  };
}

/** P33: memory of the server's process while ten and a hundred thousand rows leave as a file. */
export async function filesLeave(): Promise<Figure[]> {
  const portal = await startBenchPortal();
  try {
    const { owner, client_id } = portal;
    await liftLicence(owner, client_id);
    const unitOf = async (spaces: number, addresses: number) => {
      const shape = { buildings: 40, spaces, addresses };
      const [unit_id = 0] = await seedUnits(owner, { clients: [client_id], each: 1, shape });
      return unit_id;
    };
    const few = await unitOf(FEW / ROWS_OF_SPACE, FEW);
    const many = await unitOf(MANY / ROWS_OF_SPACE, MANY);
    await seedLedger(owner, [few, many], MONTHS);
    return [
      await figureOf(portal, 'předpisů', exportClaims, [few, many]),
      await figureOf(portal, 'adresáře', exportAddresses, [few, many]),
    ];
  } finally {
    await portal.stop();
  }
}
