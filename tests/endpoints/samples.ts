import type { Endpoint } from '#contract/endpoint.ts';
import { nameOf } from './contract.ts';
import type { Sample, Samples } from './sample.ts';
import { addressesSamples } from './samples/addresses.ts';
import { buildingsSamples } from './samples/buildings.ts';
import { clientsSamples } from './samples/clients.ts';
import { importsSamples } from './samples/imports.ts';
import { portalSamples } from './samples/portal.ts';
import { sessionSamples } from './samples/session.ts';
import { spacesSamples } from './samples/spaces.ts';
import type { Scene } from './scene.ts';

const samples: Samples = {
  ...sessionSamples,
  ...clientsSamples,
  ...portalSamples,
  ...buildingsSamples,
  ...addressesSamples,
  ...spacesSamples,
  ...importsSamples,
};

/** A valid request of the endpoint within the scene. Throws for an endpoint that has none yet. */
export function sampleOf(endpoint: Endpoint, scene: Scene): Sample {
  const make = samples[nameOf(endpoint)];
  if (make === undefined) throw new Error(`tests/endpoints/samples lacks ${nameOf(endpoint)}.`);
  return make(scene, endpoint);
}
