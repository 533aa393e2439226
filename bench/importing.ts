import { setTimeout as sleep } from 'node:timers/promises';
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
import { startBenchPortal, type BenchPortal } from './portal.ts';
import { liftLicence, seedUnits } from './seed.sql.ts';

const ROWS = 10_000;
const BUILDINGS = 200;
const FLOOR_SECONDS = 10;
const PATIENCE_MS = 120_000;
const POLL_MS = 20;
const LATER_CALLS = 7;

const HEADER =
  'Dům;Číslo prostoru;Typ prostoru;Podlaží;Dispozice;Variabilní symbol;Celková plocha;Podlahová plocha;Vytápěná plocha;Poznámka';

/** A file of spaces for the buildings that seeded units have. */
function fileOf(rows: number): string {
  const lines = Array.from({ length: rows }, (_, at) => {
    const [building, number] = [1 + (at % BUILDINGS), 1 + Math.floor(at / BUILDINGS)];
    const area = 40 + (at % 600) / 10;
    const areas = [area, area - 2, area - 5].map((one) => one.toFixed(1).replace('.', ','));
    return `Lípová ${building};${number};Byt;${1 + (number % 4)}. NP;3+kk;${10_000_000 + at};${areas.join(';')};Vchod ze dvora`;
  });
  return [HEADER, ...lines].join('\r\n');
}

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

/** Uploads, checks and accepts one file; returns the seconds of each step. */
async function importOnce(portal: BenchPortal, unit_id: number, file: string): Promise<number[]> {
  const content_base64 = Buffer.from(file).toString('base64');
  const moments = [performance.now()];
  const body = { kind: 'spaces', file_name: 'prostory.csv', content_base64 };
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
  return moments.slice(1).map((moment, at) => (moment - (moments[at] ?? 0)) / 1000);
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

/** P18: a file of spaces uploaded, checked and accepted through the API; P18b: the first list of them. */
export async function importing({ long }: Length): Promise<Figure[]> {
  const portal = await startBenchPortal();
  try {
    const { owner, client_id } = portal;
    await liftLicence(owner, client_id);
    const shape = { buildings: BUILDINGS, spaces: 0, addresses: 0 };
    const units = await seedUnits(owner, { clients: [client_id], each: long ? 5 : 3, shape });
    const file = fileOf(ROWS);
    const steps: number[][] = [];
    const firsts: number[] = [];
    for (const unit_id of units) {
      steps.push(await importOnce(portal, unit_id, file));
      firsts.push(await firstToLater(portal, unit_id));
    }
    const sums = steps.map((times) => times.reduce((sum, one) => sum + one, 0));
    const parts = [0, 1, 2].map((at) => median(steps.map((times) => times[at] ?? 0)).toFixed(2));
    return [
      {
        id: 'P18',
        title: `import ${ROWS} prostorů se zkouškou`,
        measured: median(sums) / FLOOR_SECONDS,
        comparedTo: `doba prahu ${FLOOR_SECONDS} s; medián z ${sums.length} importů CSV do prázdných jednotek (${sums.map((one) => one.toFixed(2)).join(', ')} s; z toho nahrání ${parts[0]}, zkouška ${parts[1]}, přijetí ${parts[2]} s)`,
        floor: 1,
        goal: 3 / FLOOR_SECONDS,
        beyond: 1 / FLOOR_SECONDS,
      },
      {
        id: 'P18b',
        title: `první výpis ${ROWS} prostorů po přijetí`,
        measured: median(firsts),
        comparedTo: `týž výpis později, po vacuum (analyze); medián z ${firsts.length} importů (${firsts.map((one) => one.toFixed(2)).join(', ')}×)`,
        floor: 3,
        goal: 1.5,
        beyond: 1.1,
      },
    ];
  } finally {
    await portal.stop();
  }
}
