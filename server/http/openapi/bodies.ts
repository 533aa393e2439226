import type { Endpoint } from '#contract/endpoint.ts';
import { identityClaims } from '#contract/identity.ts';
import { z } from 'zod';
import { toldNames } from '../as-read.ts';
import { strict } from '../strict.ts';
import { exampleOfFields } from './examples.ts';
import type { JsonSchema, Schemas } from './schemas.ts';

type Properties = Record<string, JsonSchema>;

/** Other names of the fields, which are still taken. */
function otherNames(properties: Properties, aliases: Endpoint['aliases']): Properties {
  const others = Object.entries(aliases).map(([alias, name]) => [
    alias,
    { ...properties[name], description: `Jiné jméno pole ${name}`, deprecated: true },
  ]);
  return Object.fromEntries(others) as Properties;
}

/** What a saved record may tell beside the fields that the save writes. */
function toldProperties(endpoint: Endpoint, schemas: Schemas): Properties {
  const names = toldNames(endpoint);
  if (names.size === 0) return {};
  const { result } = endpoint;
  const record = result instanceof z.ZodArray ? (result.element as z.ZodType) : result;
  const told = Object.entries(schemas.propertiesOf(record, 'output'));
  const known = told.filter(([name]) => names.has(name));
  return Object.fromEntries(
    known.map(([name, property]) => [name, { ...property, readOnly: true }]),
  );
}

/**
 * The fields of the body, those that are only read, and the claims that the body of whoever is
 * signed in may carry; another field is refused. Undefined for a call without a body.
 */
export function bodyOf(endpoint: Endpoint, schemas: Schemas): JsonSchema | undefined {
  const { method, body, access, aliases, bearsUnknown } = endpoint;
  if (method === 'GET') return undefined;
  const schema = bearsUnknown ? body : strict(body);
  const described = schemas.of(schema, 'input');
  const own = (described['properties'] ?? {}) as Properties;
  const claimed = access === 'public' ? {} : schemas.propertiesOf(identityClaims, 'input');
  const told = toldProperties(endpoint, schemas);
  const properties = { ...claimed, ...told, ...own, ...otherNames(own, aliases) };
  if (Object.keys(properties).length === 0) return undefined;
  return {
    required: true,
    content: {
      'application/json': {
        schema: { ...described, properties },
        example: exampleOfFields({ ...described, properties: own }),
      },
    },
  };
}
