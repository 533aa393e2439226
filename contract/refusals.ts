import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import type { ErrorCode } from './errors.ts';

/** Any call, whoever makes it. */
const ALWAYS: readonly ErrorCode[] = [
  'application-refused',
  'too-many-requests',
  'overloaded',
  'database-away',
  'stopping',
  'unexpected',
];

const when = (condition: boolean, ...codes: ErrorCode[]) => (condition ? codes : []);
const namesIn = (schema: z.ZodObject) => Object.keys(schema.shape);
const has = (schema: z.ZodObject) => namesIn(schema).length > 0;

/** A record that the call names in its address, its query or its body may not be there. */
const namesRecord = ({ params, query, body }: Endpoint) =>
  has(params) || [...namesIn(query), ...namesIn(body)].some((name) => /(^|_)ids?$/.test(name));

/** By who may call. */
function ofAccess({ access, reads, modules, method, forCrews }: Endpoint): ErrorCode[] {
  const isClosed = access !== 'public';
  return [
    ...when(isClosed, 'unauthorized'),
    ...when(isClosed && access !== 'user', 'forbidden'),
    ...when(isClosed && !reads, 'view-only'),
    ...when(isClosed && method !== 'GET', 'identity-mismatch'),
    ...when(modules.length > 0 || (isClosed && !forCrews), 'module-off'),
  ];
}

/** By what the call says and does. */
function ofInput(endpoint: Endpoint): ErrorCode[] {
  const { method, params, query, body, creates } = endpoint;
  const writes = method !== 'GET';
  return [
    ...when(namesRecord(endpoint), 'not-found'),
    ...when(writes || has(query), 'invalid-input'),
    ...when('after' in query.shape, 'list-changed'),
    ...when(writes, 'malformed-body', 'unsupported-media', 'too-large', 'storage-full'),
    // 0 is the id of a new record, and of no other.
    ...when(writes && method !== 'DELETE' && 'id' in params.shape, 'wrong-method'),
    ...when('version' in body.shape, 'version-conflict'),
    ...when(creates, 'repeat-conflict'),
    ...when(method === 'DELETE', 'record-used'),
  ];
}

/** Everything that the endpoint may be refused for: what every such call may, and its own. */
export function refusalsOf(endpoint: Endpoint): readonly ErrorCode[] {
  const { inMaintenance, refuses } = endpoint;
  const all = [
    ...ALWAYS,
    ...when(!inMaintenance, 'maintenance'),
    ...ofAccess(endpoint),
    ...ofInput(endpoint),
    ...refuses,
  ];
  return [...new Set(all)];
}
