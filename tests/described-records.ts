import type { RecordOf, ToldFields, WrittenFields } from '#contract/record.ts';

export type Described = RecordOf<WrittenFields, ToldFields>;

function isDescribed(value: unknown): value is Described {
  return typeof value === 'object' && value !== null && 'written' in value && 'told' in value;
}

const modules = import.meta.glob<Record<string, unknown>>(
  ['../contract/**/*.ts', '!**/*.test.ts'],
  {
    eager: true,
  },
);

/** Every record that the contract describes, by the name under which it is exported. */
export const describedRecords: readonly (readonly [name: string, record: Described])[] =
  Object.values(modules)
    .flatMap((exported) => Object.entries(exported))
    .filter((entry): entry is [string, Described] => isDescribed(entry[1]));
