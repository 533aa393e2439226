import pg from 'pg';
import { listClientUnits, updateUnit, type Unit } from '#contract/units.ts';
import { authenticate } from '#server/access/actor.ts';
import { clientOfToken } from '#server/access/owned.ts';
import { APP_ROLE } from '#server/db/migrate.ts';
import type { Caller } from '#server/http/route.ts';
import type { Portal } from '#server/portal.ts';
import { saveUnit } from '#server/units/units.service.ts';
import { median, type Figure, type Length } from './figure.ts';
import { startBenchPortal, type BenchPortal } from './portal.ts';
import { recorded, type Statement } from './recorded.ts';

const ROUNDS = 5;
const WRITERS = 3;
/**
 * Saves of each writer before it is measured. The first thousands of a process take twice and more of the processor,
 * because V8 compiles meanwhile what they run through; a portal is started once and saves for weeks.
 */
const WARM_UP = 2000;
/** Saves of each writer in the round before that, which tells what a portal just started does. */
const COLD = 100;

/** One unit, who writes to it, and how he does it by hand. */
interface Writer {
  readonly unit: Unit;
  readonly client: pg.Client;
  readonly statements: readonly Statement[];
  version: number;
}

// Parts of a call that saving a unit does not look at.
const unused = { query: {}, portal: {} as Portal, caller: {} as Caller };

// Stand in the recorded statements where each save has values of its own.
const VERSION_PLACE = 987_654_321;
const COMMENT_PLACE = 'what the bench writes';

/** Who saves is a member of no crew. */
const NO_CREW = { crew_id: null };

/** The statements of one save, as the portal sends them between begin and commit. */
function statementsOf(portal: BenchPortal, { unit_id }: Unit): Promise<Statement[]> {
  const client_id = clientOfToken(portal.client_id);
  const token = portal.headers['authorization']?.replace('Bearer ', '');
  return recorded(async (db) => {
    const actor = { ...(await authenticate(db, token, false)), client_id };
    const params = { client_id, unit_id };
    const body = { comment: COMMENT_PLACE, version: VERSION_PLACE };
    await saveUnit({ ...unused, db, actor, params, body });
  }, NO_CREW);
}

async function saveByPortal(portal: BenchPortal, writer: Writer, comment: string): Promise<void> {
  const params = { client_id: portal.client_id, unit_id: writer.unit.unit_id };
  const body = { comment, version: writer.version };
  ({ version: writer.version } = await portal.call(updateUnit, { params, body }));
}

async function saveByHand(writer: Writer, comment: string): Promise<void> {
  const { client, statements, version } = writer;
  const places = new Map<unknown, unknown>([
    [VERSION_PLACE, version],
    [COMMENT_PLACE, comment],
  ]);
  await client.query('begin');
  for (const [at, { text, values }] of statements.entries()) {
    const filled = values.map((value) => places.get(value) ?? value);
    const { rowCount } = await client.query({ name: `bench${at}`, text, values: filled });
    if (rowCount !== 1) throw new Error(`P17: a raw statement met ${rowCount} rows: ${text}`);
  }
  await client.query('commit');
  writer.version += 1;
}

/** Saves a second, all writers at once. */
async function rate(
  writers: readonly Writer[],
  saves: number,
  save: (writer: Writer, comment: string) => Promise<void>,
): Promise<number> {
  const begin = performance.now();
  const work = async (writer: Writer) => {
    for (let one = 0; one < saves; one += 1) await save(writer, `${begin} ${one}`);
  };
  await Promise.all(writers.map(work));
  return (saves * writers.length * 1000) / (performance.now() - begin);
}

async function createWriters(portal: BenchPortal): Promise<Writer[]> {
  const { units } = await portal.call(listClientUnits, {});
  return Promise.all(
    units.slice(0, WRITERS).map(async (unit) => {
      const client = new pg.Client({ ...portal.owner, user: APP_ROLE });
      // What ends it before its time is told by whoever waits for a statement.
      client.on('error', () => undefined);
      await client.connect();
      const statements = await statementsOf(portal, unit);
      return { unit, client, statements, version: unit.version };
    }),
  );
}

/** Saves a second through the portal to those by hand. */
async function ratio(writers: readonly Writer[], portal: BenchPortal, saves: number) {
  const byPortal = await rate(writers, saves, (writer, comment) =>
    saveByPortal(portal, writer, comment),
  );
  return byPortal / (await rate(writers, saves, saveByHand));
}

interface Ratios {
  readonly cold: number;
  readonly warm: readonly number[];
}

async function ratios(portal: BenchPortal, saves: number): Promise<Ratios> {
  const writers = await createWriters(portal);
  try {
    const cold = await ratio(writers, portal, COLD);
    await ratio(writers, portal, WARM_UP);
    const warm: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) warm.push(await ratio(writers, portal, saves));
    return { cold, warm };
  } finally {
    await Promise.all(writers.map(({ client }) => client.end()));
  }
}

/** P17: saves of units through the portal against the same statements sent by pg. */
export async function savedUnits({ long }: Length): Promise<Figure[]> {
  const portal = await startBenchPortal();
  try {
    const { cold, warm } = await ratios(portal, long ? 1500 : 400);
    const told = warm.map((one) => one.toFixed(2)).join(', ');
    const before = `po ${WARM_UP * WRITERS} uloženích na zahřátí; prvních ${COLD * WRITERS} po startu ${cold.toFixed(2)}`;
    return [
      {
        id: 'P17',
        title: 'uložení jednotky s kontrolou verze a auditem',
        measured: median(warm),
        comparedTo: `tytéž příkazy SQL (i spouštěč auditu) jeden po druhém přes pg; ${WRITERS} pisatelé, medián z ${ROUNDS} střídaných kol (${told}) ${before}`,
        floor: 0.4,
        goal: 0.6,
        beyond: 0.8,
      },
    ];
  } finally {
    await portal.stop();
  }
}
