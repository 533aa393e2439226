import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ask, type Ask } from './endpoints/ask.ts';
import { nameOf } from './endpoints/contract.ts';
import { idsOf, requestsTo } from './endpoints/generated.ts';
import { sampleOf } from './endpoints/samples.ts';
import { CANARY, closed, walk, type Walk } from './endpoints/walk.ts';
import { tenantTables } from './tenant-tables.ts';
import type { TestDatabase } from './database.ts';

/** How many generated requests are made; a longer run finds more. */
const REQUESTS = Number(process.env['KASTELAN_FUZZ'] ?? 240);
/** After so many requests the users may have blocked each other, so others come. */
const REQUESTS_OF_A_SCENE = 60;

/** Endpoints that know one client only: the operator of the portal administers every one. */
const ofOneClient = closed.map(([, endpoint]) => endpoint).filter((one) => !one.acrossClients);

/** Every row of the client in every table, as one text. */
async function rowsOf({ owner }: TestDatabase, client_id: number): Promise<Map<string, string>> {
  const { rows: tables } = await owner.query<{ relname: string }>(
    `select relname from ${tenantTables} t order by relname`,
  );
  const found = new Map<string, string>();
  for (const { relname } of tables) {
    const { rows } = await owner.query<{ all: string }>(
      `select coalesce(string_agg(t::text, E'\\n' order by t::text), '') as all from ${relname} t where client_id = $1`,
      [client_id],
    );
    found.set(relname, rows[0]?.all ?? '');
  }
  return found;
}

/** A stranger sends what a client's own people may send: first what is valid, then near it. */
async function askAsStranger(walking: Walk, judge: (name: string, body: string) => void) {
  const { world, foreign } = walking;
  const send = async (endpoint: (typeof ofOneClient)[number], input: Ask) => {
    const token = await own.token(endpoint.access);
    const { body } = await ask(world, endpoint, { ...input, token });
    judge(nameOf(endpoint), body);
    await walking.open();
  };
  let own = await walking.own();
  for (const endpoint of ofOneClient) await send(endpoint, sampleOf(endpoint, foreign));
  const ids = idsOf(foreign, foreign);
  const requests = ofOneClient.map((endpoint) =>
    requestsTo(endpoint, foreign, ids).map((request) => ({ endpoint, request })),
  );
  const generated = fc.sample(fc.oneof(...requests), REQUESTS);
  for (const [at, { endpoint, request }] of generated.entries()) {
    if (at % REQUESTS_OF_A_SCENE === 0) own = await walking.own();
    await send(endpoint, { params: request.params, query: request.query, body: request.body });
  }
}

/**
 * With one of the two locks of tenancy open, the other alone shows a stranger nothing of a client and
 * lets him change nothing; `open` opens it and answers whether it is open.
 */
export function provesTheOtherLock(title: string, open: (walking: Walk) => Promise<boolean>): void {
  const walking = walk();
  test(title, { timeout: 120_000 + REQUESTS * 200 }, async () => {
    expect(await open(walking)).toBe(true);
    const { db } = walking.world;
    const before = await rowsOf(db, walking.foreign.client_id);
    const seen: string[] = [];
    await askAsStranger(walking, (name, body) => {
      if (body.includes(CANARY)) seen.push(name);
    });
    expect(seen).toEqual([]);
    expect(before.size).toBeGreaterThan(30);
    expect(await rowsOf(db, walking.foreign.client_id)).toEqual(before);
  });
}
