import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  chosenId,
  day,
  decimalNumber,
  id,
  moment,
  requiredText,
  text,
  wholeNumber,
} from './fields.ts';

const sentences = (schema: z.ZodType, value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).map(({ message }) => message);

describe('what nobody has given', () => {
  test.each([
    ['a text', text(5)],
    ['a text that must be given', requiredText(5)],
    ['a whole number', wholeNumber(0, 9)],
    ['a number', decimalNumber(0, 9, 2)],
    ['yes or no', z.boolean()],
    ['a day', day],
    ['a moment', moment],
    ['an id', id],
    ['one of a few values', z.enum(['a', 'b'])],
    ['a list', z.array(z.string())],
    ['a record', z.object({})],
  ])('is required: %s', (_title, schema) => {
    expect(sentences(schema, undefined)).toEqual(['Toto pole je povinné']);
    expect(sentences(schema, null)).toEqual(['Toto pole je povinné']);
  });

  test('is asked for by the sentence of the field where a form leaves a choice open', () => {
    expect(sentences(chosenId('Vyberte dům'), null)).toEqual(['Vyberte dům']);
    expect(sentences(chosenId('Vyberte dům'), undefined)).toEqual(['Toto pole je povinné']);
  });
});

describe('a value of another type', () => {
  test.each([
    ['text', text(5), 1, 'Zadejte text'],
    ['a whole number', wholeNumber(0, 9), 'a', 'Zadejte číselnou hodnotu'],
    ['a whole number', wholeNumber(0, 9), 1.5, 'Zadejte celé číslo'],
    ['an id', id, 1.5, 'Zadejte celé číslo'],
    ['an id', id, 'x', 'Zadejte číselnou hodnotu'],
    ['a number', decimalNumber(0, 9, 2), '1', 'Zadejte číselnou hodnotu'],
    ['yes or no', z.boolean(), 'ano', 'Zadejte ano nebo ne'],
    ['a list', z.array(z.string()), 'a', 'Zadejte seznam hodnot'],
    ['a record', z.object({}), 'a', 'Zadejte záznam s jeho poli'],
    ['a day', day, 'dnes', 'Zadejte datum'],
    ['a moment', moment, 'teď', 'Zadejte datum a čas'],
    ['one of a few values', z.enum(['a', 'b']), 'c', 'Zadejte jednu z hodnot: a, b'],
    ['a text of a form', z.string().regex(/^a$/), 'b', 'Zadaný text nemá správný tvar'],
    ['one of two kinds', z.union([moment, z.literal('')]), 'x', 'Zadejte datum a čas'],
    ['what is judged by code', z.custom(() => false), 1, 'Zadaná hodnota není správná'],
  ])('is told what %s should be', (_title, schema, value, sentence) => {
    expect(sentences(schema, value)).toEqual([sentence]);
  });
});

describe('a value out of its limits', () => {
  test.each([
    [text(2), 'abc', 'Zadejte nejvýše 2 znaky'],
    [z.string().max(1), 'abc', 'Zadejte nejvýše 1 znak'],
    [z.string().min(1), '', 'Toto pole je povinné'],
    [z.string().min(5), 'a', 'Zadejte minimálně 5 znaků'],
    [z.number().max(1000), 1001, 'Maximum 1000'],
    [z.number().min(0), -1, 'Zadejte kladnou hodnotu'],
    [wholeNumber(0, 9), 1e300, 'Maximum 9'],
    [z.array(z.int()).max(2), [1, 2, 3], 'Zadejte nejvýše 2 položky'],
    [z.array(z.int()).min(1), [], 'Zadejte nejméně 1 položku'],
  ])('is told them: %#', (schema, value, sentence) => {
    expect(sentences(schema, value)[0]).toBe(sentence);
  });
});

test('what a record does not describe is told by name', () => {
  const [issue] = z.strictObject({}).safeParse({ navíc: 1 }).error?.issues ?? [];
  expect(issue).toMatchObject({ keys: ['navíc'], message: 'Toto pole záznam nemá' });
});
