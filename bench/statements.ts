import type pg from 'pg';
import type { Endpoint } from '#contract/endpoint.ts';
import { routes } from '#server/app.ts';
import { withOwner } from '#server/db/founding.sql.ts';
import type { Figure } from './figure.ts';
import { startBenchPortal, type BenchPortal } from './portal.ts';

const CALLS = 10;

/** Reads that the signed-in client admin may make. */
function reads(): Endpoint[] {
  return routes
    .filter(({ kind, endpoint }) => kind === 'actor' && endpoint.method === 'GET')
    .map(({ endpoint }) => endpoint)
    .filter(({ access }) => access !== 'system-admin');
}

/**
 * Statements since the last reset, as the server itself counted them. The beginning and the end of
 * the transaction set the tenant and are not counted; the check of the token is.
 */
async function countedCalls(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ calls: string }>(`
    select coalesce(sum(calls), 0) as calls from pg_stat_statements s join pg_roles r on r.oid = s.userid
     where r.rolname = 'kastelan_app' and query !~* '^(begin|commit|rollback|set )'`);
  return Number(rows[0]?.calls);
}

async function perCall(
  client: pg.Client,
  portal: BenchPortal,
  endpoint: Endpoint,
): Promise<number> {
  const params = { client_id: portal.client_id, unit_id: portal.unit_ids[0] };
  await client.query('select pg_stat_statements_reset()');
  for (let call = 0; call < CALLS; call += 1) await portal.call(endpoint, { params });
  return (await countedCalls(client)) / CALLS;
}

function ensureAvailable(preloaded: string | undefined): void {
  if (preloaded?.includes('pg_stat_statements') === true) return;
  throw new Error('P8: the embedded PostgreSQL has no pg_stat_statements.');
}

async function countAll(portal: BenchPortal): Promise<Map<string, number>> {
  return withOwner(portal.owner, async (client) => {
    const { rows } = await client.query<{ setting: string }>(
      "select setting from pg_settings where name = 'shared_preload_libraries'",
    );
    ensureAvailable(rows[0]?.setting);
    await client.query('create extension if not exists pg_stat_statements');
    const counts = new Map<string, number>();
    for (const endpoint of reads()) {
      counts.set(endpoint.path, await perCall(client, portal, endpoint));
    }
    return counts;
  });
}

/** P8: statements of a read, the worst of all reads. */
export async function statements(): Promise<Figure[]> {
  const portal = await startBenchPortal();
  try {
    const counts = [...(await countAll(portal))].toSorted(([, a], [, b]) => b - a);
    const told = counts.map(([path, count]) => `${path} ${Math.round(count * 100) / 100}`);
    return [
      {
        id: 'P8',
        title: 'příkazů SQL na čtecí požadavek, nejhorší z nich',
        measured: counts[0]?.[1] ?? Number.NaN,
        comparedTo: `přírůstek pg_stat_statements bez begin a commit; ověření tokenu se počítá; ${told.join(', ')}`,
        floor: 3,
        goal: 2,
        beyond: 1,
      },
    ];
  } finally {
    await portal.stop();
  }
}
