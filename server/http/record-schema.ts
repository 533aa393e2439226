import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';

const hasVersion = (schema: unknown): schema is z.ZodObject =>
  schema instanceof z.ZodObject && 'version' in schema.shape;

const itemOf = (schema: unknown) => (schema instanceof z.ZodArray ? schema.element : schema);

/** The record of an answer: the whole of it, the one in its list, or the part that has a version. */
export function recordSchema({ result }: Pick<Endpoint, 'result'>): z.ZodObject | undefined {
  if (hasVersion(result)) return result;
  if (result instanceof z.ZodArray) return hasVersion(result.element) ? result.element : undefined;
  return result instanceof z.ZodObject
    ? Object.values(result.shape).map(itemOf).find(hasVersion)
    : undefined;
}
