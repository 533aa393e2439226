import type { Endpoint } from '#contract/endpoint.ts';
import { identityClaims } from '#contract/identity.ts';
import type { Ask } from './ask.ts';
import { nameOf } from './contract.ts';
import { sampleOf } from './samples.ts';
import type { Scene } from './scene.ts';

/** Names that are no record of a client's. */
const NOT_TENANTS = [
  'business_id',
  'operator_business_id',
  'module_id',
  'parent_module_id',
  'module_schema_id',
  'city_id',
  'verification_period_id',
  'settlement_law_id',
  'system_message_id',
];
/** Ids that the endpoint takes and does not use, looks for in what its own statement says alone, or leaves out where they are missing. */
const UNUSED = [
  'POST /v1/fieldwork/visit/{unit_id}/{visit_id}/photo measuring_place_id',
  'PUT /v1/user/profile/pass/{client_user_id} unit_id',
  'POST /v1/settlement/objections/{unit_id}/{settlement_id} service_id',
];

/** The claims of identity that a body may carry beside the fields of the endpoint. */
function claimsIn({ method, acrossClients }: Endpoint): string[] {
  if (method === 'GET') return [];
  return acrossClients ? ['user_identity'] : Object.keys(identityClaims.shape);
}

/** What of a client's can be named in a request of the endpoint; every client's where it works with any. */
export function namedIds(endpoint: Endpoint): string[] {
  const { method, params, query, body, acrossClients } = endpoint;
  const claimed = claimsIn(endpoint);
  if (acrossClients) return claimed;
  const keys = [params, query, body].flatMap(({ shape }) => Object.keys(shape));
  return [...new Set([...keys, ...claimed])].filter(
    (key) =>
      (key.endsWith('_id') || key === 'user_identity' || (key === 'id' && method !== 'POST')) &&
      !NOT_TENANTS.includes(key) &&
      !UNUSED.includes(`${nameOf(endpoint)} ${key}`),
  );
}

/** What the other client's own valid request names. */
export function foreignValue(endpoint: Endpoint, foreign: Scene, key: string): unknown {
  const { client_id, unit_id, invited, user, messages } = foreign;
  const { params, query, body } = sampleOf(endpoint, foreign);
  const values: Record<string, unknown> = {
    ...query,
    ...body,
    ...params,
    client_id,
    unit_id,
    client_user_id: invited.client_user_id,
    client_user_message_id: messages.get(user),
    user_identity: user.user_identity,
  };
  const isTold = !['', 0, null, undefined].includes(values[key] as never);
  if (!isTold) throw new Error(`The sample of ${nameOf(endpoint)} tells no ${key}.`);
  return values[key];
}

/** The valid request with the value in every place that has the name. */
export function requestWith(endpoint: Endpoint, scene: Scene, key: string, value: unknown): Ask {
  const { params, query, body } = sampleOf(endpoint, scene);
  return {
    params: { ...params, ...(key in endpoint.params.shape ? { [key]: value } : {}) },
    query: { ...query, ...(key in endpoint.query.shape ? { [key]: String(value) } : {}) },
    body: {
      ...body,
      ...(key in endpoint.body.shape || claimsIn(endpoint).includes(key) ? { [key]: value } : {}),
    },
  };
}
