import type { z } from 'zod';
import { bareKey } from '#contract/rules/text-key.ts';
import type { Reader, Value } from './value.ts';

type Words = Readonly<Record<string, readonly string[]>>;

/** One of the values, each by its name on the wire and with the words people use for it. */
export function asChoice(words: Words): Reader {
  const values = new Map(
    Object.entries(words).flatMap(([value, names]) =>
      [value, ...names].map((name) => [bareKey(name), value]),
    ),
  );
  const fault = {
    fault: `Zadejte: ${Object.values(words)
      .map(([name]) => name)
      .join(', ')}`,
  };
  return (cell) => {
    const value = values.get(bareKey(cell));
    return value === undefined ? fault : { value };
  };
}

/** One of a few values by their Czech names. */
export interface Choice<S extends z.ZodType<string>> extends Value<S, S, z.output<S>> {
  readonly names: Readonly<Record<z.output<S>, string>>;
}

/** One of a few values; the first of its words is its name. */
export function choice<S extends z.ZodType<string>>(
  schema: S,
  words: Readonly<Record<z.output<S>, readonly [string, ...string[]]>>,
  empty: z.output<S>,
): Choice<S> {
  const known: Readonly<Record<string, readonly string[]>> = words;
  const named = Object.entries(known).map(([value, [name = value]]) => [value, name] as const);
  const names = Object.fromEntries(named) as Choice<S>['names'];
  const byValue = new Map(named);
  const text = (value: unknown) => byValue.get(String(value)) ?? '';
  return { kind: 'choice', read: schema, write: schema, empty, cell: asChoice(words), text, names };
}
