import type { LightMyRequestResponse } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { fillPath } from '#contract/fill-path.ts';
import { errorByNumber, type ErrorCode } from '#contract/errors.ts';
import { jsonAnswer, stubNetwork } from '../network.ts';
import { createWorld, type World, type WorldOptions } from '../world.ts';
import { askStream } from './stream.ts';

export interface Ask {
  readonly params?: Record<string, unknown> | undefined;
  readonly query?: Record<string, string>;
  readonly body?: unknown;
  /** The body as it goes over the wire, instead of `body`. */
  readonly raw?: string;
  readonly type?: string;
  readonly token?: string | undefined;
  readonly application?: string | undefined;
}

/** A world whose network always answers well, so that every 5xx is the server's own fault. */
export function createAnsweredWorld(
  options: Pick<WorldOptions, 'config' | 'log'> = {},
): Promise<World> {
  const { fetch } = stubNetwork((url) =>
    url.startsWith('https://dns.test/')
      ? jsonAnswer({ Status: 0, Answer: [{ type: 15, data: '10 mx.example.cz.' }] })
      : jsonAnswer({ ico: url.slice(-8), obchodniJmeno: 'Firma' }),
  );
  const config = { aresUrl: 'https://ares.test/', dohUrl: 'https://dns.test/' };
  return createWorld({ ...options, config: { ...config, ...options.config }, fetch });
}

let calls = 0;

/** Another address for each call: limits by address are tested elsewhere. */
function address(): string {
  calls += 1;
  return [10, calls >> 16, calls >> 8, calls].map((part) => part & 255).join('.');
}

function payloadOf({ raw, body, type = 'application/json' }: Ask) {
  if (raw !== undefined) return { payload: raw, headers: { 'content-type': type } };
  if (body === undefined) return { headers: {} };
  return { payload: JSON.stringify(body), headers: { 'content-type': type } };
}

/** Asks an endpoint anything at all. */
export function ask(world: World, endpoint: Endpoint, input: Ask): Promise<LightMyRequestResponse> {
  const { headers, ...payload } = endpoint.method === 'GET' ? { headers: {} } : payloadOf(input);
  const application =
    'application' in input ? input.application : world.portal.config.applicationAuth;
  const request = {
    method: endpoint.method,
    url: fillPath(endpoint.path, input.params ?? {}),
    query: input.query ?? {},
    ...payload,
    remoteAddress: address(),
    headers: {
      ...headers,
      ...(application === undefined ? {} : { 'x-application-auth': application }),
      ...(input.token === undefined ? {} : { authorization: `Bearer ${input.token}` }),
    },
  };
  return endpoint.streams && endpoint.method === 'GET'
    ? askStream(world, request)
    : world.request(request);
}

/** The answer without the number of the event, which differs each time. */
export function comparable({ statusCode, body }: LightMyRequestResponse) {
  return { statusCode, body: body.replace(/,?"requestId":"[^"]*"/, '') };
}

/** The name of the fault that was answered; undefined for a success. */
export function codeOf({ body }: LightMyRequestResponse): ErrorCode | undefined {
  const { error } = JSON.parse(body) as { error?: { errorCode: number } };
  return error && errorByNumber(error.errorCode);
}
