import { setTimeout as pause } from 'node:timers/promises';
import type { Endpoint } from '#contract/endpoint.ts';
import { exportAddresses, exportClaims } from '#contract/exports.ts';
import { fileFormats, type FileFormat } from '#contract/rules/file-format.ts';
import { unpackArchive } from '#server/files/unpack.ts';
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

interface Leaving {
  /** What leaves: 'předpisů'. */
  readonly title: string;
  readonly endpoint: Endpoint;
  readonly format: FileFormat;
}

interface Left {
  readonly rows: number;
  readonly megabytes: number;
  /** By how much the process was larger at most than before. */
  readonly growth: number;
}

/** What one file is counted by. */
interface Counting {
  take(part: Buffer): void;
  rows(): number;
}

/** Ends of lines, as JSON writes them; two parts may have halves of one. The first line are the heads. */
function linesCounted(): Counting {
  let [ends, cut] = [0, ''];
  return {
    take(part) {
      const text = cut + part.toString('latin1');
      ends += text.split(String.raw`\n`).length - 1;
      cut = text.endsWith('\\') ? '\\' : '';
    },
    rows: () => ends - 1,
  };
}

/** Rows of sheets of a workbook, without their heads; it is packed, so all of it is kept until its end. */
function sheetsCounted(): Counting {
  const parts: Buffer[] = [];
  const isSheet = (name: string) => name.startsWith('xl/worksheets/');
  return {
    take: (part) => void parts.push(part),
    rows() {
      const { result } = JSON.parse(Buffer.concat(parts).toString('latin1')) as {
        result: { content: string };
      };
      const sheets = unpackArchive(Buffer.from(result.content, 'base64'), isSheet, 2 ** 30);
      const counts = [...sheets.values()].map((xml) => rowsIn(xml) - 1);
      return counts.reduce((sum, count) => sum + count, 0);
    },
  };
}

function rowsIn(xml: Buffer): number {
  let count = 0;
  for (let at = xml.indexOf('<row '); at !== -1; at = xml.indexOf('<row ', at + 1)) count += 1;
  return count;
}

/** Has a file leave and counts it whole, while the memory of the server's process is looked at. */
async function left(
  portal: BenchPortal,
  { endpoint, format }: Leaving,
  unit_id: number,
): Promise<Left> {
  const before = megabytesOf(portal.pid);
  let most = before;
  const looking = setInterval(() => (most = Math.max(most, megabytesOf(portal.pid))), SAMPLE_MS);
  try {
    const url = `${portal.urlOf(endpoint, { unit_id })}?format=${format}`;
    const { body, status } = await fetch(url, {
      headers: { ...portal.headers, 'accept-encoding': 'identity' },
    });
    if (status !== 200 || body === null) throw new Error(`P33: refused with ${status}.`);
    const counting = format === 'csv' ? linesCounted() : sheetsCounted();
    let bytes = 0;
    for await (const part of body as unknown as AsyncIterable<Uint8Array>) {
      bytes += part.length;
      counting.take(Buffer.from(part.buffer, part.byteOffset, part.byteLength));
    }
    return { rows: counting.rows(), megabytes: bytes / 2 ** 20, growth: most - before };
  } finally {
    clearInterval(looking);
  }
}

/** The growth of the server's process for few rows and for many, each after a file that warmed it up. */
async function figureOf(
  portal: BenchPortal,
  leaving: Leaving,
  [few, many]: readonly [number, number],
): Promise<Figure> {
  await left(portal, leaving, few);
  const small = await left(portal, leaving, few);
  await pause(1000);
  const large = await left(portal, leaving, many);
  const told = ({ rows, megabytes, growth }: Left) =>
    `${rows} řádků, ${megabytes.toFixed(1)} MB souboru, růst ${growth.toFixed(0)} MB`;
  return {
    id: 'P33',
    title: `růst paměti serveru při odchodu ${leaving.title} (${leaving.format})`,
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
    const figures: Figure[] = [];
    for (const format of fileFormats) {
      const claims = { title: 'předpisů', endpoint: exportClaims, format };
      const addresses = { title: 'adresáře', endpoint: exportAddresses, format };
      figures.push(await figureOf(portal, claims, [few, many]));
      figures.push(await figureOf(portal, addresses, [few, many]));
    }
    return figures;
  } finally {
    await portal.stop();
  }
}
