import type pg from 'pg';
import type { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { fillPath } from '#contract/fill-path.ts';
import { signIn } from '#contract/session.ts';
import { readConfig } from '#server/config.ts';
import { withOwner } from '#server/db/founding.sql.ts';
import { reachDatabase } from '#server/reach-database.ts';
import { startPortal, type PortalProcess } from '#tests/portal-process.ts';
import { ask } from './ask.ts';

export const DEMO_PASSWORD = 'zkouska-Vltava-2025';
export const ADMIN_OF_CLIENT = 'spravce@example.cz';
const APPLICATION_HEADER = { 'x-application-auth': readConfig({}).applicationAuth };

/** The built portal in a process of its own, with somebody signed in. */
export interface BenchPortal extends PortalProcess {
  readonly headers: Record<string, string>;
  readonly client_id: number;
  readonly client_user_id: number;
  readonly unit_ids: readonly number[];
  /** The owner's connection to its database. */
  readonly owner: pg.ClientConfig;
  urlOf(endpoint: Endpoint, params?: Record<string, unknown>): string;
  /** The answer is not judged by the contract, which the tests do: the bench measures. */
  call<E extends Endpoint>(endpoint: E, input: Input): Promise<z.output<E['result']>>;
}

interface Input {
  readonly params?: Record<string, unknown>;
  readonly body?: unknown;
}

/** Gives the client so many units, named alike; they begin as empty ones. */
export async function addUnits(portal: BenchPortal, count: number): Promise<void> {
  await withOwner(portal.owner, async (client) => {
    await client.query(
      `insert into units (client_id, name, full_name)
       select $1, 'Měřená ' || n, 'Měřená jednotka číslo ' || n
         from generate_series(1, $2 - (select count(*)::integer from units where client_id = $1)) n`,
      [portal.client_id, count],
    );
    await client.query('analyze');
  });
}

/** Starts the portal with the demo and signs in the admin of the first client. */
export async function startBenchPortal(
  settings: Readonly<Record<string, string>> = {},
): Promise<BenchPortal> {
  const portal = await startPortal({ DEMO: '1', DEMO_PASSWORD, ...settings });
  const body = { user_identity: ADMIN_OF_CLIENT, password: DEMO_PASSWORD };
  const answer = await ask(portal.url + signIn.path, {
    method: signIn.method,
    headers: APPLICATION_HEADER,
    body,
  });
  const user = signIn.result.parse(answer);
  const reached = await reachDatabase(readConfig({ DATA_DIR: portal.dataDir }));
  const headers = { ...APPLICATION_HEADER, authorization: `Bearer ${user.token}` };
  const urlOf: BenchPortal['urlOf'] = (endpoint, params = {}) =>
    portal.url + fillPath(endpoint.path, params);
  return {
    ...portal,
    headers,
    urlOf,
    client_id: user.client?.client_id ?? 0,
    client_user_id: user.client_user_id,
    unit_ids: user.units.map(({ unit_id }) => unit_id),
    owner: reached.owner,
    call: (endpoint, { params, body: sent }) =>
      ask(urlOf(endpoint, params), { method: endpoint.method, headers, body: sent }) as never,
  };
}
