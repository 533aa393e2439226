import type { LightMyRequestResponse } from 'fastify';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import type { World, WorldOptions } from '../world.ts';
import { ask, createAnsweredWorld, type Ask } from './ask.ts';
import { endpoints, envelopeFault, nameOf } from './contract.ts';
import { sampleOf } from './samples.ts';
import { makeScene, type Scene } from './scene.ts';
import { noteRows, takeBackRows } from './taken-back.ts';

/** A word that stands in every text of a client whom nobody else may see. */
export const CANARY = 'Kanárek';

/** Endpoints with their names, for `describe.each`. */
export const named = endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const);
/** Those of them that ask who is asking. */
export const closed = named.filter(([, { access }]) => access !== 'public');

/** A world with the client of the canary, for walking over all endpoints. */
export interface Walk {
  readonly world: World;
  readonly foreign: Scene;
  /** Ends the maintenance, which a valid request may have begun. */
  open(): Promise<void>;
  /**
   * A client to be written to, as it was made: whatever anybody has written since it was given before is
   * taken back, in every table. Whoever needs two at once has `foreign` beside it.
   */
  own(): Promise<Scene>;
  /** The client of all calls that are refused or only read: nothing of it changes. */
  readonly still: Scene;
  /** Asks with the scene's valid request, changed as given; the envelope is judged. */
  answer(endpoint: Endpoint, scene: Scene, input?: Ask): Promise<LightMyRequestResponse>;
}

/** Makes the world of a test file; ready inside its tests. */
export function walk(options: Pick<WorldOptions, 'config' | 'log'> = {}): Walk {
  let world: World;
  let foreign: Scene;
  let still: Scene;
  let own: Scene | undefined;
  beforeAll(async () => {
    world = await createAnsweredWorld(options);
    foreign = await makeScene(world, CANARY);
    still = await makeScene(world, 'Klidný');
  });
  const open = async () => {
    await world.db.owner.query(
      'update runtime_settings set maintenance_mode = false where maintenance_mode',
    );
  };
  afterEach(open);
  afterAll(() => world.close());
  return {
    get world() {
      return world;
    },
    get foreign() {
      return foreign;
    },
    get still() {
      return still;
    },
    open,
    own: async () => {
      if (own !== undefined) {
        await takeBackRows(world.db);
        return own;
      }
      own = await makeScene(world, 'Vlastní');
      await noteRows(world.db);
      return own;
    },
    answer: async (endpoint, scene, input = {}) => {
      const { params, query = {}, body = {} } = sampleOf(endpoint, scene);
      const response = await ask(world, endpoint, { params, query, body, ...input });
      expect(envelopeFault(endpoint, response)).toBeNull();
      return response;
    },
  };
}
