import { addVisitPhoto, reportVisit } from '#contract/fieldwork/results.ts';
import {
  nextTurn,
  reportOf,
  sendQueue,
  type Failure,
  type QueuedPhoto,
  type QueuedResult,
  type QueueStore,
  type QueueWire,
} from '#web/fieldwork/phone/queue.ts';
import type { World } from './world.ts';

// Phones of crews over a real server: their storage is a map, their network does what a test wants.

/** What becomes of one call: it goes through, is lost on the way there, or its answer is lost. */
export type Link = 'ok' | 'lost-there' | 'lost-back';

class Lost extends Error {}
class Refused extends Error {}

/** A telephone with a clock, a storage that outlives the page, and a queue. */
export interface Device {
  readonly name: string;
  /** How far its clock is from the right one. */
  readonly skew: number;
  /** Results and pictures as texts, as a device keeps them. */
  readonly results: Map<string, string>;
  readonly pictures: Map<string, string>;
}

/** Makes a telephone whose clock is so many milliseconds ahead. */
export const newDevice = (name: string, skew: number): Device => ({
  name,
  skew,
  results: new Map(),
  pictures: new Map(),
});

/** The storage of a telephone as its queue sees it; each reading gives new objects. */
function storeOf({ results, pictures }: Device): QueueStore {
  return {
    all: () => [...results.values()].map((text) => JSON.parse(text) as QueuedResult),
    put: (result) => void results.set(result.key, JSON.stringify(result)),
    drop: ({ key }) => void results.delete(key),
    picture: async ({ key }) => pictures.get(key),
    dropPicture: async ({ key }) => void pictures.delete(key),
  };
}

interface Network {
  readonly world: World;
  readonly token: string;
  /** What becomes of the next call. */
  readonly next: () => Link;
}

function wireOf({ world, token, next }: Network): QueueWire {
  const through = async (ask: () => Promise<{ status: number; text: string }>) => {
    const link = next();
    if (link === 'lost-there') throw new Lost();
    const { status, text } = await ask();
    if (link === 'lost-back') throw new Lost();
    if (status !== 200) throw new Refused(text);
  };
  return {
    report: (result: QueuedResult, sent_at) => {
      const { unit_id, visit_id } = result;
      const body = reportOf(result, sent_at);
      return through(() => world.call(reportVisit, { token, params: { unit_id, visit_id }, body }));
    },
    addPhoto: ({ key: result_key, unit_id, visit_id }, photo: QueuedPhoto, content_base64) => {
      const { key, of, measuring_place_id } = photo;
      return through(() =>
        world.call(addVisitPhoto, {
          token,
          params: { unit_id, visit_id },
          body: { key, result_key, of, measuring_place_id, content_base64 },
        }),
      );
    },
    failure: (error): Failure =>
      error instanceof Lost
        ? { kind: 'later' }
        : { kind: 'never', fault: error instanceof Error ? error.message : String(error) },
  };
}

/** Keeps a result on the telephone, told by its clock. */
export function tellOn(
  device: Device,
  result: Omit<QueuedResult, 'turn' | 'is_reported' | 'fault'>,
): void {
  const store = storeOf(device);
  store.put({ ...result, turn: nextTurn(store.all()), is_reported: false, fault: '' });
}

/** The telephone sends what it has, in as many tabs as that; it may be switched off meanwhile and again. */
export async function sendFrom(
  device: Device,
  network: Network & { readonly now: () => number },
  tabs = 1,
): Promise<void> {
  const tools = {
    store: storeOf(device),
    wire: wireOf(network),
    now: () => new Date(network.now() + device.skew),
  };
  await Promise.all(Array.from({ length: tabs }, () => sendQueue(tools)));
}
