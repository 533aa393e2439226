import type { z } from 'zod';

type Values = Readonly<Record<string, unknown>>;

/** Sentences by the names of the fields they belong to; null where nothing is wrong. */
type Verdicts = Readonly<Record<string, string | null>>;

/** Adds rules that look at several fields of a form; they are judged also while other fields are faulty. */
export function withRules<S extends z.ZodType>(schema: S, judge: (values: Values) => Verdicts): S {
  return schema.superRefine(
    (values, context) => {
      for (const [field, message] of Object.entries(judge(values as Values))) {
        if (message !== null) context.addIssue({ code: 'custom', path: [field], message });
      }
    },
    { when: ({ value }) => typeof value === 'object' && value !== null },
  );
}
