import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { listUserMessages } from '#contract/messages.ts';
import { createUnit, listClientUnits } from '#contract/units.ts';
import { endpoints, nameOf } from '#tests/endpoints/contract.ts';
import * as words from '#web/lib/answer.ts';
import { answerWords, withShortCalls } from '../vite.calls.ts';

/** What judges answers of the schema in the page. */
function judgeOf(schema: z.ZodType): words.Told {
  const said = answerWords(schema);
  if (said === undefined) throw new Error('It cannot be said');
  return runInNewContext(said, { ...words }) as words.Told;
}

const texts: Readonly<Record<string, string>> = {
  date: '2026-01-31',
  datetime: '2026-01-31T10:00:00.000Z',
  email: 'jana@example.cz',
};

type Parts = Readonly<Record<string, z.core.$ZodType>>;

/** How an answer of each kind is made; of a choice the first. */
const samples: Readonly<Record<string, (def: Record<string, unknown>) => unknown>> = {
  object: ({ shape }) =>
    Object.fromEntries(
      Object.entries(shape as Parts).map(([name, field]) => [name, sampleOf(field)]),
    ),
  array: ({ element }) => [sampleOf(element as z.core.$ZodType)],
  optional: ({ innerType }) => sampleOf(innerType as z.core.$ZodType),
  nullable: ({ innerType }) => sampleOf(innerType as z.core.$ZodType),
  union: ({ options }) => sampleOf((options as z.core.$ZodType[])[0] ?? z.null()),
  enum: ({ entries }) => Object.values(entries as object)[0],
  literal: ({ values }) => (values as unknown[])[0],
  record: ({ valueType }) => ({ some: sampleOf(valueType as z.core.$ZodType) }),
  null: () => null,
  number: () => 2000,
  boolean: () => true,
  string: ({ format }) => texts[String(format)] ?? 'text',
};

function sampleOf({ _zod: { def } }: z.core.$ZodType): unknown {
  return samples[def.type]?.(def as unknown as Record<string, unknown>);
}

/** The answer with one of its parts left out, or of another kind; each in its turn. */
function* spoilt(answer: unknown): Generator {
  yield { odd: { odd: 1 } };
  yield null;
  if (Array.isArray(answer)) {
    for (const part of spoilt(answer[0])) yield [part];
    return;
  }
  if (typeof answer !== 'object' || answer === null) return;
  for (const [name, field] of Object.entries(answer)) {
    const { [name]: _left, ...rest } = answer as Record<string, unknown>;
    yield rest;
    for (const part of spoilt(field)) yield { ...rest, [name]: part };
  }
}

const said = endpoints.filter(({ result }) => answerWords(result) !== undefined);
const tried = said
  .map((endpoint) => ({ name: nameOf(endpoint), endpoint, sample: sampleOf(endpoint.result) }))
  .filter(({ endpoint, sample }) => endpoint.result.safeParse(sample).success);

describe('the page judges answers without the library of schemas', () => {
  test('of nearly all calls, of which nearly all are tried here', () => {
    expect(said.length).toBeGreaterThan(endpoints.length * 0.9);
    expect(tried.length).toBeGreaterThan(said.length * 0.9);
  });

  test.each(tried)('as the contract does: $name', ({ endpoint, sample }) => {
    const judge = judgeOf(endpoint.result);
    expect(judge.safeParse(sample)).toEqual(endpoint.result.safeParse(sample));
    for (const answer of spoilt(sample)) {
      const told = endpoint.result.safeParse(answer);
      expect([answer, judge.safeParse(answer)]).toEqual([
        answer,
        told.success ? told : { success: false },
      ]);
    }
  });

  test('and leaves out what the contract does not describe', () => {
    const judge = judgeOf(z.object({ values: z.array(z.object({ id: z.int() })) }));
    expect(judge.safeParse({ values: [{ id: 1, more: 2 }], more: 3 })).toEqual({
      success: true,
      data: { values: [{ id: 1 }] },
    });
  });

  test.each([
    ['a default', z.object({ note: z.string().default('') })],
    ['a change of the text', z.string().toLowerCase()],
    ['a transform', z.string().transform(Number)],
    ['a coercion', z.coerce.number()],
    [
      'objects told apart by forms of texts',
      z.union([z.object({ a: z.iso.date() }), z.object({ a: z.email() })]),
    ],
  ])('but not with %s', (_what, schema) => {
    expect(answerWords(schema)).toBeUndefined();
  });
});

describe('a source of the page', () => {
  const units = { createUnit, listClientUnits, MOST: 5, unit: z.object({}) };
  const given = (text: string) =>
    withShortCalls(text, (file) => (file === 'units.ts' ? units : { listUserMessages }));

  test('takes what a call is to it', () => {
    expect(
      given("import { listClientUnits as all, MOST } from '#contract/units.ts';\nread(all);"),
    ).toBe("import { listClientUnits as all, MOST } from 'kastelan:call:units.ts';\nread(all);");
  });

  test.each([
    'createUnit.body.shape.new_unit.parse(name);',
    'const { body } = createUnit;',
    'const rules = createUnit.result.shape;',
  ])('takes the whole call where it needs a schema: %s', (rest) => {
    const text = `import { createUnit } from '#contract/units.ts';\n${rest}`;
    expect(given(text)).toBe(text);
  });

  test.each(['type Body = z.input<typeof createUnit.body>;', 'createUnit.result.safeParse(kept);'])(
    'needs none for a type or for judging an answer: %s',
    (rest) => {
      const text = `import { createUnit } from '#contract/units.ts';\n${rest}`;
      expect(given(text)).toContain('kastelan:call:units.ts');
    },
  );

  test('keeps what is no call, types as types', () => {
    const text = "import { createUnit, unit, type Unit } from '#contract/units.ts';";
    expect(given(text)).toBe(
      "import { createUnit } from 'kastelan:call:units.ts'; import { unit, type Unit } from '#contract/units.ts';",
    );
    expect(given("import { createUnit, type Unit } from '#contract/units.ts';")).toBe(
      "import { createUnit } from 'kastelan:call:units.ts'; import type { Unit } from '#contract/units.ts';",
    );
  });

  test.each([
    'const rules = endpoint.body.shape;',
    'const { summary } = endpoint.summary;',
    'const rules = kind.calls.create.body.omit({ version: true });',
    'const read = calls[name].query.parse(values);',
  ])('may not take a schema of any call: %s', (text) => {
    expect(() => given(text)).toThrow('by the name of the call');
  });

  test('may judge an answer of any call', () => {
    const text = 'const field = endpoint.result.shape[name];';
    expect(given(text)).toBe(text);
  });
});
