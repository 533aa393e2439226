import type { Endpoint } from '#contract/endpoint.ts';
import type { Scene } from './scene.ts';

/** A valid request of an endpoint. */
export interface Sample {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, string>;
  readonly body?: Record<string, unknown>;
  /** 200 unless the request needs what only a mail, or an answer before it, knows. */
  readonly status?: number;
}

export type MakeSample = (scene: Scene, endpoint: Endpoint) => Sample;

/** Makers of valid requests by the names of their endpoints ("GET /v1/…"). */
export type Samples = Readonly<Record<string, MakeSample>>;

let counter = 0;

/** Another number each time, for what must not be there twice. */
export const counted = () => (counter += 1);

/** An address of nobody yet. */
export const newAddress = () => `novy${counted()}@example.cz`;

/** A request that says nothing. */
export const nothing: MakeSample = () => ({});

/** A request that names its client in the path. */
export const ofClient: MakeSample = ({ client_id }) => ({ params: { client_id } });

/** The claims of identity of whoever asks in the scene. */
export function claims(scene: Scene, { access }: Endpoint) {
  return { client_id: scene.client_id, user_identity: scene.actor(access).user_identity };
}
