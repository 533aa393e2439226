import type { Endpoint } from '#contract/endpoint.ts';
import { signIn } from '#contract/session.ts';
import type { z } from 'zod';
import { toldNames } from '../as-read.ts';
import { answersOf } from './answers.ts';
import { bodyOf } from './bodies.ts';
import { operationIdOf, tagOf } from './names.ts';
import type { JsonSchema, Schemas } from './schemas.ts';

const access = {
  public: 'Bez přihlášení.',
  user: 'Přihlášený uživatel.',
  import: 'Přihlášený uživatel, nebo držitel importního tokenu.',
  'client-admin': 'Správce klienta.',
  'system-admin': 'Správce systému.',
} as const;

const asRead =
  'Tělem může být záznam tak, jak byl přečten: pole, která se jen čtou, se porovnají se záznamem, a změněné se odmítne jménem. Záznam bez verze se porovná podle času změny.';
const asNew =
  'Tělem může být záznam: pole, která se jen čtou, smějí být prázdná, nebo taková, jaká v novém záznamu budou; id, časy a verze smějí zůstat ze záznamu, podle kterého vznikl.';

function descriptionOf(endpoint: Endpoint): string {
  const level = access[endpoint.access];
  if (toldNames(endpoint).size === 0) return level;
  return `${level} ${endpoint.creates ? asNew : asRead}`;
}

/** Who is asking: nobody, the token of a session; at the sign-in name and password may say it too. */
function securityOf(endpoint: Endpoint) {
  if (endpoint.path === signIn.path) return [{ application: [] }, { application: [], basic: [] }];
  return endpoint.access === 'public' ? [{ application: [] }] : [{ application: [], bearer: [] }];
}

function parameters(schema: z.ZodObject, place: 'path' | 'query', schemas: Schemas) {
  const described = schemas.of(schema, 'input');
  const needed = (described['required'] ?? []) as string[];
  return Object.entries((described['properties'] ?? {}) as Record<string, JsonSchema>).map(
    ([name, value]) => ({
      name,
      in: place,
      required: place === 'path' || needed.includes(name),
      schema: value,
    }),
  );
}

const repeatKey = { $ref: '#/components/parameters/IdempotencyKey' };

/** One call of the API as the document describes it. */
export function operationOf(endpoint: Endpoint, schemas: Schemas) {
  const body = bodyOf(endpoint, schemas);
  return {
    operationId: operationIdOf(endpoint),
    tags: [tagOf(endpoint)],
    summary: endpoint.summary,
    description: descriptionOf(endpoint),
    security: securityOf(endpoint),
    parameters: [
      ...parameters(endpoint.params, 'path', schemas),
      ...parameters(endpoint.query, 'query', schemas),
      ...(endpoint.creates ? [repeatKey] : []),
    ],
    ...(body === undefined ? {} : { requestBody: body }),
    responses: answersOf(endpoint, schemas),
  };
}
