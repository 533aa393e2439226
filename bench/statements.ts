import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Endpoint } from '#contract/endpoint.ts';
import { routes } from '#server/app.ts';
import { withOwner } from '#server/db/founding.sql.ts';
import type { Figure } from './figure.ts';
import { startBenchPortal, type BenchPortal } from './portal.ts';

const CALLS = 20;
/** Long enough for every job that is done each second. */
const IDLE_MS = 4000;

/** What parameters of reads may be; reads of single records further inside need more. */
type Known = Readonly<Record<string, number | string | undefined>>;

/** The whole of a unit, as its lists are asked for. */
const WHOLE = { show_hidden: '0', city_id: 0, parent_id: 0, parent_type: 'all' };

/** Reads that the signed-in client admin may make, and how many of them need more parameters. */
function reads(known: Known): { endpoints: Endpoint[]; left: number } {
  const all = routes
    .filter(({ kind, endpoint }) => kind === 'actor' && endpoint.method === 'GET')
    .map(({ endpoint }) => endpoint)
    .filter(({ access }) => access !== 'system-admin');
  const endpoints = all.filter(
    ({ params, query }) =>
      Object.keys(params.shape).every((name) => known[name] !== undefined) &&
      query.safeParse({}).success,
  );
  return { endpoints, left: all.length - endpoints.length };
}

/** What the portal's own jobs ask again and again while nobody calls: numbers of their statements. */
async function askedByJobs(client: pg.Client): Promise<string[]> {
  await client.query('select pg_stat_statements_reset()');
  await pause(IDLE_MS);
  const { rows } = await client.query<{ queryid: string }>(
    'select distinct queryid::text as queryid from pg_stat_statements',
  );
  return rows.map(({ queryid }) => queryid);
}

/**
 * Statements of one call, as the server itself counted them. What opens a tenant is not counted; the
 * check of the token is. Jobs run meanwhile: those of every second are known, and what others ask
 * comes fewer times than there are calls.
 */
async function perCall(
  client: pg.Client,
  jobs: readonly string[],
  call: () => Promise<unknown>,
): Promise<number> {
  await client.query('select pg_stat_statements_reset()');
  for (let one = 0; one < CALLS; one += 1) await call();
  const { rows } = await client.query<{ count: string }>(
    `select coalesce(sum(s.calls / $1::integer), 0) as count
       from pg_stat_statements s join pg_roles r on r.oid = s.userid
      where r.rolname = 'kastelan_app' and s.queryid::text <> all ($2::text[])
        and query !~* '^(begin|commit|rollback|set |select set_config\\()'`,
    [CALLS, [...jobs]],
  );
  return Number(rows[0]?.count);
}

function ensureAvailable(preloaded: string | undefined): void {
  if (preloaded?.includes('pg_stat_statements') === true) return;
  throw new Error('P8: the embedded PostgreSQL has no pg_stat_statements.');
}

interface Counted {
  readonly path: string;
  readonly count: number;
}

async function countAll(
  portal: BenchPortal,
  endpoints: readonly Endpoint[],
  params: Known,
): Promise<Counted[]> {
  return withOwner(portal.owner, async (client) => {
    const { rows } = await client.query<{ setting: string }>(
      "select setting from pg_settings where name = 'shared_preload_libraries'",
    );
    ensureAvailable(rows[0]?.setting);
    await client.query('create extension if not exists pg_stat_statements');
    const jobs = await askedByJobs(client);
    const counts: Counted[] = [];
    for (const endpoint of endpoints) {
      const count = await perCall(client, jobs, () => portal.call(endpoint, { params }));
      counts.push({ path: endpoint.path, count });
    }
    return counts.toSorted((a, b) => b.count - a.count);
  });
}

/** P8: statements of a read, the worst of all reads. */
export async function statements(): Promise<Figure[]> {
  const portal = await startBenchPortal();
  try {
    const { client_id, unit_ids } = portal;
    const params = { ...WHOLE, client_id, unit_id: unit_ids[0] };
    const { endpoints, left } = reads(params);
    const counts = await countAll(portal, endpoints, params);
    const told = counts.map(({ path, count }) => `${path} ${count}`).join(', ');
    return [
      {
        id: 'P8',
        title: 'příkazů SQL na čtecí požadavek, nejhorší z nich',
        measured: counts[0]?.count ?? Number.NaN,
        comparedTo: `přírůstek pg_stat_statements bez begin a commit, s ověřením tokenu; ${told}; neměřeno ${left} čtení, která chtějí další číslo záznamu`,
        floor: 3,
        goal: 2,
        beyond: 1,
      },
    ];
  } finally {
    await portal.stop();
  }
}
