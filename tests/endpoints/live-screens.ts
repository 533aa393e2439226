import type { Endpoint } from '#contract/endpoint.ts';
import type { LiveKind } from '#contract/events.ts';
import * as messages from '#contract/messages.ts';
import * as systemMessages from '#contract/system-messages.ts';
import * as tasks from '#contract/tasks.ts';
import { selectLive } from '#server/events/events.sql.ts';
import { staleBy } from '#web/app/live/live-reads.ts';
import type { World } from '../world.ts';
import { ask } from './ask.ts';
import { isEndpoint, nameOf } from './contract.ts';
import { sampleOf } from './samples.ts';
import type { Scene } from './scene.ts';

/** What screens that follow the events show: reads of the user, the client's admin and the system's. */
export interface LiveScreens {
  /** The same screens loaded anew, and what each of them was told meanwhile. */
  again(): Promise<readonly ScreenAgain[]>;
}

/** A read of somebody that follows the events, before and after a change. */
export interface ScreenAgain {
  readonly name: string;
  readonly hasChanged: boolean;
  /** Whether the events that came have it read anew. */
  readonly isTold: boolean;
}

const PEOPLE = ['user', 'client-admin', 'system-admin'] as const;
type Who = (typeof PEOPLE)[number];
/** Reads of what events tell of: whatever of it changes, a signed-in browser is to be told. */
const followed = [messages, systemMessages, tasks]
  .flatMap((exported) => Object.values<unknown>(exported))
  .filter(isEndpoint)
  .filter(({ method, access }) => method === 'GET' && access !== 'public');

function mayAsk(who: Who, { access }: Endpoint): boolean {
  return access === 'public' || access === 'user' || access === who || who === 'system-admin';
}

/** Answers of the followed reads by name; one that is refused has no screen to keep. */
async function screensOf(world: World, scene: Scene, tokens: ReadonlyMap<Who, string>) {
  const found = new Map<string, { who: Who; endpoint: Endpoint; body: string }>();
  for (const [who, token] of tokens) {
    for (const endpoint of followed.filter((one) => mayAsk(who, one))) {
      const { params } = sampleOf(endpoint, scene);
      const { statusCode, body } = await ask(world, endpoint, { params, token });
      if (statusCode === 200) found.set(`${who}: ${nameOf(endpoint)}`, { who, endpoint, body });
    }
  }
  return found;
}

/** What a client shows as it was made; it shows the same whenever what was written has been taken back. */
const firstShown = new WeakMap<Scene, ReturnType<typeof screensOf>>();
function shownFirst(world: World, scene: Scene, tokens: ReadonlyMap<Who, string>) {
  const known = firstShown.get(scene) ?? screensOf(world, scene, tokens);
  firstShown.set(scene, known);
  return known;
}

const lookAt = (world: World) => world.db.database.reading((db) => selectLive(db, 0, new Date()));

/** What the browser is told between two looks of the server. */
function toldBetween(
  before: Awaited<ReturnType<typeof lookAt>>,
  after: Awaited<ReturnType<typeof lookAt>>,
  client_user_id: number,
): LiveKind[] {
  const known = new Set(before.events.map(({ live_event_id }) => live_event_id));
  const own = after.events.filter(
    (event) => event.client_user_id === client_user_id && !known.has(event.live_event_id),
  );
  return [
    ...own.flatMap(({ kind }) => (kind === 'session' ? [] : [kind])),
    ...(before.shown === after.shown ? [] : (['system-messages'] as const)),
  ];
}

/** Loads the screens that follow the events, of a client as it was made, in sessions of their own. */
export async function liveScreens(world: World, scene: Scene): Promise<LiveScreens> {
  const tokens = new Map<Who, string>();
  for (const who of PEOPLE) tokens.set(who, await scene.token(who));
  const before = await lookAt(world);
  const shown = await shownFirst(world, scene, tokens);
  return {
    again: async () => {
      const after = await lookAt(world);
      const anew = await screensOf(world, scene, tokens);
      return [...anew].map(([name, { who, endpoint, body }]) => {
        const kinds = toldBetween(before, after, scene.actor(who).client_user_id);
        return {
          name,
          hasChanged: shown.get(name)?.body !== body,
          isTold: staleBy(kinds).includes(endpoint),
        };
      });
    },
  };
}
