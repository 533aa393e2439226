import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ask } from './endpoints/ask.ts';
import { endpoints, envelopeFault, nameOf } from './endpoints/contract.ts';
import { idsOf, requestsTo, type Request } from './endpoints/generated.ts';
import type { Scene } from './endpoints/scene.ts';
import { CANARY, walk } from './endpoints/walk.ts';

const walking = walk();

/** How many requests are made; a longer run finds more. */
const REQUESTS = Number(process.env['KASTELAN_FUZZ'] ?? 600);
/** Requests under way at the same time. */
const AT_ONCE = 6;
/** After so many requests the users may have blocked each other, so others come. */
const REQUESTS_OF_A_SCENE = 60;

const byName = new Map(endpoints.map((endpoint) => [nameOf(endpoint), endpoint]));

type Token = string | undefined;

/** Fresh sessions one after the other: all of them are written through one connection. */
async function tokensOf(own: Scene, asked: readonly Request[]): Promise<Token[]> {
  const tokens: Token[] = [];
  for (const { who } of asked) tokens.push(who === 'public' ? undefined : await own.token(who));
  return tokens;
}

async function faultOf(request: Request, token: Token): Promise<string | null> {
  const { who, ...input } = request;
  const endpoint = byName.get(input.endpoint);
  if (endpoint === undefined) throw new Error(`There is no ${input.endpoint}.`);
  const response = await ask(walking.world, endpoint, { ...input, token });
  const isOperators = endpoint.acrossClients && who === 'system-admin';
  if (!isOperators && response.body.includes(CANARY)) return 'it shows what is of another client';
  const fault = envelopeFault(endpoint, response);
  const isClosed = response.statusCode === 503 && response.body.includes('60001503');
  return (
    fault ?? (response.statusCode >= 500 && !isClosed ? `status ${response.statusCode}` : null)
  );
}

test(
  `no generated request out of ${REQUESTS} gets a broken answer, a fault of the server or a foreign record`,
  { timeout: 60_000 + REQUESTS * 200 },
  async () => {
    const answered = new Set<string>();
    // Nobody signs in as one of the others by telling the right password.
    const { client_id } = walking.foreign;
    await walking.world.db.owner.query(
      `update client_users set password_hash = '' where client_id = $1`,
      [client_id],
    );
    for (let made = 0; made < REQUESTS; made += REQUESTS_OF_A_SCENE) {
      const own = await walking.own();
      const ids = idsOf(own, walking.foreign);
      const any = fc.oneof(...endpoints.map((endpoint) => requestsTo(endpoint, own, ids)));
      const batch = fc.array(any, { minLength: AT_ONCE, maxLength: AT_ONCE });
      const property = fc.asyncProperty(batch, async (asked) => {
        const tokens = await tokensOf(own, asked);
        const faults = await Promise.all(asked.map((one, at) => faultOf(one, tokens[at])));
        const told = faults.map((fault, at) => fault && `${asked[at]?.endpoint}: ${fault}`);
        for (const { endpoint } of asked) answered.add(endpoint);
        await walking.open();
        expect(told.filter((one) => one !== null)).toEqual([]);
      });
      // Each scene is asked other things, whatever seed the run has (decision 048).
      const { seed } = fc.readConfigureGlobal() ?? {};
      const another = seed === undefined ? {} : { seed: seed + made };
      await fc.assert(property, { numRuns: REQUESTS_OF_A_SCENE / AT_ONCE, ...another });
    }
    expect(answered.size).toBeGreaterThan(Math.min(REQUESTS, endpoints.length) / 2);
  },
);
