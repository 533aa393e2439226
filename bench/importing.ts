import { setTimeout as sleep } from 'node:timers/promises';
import type { ImportKind } from '#contract/import-kinds.ts';
import {
  acceptImport,
  checkImport,
  getImport,
  uploadImport,
  type ImportBatch,
} from '#contract/imports.ts';
import { browseSpaces } from '#contract/pasports/spaces.ts';
import { withOwner } from '#server/db/founding.sql.ts';
import { median, type Figure, type Length } from './figure.ts';
import { secondsOfProcessor } from './processes.ts';
import { startBenchPortal, type BenchPortal } from './portal.ts';
import { liftLicence, seedUnits } from './seed.sql.ts';
import { sheetOfHouses, sheetOfSpaces } from './sheets.ts';

export const ROWS = 10_000;
export const BUILDINGS = 200;
const FLOOR_SECONDS = 10;
const PATIENCE_MS = 120_000;
/** Rarely enough that asking is none of the work. */
const POLL_MS = 100;
const LATER_CALLS = 7;

/** Waits until the work in the background has brought the import to the state. */
async function reached(
  portal: BenchPortal,
  { unit_id, import_id }: ImportBatch,
  state: ImportBatch['state'],
): Promise<ImportBatch> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const batch = await portal.call(getImport, { params: { unit_id, import_id } });
    if (batch.state === state) return batch;
    if (batch.state === 'failed' || batch.fault !== '' || performance.now() > until)
      throw new Error(`P18: the import is ${batch.state}: ${batch.fault}`);
    await sleep(POLL_MS);
  }
}

/** What one file took: seconds of its steps, and of the processor in all of them. */
export interface Taken {
  readonly steps: readonly number[];
  readonly processor: number;
}

/** Uploads, checks and accepts one file. */
export async function importOnce(
  portal: BenchPortal,
  unit_id: number,
  { kind, file }: { kind: ImportKind; file: string },
): Promise<Taken> {
  const content_base64 = Buffer.from(file).toString('base64');
  const before = secondsOfProcessor(portal.pid);
  const moments = [performance.now()];
  const body = { kind, file_name: 'soubor.csv', content_base64 };
  const { import_id, mapping } = await portal.call(uploadImport, { params: { unit_id }, body });
  moments.push(performance.now());
  const params = { unit_id, import_id };
  const begun = await portal.call(checkImport, { params, body: { mapping } });
  const { rows_new, rows_failing } = await reached(portal, begun, 'checked');
  if (rows_new !== ROWS || rows_failing > 0)
    throw new Error(`P18: of ${ROWS} rows ${rows_new} are new and ${rows_failing} fail.`);
  moments.push(performance.now());
  await reached(portal, await portal.call(acceptImport, { params, body: {} }), 'accepted');
  moments.push(performance.now());
  return {
    steps: moments.slice(1).map((moment, at) => (moment - (moments[at] ?? 0)) / 1000),
    processor: secondsOfProcessor(portal.pid) - before,
  };
}

const sumOf = ({ steps }: Taken) => steps.reduce((sum, one) => sum + one, 0);

/** How long the imports of one kind took, against the floor. */
export function figureOf(id: string, title: string, taken: readonly Taken[], beside = ''): Figure {
  const sums = taken.map(sumOf);
  const parts = [0, 1, 2].map((at) => median(taken.map(({ steps }) => steps[at] ?? 0)).toFixed(2));
  const processor = median(taken.map((one) => one.processor)).toFixed(1);
  return {
    id,
    title,
    measured: median(sums) / FLOOR_SECONDS,
    comparedTo: `doba prahu ${FLOOR_SECONDS} s; medián z ${sums.length} importů CSV do prázdných jednotek (${sums.map((one) => one.toFixed(2)).join(', ')} s; z toho nahrání ${parts[0]}, zkouška ${parts[1]}, přijetí ${parts[2]} s; procesoru ${processor} s${beside})`,
    floor: 1,
    goal: 3 / FLOOR_SECONDS,
    beyond: 1 / FLOOR_SECONDS,
  };
}

async function secondsOfList(portal: BenchPortal, unit_id: number): Promise<number> {
  const params = { unit_id, show_hidden: 0, parent_id: 0, parent_type: 'all' };
  const began = performance.now();
  const { values } = await portal.call(browseSpaces, { params });
  if (values.length !== ROWS) throw new Error(`P18: the list has ${values.length} spaces.`);
  return (performance.now() - began) / 1000;
}

/** How many times longer the first list after the acceptance takes than the same one later. */
async function firstToLater(portal: BenchPortal, unit_id: number): Promise<number> {
  const first = await secondsOfList(portal, unit_id);
  await withOwner(portal.owner, (client) => client.query('vacuum (analyze)'));
  const later: number[] = [];
  for (let call = 0; call < LATER_CALLS; call += 1) {
    later.push(await secondsOfList(portal, unit_id));
  }
  return first / median(later);
}

/** P18: a file of spaces uploaded, checked and accepted through the API; P18b: the first list of them; P18c: one of whole houses. */
export async function importing({ long }: Length): Promise<Figure[]> {
  const portal = await startBenchPortal();
  try {
    const { owner, client_id } = portal;
    await liftLicence(owner, client_id);
    const each = long ? 5 : 3;
    const shape = { buildings: BUILDINGS, spaces: 0, addresses: 0 };
    const units = await seedUnits(owner, { clients: [client_id], each: each * 2, shape });
    const spaces: Taken[] = [];
    const houses: Taken[] = [];
    const firsts: number[] = [];
    // One by the other, so that both meet the machine in the same mood.
    for (let at = 0; at < each; at += 1) {
      const [one = 0, other = 0] = units.slice(at * 2);
      spaces.push(await importOnce(portal, one, { kind: 'spaces', file: sheetOfSpaces(ROWS) }));
      firsts.push(await firstToLater(portal, one));
      houses.push(await importOnce(portal, other, { kind: 'house', file: sheetOfHouses(ROWS) }));
    }
    const times = median(houses.map((one, at) => sumOf(one) / sumOf(spaces[at] ?? one)));
    const beside = `; ${times.toFixed(1)}× doba importu samotných prostorů vedle`;
    return [
      figureOf('P18', `import ${ROWS} prostorů se zkouškou`, spaces),
      {
        id: 'P18b',
        title: `první výpis ${ROWS} prostorů po přijetí`,
        measured: median(firsts),
        comparedTo: `týž výpis později, po vacuum (analyze); medián z ${firsts.length} importů (${firsts.map((one) => one.toFixed(2)).join(', ')}×)`,
        floor: 3,
        goal: 1.5,
        beyond: 1.1,
      },
      figureOf('P18c', `import ${ROWS} řádků celých domů se zkouškou`, houses, beside),
    ];
  } finally {
    await portal.stop();
  }
}
