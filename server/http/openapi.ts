import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { errorReply, resultReply } from '#contract/envelope.ts';
import { identityClaims } from '#contract/identity.ts';
import { OPENAPI_FILE } from '#contract/operation.ts';
import { APP_VERSION } from '#contract/version.ts';
import { toldNames } from './as-read.ts';
import type { Route } from './route.ts';
import { strict } from './strict.ts';

const access = {
  public: 'Bez přihlášení.',
  user: 'Přihlášený uživatel.',
  import: 'Přihlášený uživatel, nebo držitel importního tokenu.',
  'client-admin': 'Správce klienta.',
  'system-admin': 'Správce systému.',
} as const;

function jsonSchema(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

function parameters(schema: z.ZodObject, place: 'path' | 'query') {
  const described = jsonSchema(schema, 'input');
  return Object.entries(described.properties ?? {}).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || (described.required ?? []).includes(name),
    schema: value,
  }));
}

/** A stream is described by one of its events. */
function answerContent({ streams, result }: Endpoint) {
  const [type, schema] = streams
    ? ['text/event-stream', result]
    : ['application/json', resultReply(result)];
  return { [type]: { schema: jsonSchema(schema, 'output') } };
}

const claims = jsonSchema(identityClaims, 'input').properties;

/** Other names of the fields, which are still taken. */
function otherNames(properties: Readonly<Record<string, unknown>>, aliases: Endpoint['aliases']) {
  const others = Object.entries(aliases).map(([alias, name]) => {
    const described = properties[name] as object;
    return [alias, { ...described, description: `Jiné jméno pole ${name}`, deprecated: true }];
  });
  return Object.fromEntries(others) as Record<string, unknown>;
}

/** What a saved record may tell beside the fields that the save writes. */
function toldProperties(endpoint: Endpoint): Record<string, unknown> {
  const names = toldNames(endpoint);
  if (names.size === 0) return {};
  const { result } = endpoint;
  const described = jsonSchema(
    result instanceof z.ZodArray ? (result.element as z.ZodType) : result,
    'output',
  );
  const told = Object.entries(described.properties ?? {}).filter(([name]) => names.has(name));
  return Object.fromEntries(
    told.map(([name, property]) => [name, { ...(property as object), readOnly: true }]),
  );
}

/**
 * The fields of the body, those that are only read, and the claims that the body of whoever is
 * signed in may carry; another field is refused.
 */
function bodySchema(endpoint: Endpoint) {
  const { method, body, access: level, aliases, bearsUnknown } = endpoint;
  if (method === 'GET') return undefined;
  const described = jsonSchema(bearsUnknown ? body : strict(body), 'input');
  const claimed = level === 'public' ? {} : claims;
  const told = toldProperties(endpoint);
  const own = described.properties ?? {};
  const properties = { ...claimed, ...told, ...own, ...otherNames(own, aliases) };
  return Object.keys(properties).length > 0 ? { ...described, properties } : undefined;
}

const asRead =
  'Tělem může být záznam tak, jak byl přečten: pole, která se jen čtou, se porovnají se záznamem, a změněné se odmítne jménem.';
const asNew =
  'Tělem může být záznam: pole, která se jen čtou, smějí být prázdná, nebo taková, jaká v novém záznamu budou; id, časy a verze smějí zůstat ze záznamu, podle kterého vznikl.';

function descriptionOf(endpoint: Endpoint): string {
  const level = access[endpoint.access];
  if (toldNames(endpoint).size === 0) return level;
  return `${level} ${endpoint.creates ? asNew : asRead}`;
}

function operation(endpoint: Endpoint) {
  const body = bodySchema(endpoint);
  return {
    summary: endpoint.summary,
    description: descriptionOf(endpoint),
    security:
      endpoint.access === 'public' ? [{ application: [] }] : [{ application: [], bearer: [] }],
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...(body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: body } },
          },
        }),
    responses: {
      200: {
        description: 'Výsledek',
        content: answerContent(endpoint),
      },
      default: {
        description: 'Chyba',
        content: { 'application/json': { schema: jsonSchema(errorReply, 'output') } },
      },
    },
  };
}

/** The OpenAPI 3.1 document of all endpoints. */
function openApiDocument(endpoints: readonly Endpoint[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operation(endpoint);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Kastelán', version: APP_VERSION },
    components: {
      securitySchemes: {
        application: { type: 'apiKey', in: 'header', name: 'X-Application-Auth' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
    paths,
  };
}

/** Serves the description of all endpoints, written when somebody asks for it the first time. */
export function serveOpenApi(app: FastifyInstance, routes: readonly Route[]): void {
  let document: ReturnType<typeof openApiDocument> | undefined;
  app.get(OPENAPI_FILE, (_request, reply) => {
    document ??= openApiDocument(routes.map(({ endpoint }) => endpoint));
    return reply.send(document);
  });
}
