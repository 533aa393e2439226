import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { describedRecords } from './described-records.ts';
import { endpoints, nameOf } from './endpoints/contract.ts';

const OVERRIDE = 'abc\u202edef';
const LINES = 'abc\ndef ghi';

/** Texts that nobody reads as a name: secrets, bytes, what is sought, what a browser tells. */
const TOLD_AS_IT_IS =
  /(^|\.)(device|code|ticket|client_data|authenticator_data|public_key|password|old_password|new_password|token|content_base64|cells|q|search|seal|code_page|records|mapping|email|user_identity|term_and_conditions_version|gdpr_version|business_id)$/;

interface Leaf {
  readonly path: string;
  readonly schema: z.ZodType;
}

function leaves(schema: z.ZodType, path: string): Leaf[] {
  const { def } = schema as unknown as {
    def: { type: string; innerType?: z.ZodType; shape?: Record<string, z.ZodType> };
  };
  if (def.type === 'object')
    return Object.entries(def.shape ?? {}).flatMap(([name, one]) =>
      leaves(one, path === '' ? name : `${path}.${name}`),
    );
  return [{ path, schema }];
}

const takes = (schema: z.ZodType, text: string) => schema.safeParse(text).success;

describe('a text that a call takes', () => {
  const texts = endpoints.flatMap((endpoint) =>
    leaves(endpoint.body, '')
      .filter(({ path, schema }) => takes(schema, 'abcdef ghi') && !TOLD_AS_IT_IS.test(path))
      .map((leaf) => [`${nameOf(endpoint)} ${leaf.path}`, leaf.schema] as const),
  );

  test('there are many', () => {
    expect(texts.length).toBeGreaterThan(100);
  });

  test.each(texts)('%s bears no character that turns the direction of writing', (_name, schema) => {
    expect(takes(schema, OVERRIDE)).toBe(false);
  });
});

describe('a field of a described record', () => {
  const fields = describedRecords.flatMap(([name, { written }]) =>
    Object.entries(written).map(([field, { value }]) => [`${name}.${field}`, value] as const),
  );
  const texts = fields.filter(
    ([, { kind, write }]) => kind.includes('text') && takes(write, 'abcdef'),
  );

  test.each(texts)('%s has several lines only if it says so', (_name, { kind, write }) => {
    expect(takes(write, LINES)).toBe(kind === 'long-text' || !takes(write, 'abc def ghi'));
  });
});
