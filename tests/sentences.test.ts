import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { isEnglish } from './endpoints/contract.ts';
import { named } from './endpoints/walk.ts';

// Specification, section 5: a fault of a field is told by a Czech sentence of the house.

const wrong = [
  ['missing', undefined],
  ['null', null],
  ['a number', 7.5],
  ['a small number', -1e300],
  ['a large number', 1e300],
  ['a text', 'jiné'],
  ['an empty text', ''],
  ['a long text', 'x'.repeat(100_000)],
  ['yes', true],
  ['a list', [[]]],
  ['a long list', Array(20_001).fill('x')],
  ['a record', { navíc: 1 }],
] as const;

function sentences(schema: z.ZodType, value: unknown): string[] {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).map(({ message }) => message);
}

const fieldsOf = (shape: z.ZodRawShape) => Object.entries(shape) as [string, z.ZodType][];

/** A consent and a tax rate are asked for by sentences of their own. */
const OWN = /^(Bez souhlasu|Hodnota musí být definována)/;

describe.each(named)('%s', (_name, { body, query }) => {
  test('tells every fault of every field in Czech', () => {
    const told = [...fieldsOf(body.shape), ...fieldsOf(query.shape)].flatMap(([field, schema]) =>
      wrong.flatMap(([what, value]) =>
        sentences(schema, value)
          .filter(isEnglish)
          .map((sentence) => [field, what, sentence]),
      ),
    );
    expect(told).toEqual([]);
  });

  test('says of each field that is missing that it is required', () => {
    const told = [...fieldsOf(body.shape), ...fieldsOf(query.shape)].flatMap(([field, schema]) =>
      sentences(schema, undefined)
        .slice(0, 1)
        .filter((sentence) => !OWN.test(sentence))
        .map((sentence) => [field, sentence]),
    );
    expect(told).toEqual(told.map(([field]) => [field, 'Toto pole je povinné']));
  });
});
