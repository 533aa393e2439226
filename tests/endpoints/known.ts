import type { Endpoint } from '#contract/endpoint.ts';
import { sampleOf } from './samples.ts';
import type { Scene } from './scene.ts';
import type { Walk } from './walk.ts';

/**
 * Asks what is refused for its body, so that the process knows who holds the token: his next call begins
 * together with the check of it (decision 124).
 */
export async function makeKnown(
  walking: Walk,
  endpoint: Endpoint,
  scene: Scene,
  token: string,
): Promise<void> {
  const body = { ...(sampleOf(endpoint, scene).body as object), 'neznámé pole': 1 };
  await walking.answer(endpoint, scene, { token, body });
}
