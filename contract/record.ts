import { z } from 'zod';
import type { FieldFault } from '#contract/rules/rule.ts';
import type { Reader, Value } from '#contract/values/value.ts';

/** A column of an imported file that says the field, or by which a row finds it. */
export interface FileColumn {
  /** Of the field when left out. */
  readonly label?: string;
  /** A cell of the template; an empty one where most files say nothing. */
  readonly example: string;
  /** What else people call it; without diacritics and case. */
  readonly also?: readonly string[];
  readonly hint?: string;
  readonly required?: boolean;
  /** Name of the column where it does not hold the field itself but words that lead to it. */
  readonly name?: string;
  /** Reads the words; the value's own reader and rule when left out. */
  readonly cell?: Reader;
}

/** How an import fills a field: by its own column, by another column of the record, or not, and why. */
export type Imported = FileColumn | { readonly from: string } | { readonly not: string };

/** Why no import fills the fields of a record. */
export const notImported = (why: string): Imported => ({ not: why });

/** Heading of the one panel of a dialog. */
export const DIALOG = 'Záznam';

/** A column of the list; people may hide it and show it. */
export interface Listed {
  /** The label when left out. */
  readonly heading?: string;
  /** Width in pixels. */
  readonly width: number;
  /** Shown only once it is asked for. */
  readonly hidden?: boolean;
  /** One of the values that tell most. */
  readonly telling?: boolean;
  /** Its sum over a list means something; of what is filled in where a zero says that nothing is. */
  readonly summed?: 'all' | 'filled';
}

/** What is said of a field that is only read. */
export interface ToldFacts {
  /** Name for people. */
  readonly label: string;
  /** Null for what no list shows. */
  readonly listed: Listed | null;
  /** The search of the list goes through it. */
  readonly searched?: boolean;
}

/** What is said of a field that a person writes. */
export interface WrittenFacts<Form> extends ToldFacts {
  /** Heading of the form's panel in which it stands; null for what is changed elsewhere. */
  readonly panel: string | null;
  readonly imported: Imported;
  /** What a new record starts with when not with the empty value. */
  readonly initial?: Form;
  /** Other names under which a save may carry it. */
  readonly aliases?: readonly string[];
  /** Where it is stored when not in the record's own table under its own name. */
  readonly stored?: `pasports.${string}`;
  /** Under the input. */
  readonly hint?: string;
  readonly placeholder?: string;
}

/** A field that is only read. */
export interface ToldField<V extends Value = Value> extends ToldFacts {
  readonly value: V;
}

/** A field that a person writes. */
export interface WrittenField<V extends Value = Value> extends WrittenFacts<V['empty']> {
  readonly value: V;
}

export type ToldFields = Readonly<Record<string, ToldField>>;
export type WrittenFields = Readonly<Record<string, WrittenField>>;

/** A column of a file that says more fields at once, or to what the record belongs. */
export interface WordColumn extends FileColumn {
  readonly name: string;
  readonly label: string;
  readonly cell: Reader;
  /** The field behind whose column it stands; null for the beginning. */
  readonly after: string | null;
}

/** A rule over more fields of a record. */
export type RecordRule<R> = (record: R) => FieldFault | null;

/** One record described: all that its form, list, calls, import and export are made of. */
export interface RecordOf<W extends WrittenFields, T extends ToldFields> {
  /** Fields that a person writes, in the order of the form and of the file. */
  readonly written: W;
  /** Fields that are only read. */
  readonly told: T;
  /** Columns of the list as they stand at first; other listed ones follow. */
  readonly list: readonly (keyof (W & T) & string)[];
  readonly columns: readonly WordColumn[];
}

/** Describes a field that is only read. */
export function told<V extends Value>(value: V, facts: ToldFacts): ToldField<V> {
  return { ...facts, value };
}

/** Describes a field that a person writes. */
export function written<V extends Value>(
  value: V,
  facts: WrittenFacts<V['empty']>,
): WrittenField<V> {
  return { ...facts, value };
}

/** Describes a record. */
export function record<W extends WrittenFields, T extends ToldFields>(
  draft: RecordOf<W, T>,
): RecordOf<W, T> {
  return draft;
}

type ReadShape<F extends ToldFields> = { -readonly [K in keyof F]: F[K]['value']['read'] };
type WriteShape<F extends WrittenFields> = { -readonly [K in keyof F]: F[K]['value']['write'] };

/** Values of the fields as a form holds them; numbers and days may be unfinished texts. */
export type FormOf<F extends WrittenFields> = {
  -readonly [K in keyof F]: F[K]['value']['empty'];
};

function mapped<F extends ToldFields>(
  fields: F,
  make: (field: F[keyof F], name: string) => unknown,
) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, make(field as F[keyof F], name)]),
  );
}

/** What a field is, for the description of the calls: on the wire money is in hellers. */
function descriptionOf({ label, value: { kind, unit } }: ToldField): string {
  const measure = kind === 'money' ? 'v haléřích' : unit;
  return measure === undefined ? label : `${label} (${measure})`;
}

/** Schemas of the fields as the wire tells them. */
export function readOf<F extends ToldFields>(fields: F): ReadShape<F> {
  return mapped(fields, (field) =>
    field.value.read.meta({ description: descriptionOf(field) }),
  ) as ReadShape<F>;
}

/** Rules of the fields, each by itself. */
export function writeOf<F extends WrittenFields>(fields: F): WriteShape<F> {
  return mapped(fields, (field) =>
    field.value.write.meta({ description: descriptionOf(field) }),
  ) as WriteShape<F>;
}

/** The rules of a form: of each field, and of the record over more fields. */
export function ruledBy<O extends z.ZodObject>(
  fields: O,
  rules: readonly RecordRule<z.output<O>>[],
): O {
  return fields.superRefine((values, context) => {
    for (const fault of faultsOf(rules, values)) {
      context.addIssue({ code: 'custom', path: [fault.field], message: fault.message });
    }
  });
}

/** What is wrong with a record by the rules over more of its fields. */
export function faultsOf<R>(rules: readonly RecordRule<R>[], of: R): FieldFault[] {
  return rules.flatMap((rule) => rule(of) ?? []);
}

/** What a new record starts with. */
export function emptyOf<F extends WrittenFields>(fields: F): FormOf<F> {
  return mapped(fields, ({ value, initial = value.empty }) => initial) as FormOf<F>;
}

/** What fields hold as the wire writes them. */
export type WrittenOf<F extends WrittenFields> = {
  -readonly [K in keyof F]: z.output<F[K]['value']['write']>;
};

/** What a stored record holds where nothing is told of it; a reference that has to be chosen is null. */
export function blankOf<F extends WrittenFields>(fields: F): WrittenOf<F> {
  return emptyOf(fields) as unknown as WrittenOf<F>;
}

/** A stored record as its form takes it. */
export function valuesOf<F extends WrittenFields>(
  fields: F,
  stored: Readonly<FormOf<F>>,
): FormOf<F> {
  return mapped(fields, (_field, name) => stored[name as keyof F]) as FormOf<F>;
}

/** Names of fields for people. */
export function labelsOf<F extends ToldFields>(fields: F): Record<keyof F & string, string> {
  return mapped(fields, ({ label }) => label) as Record<keyof F & string, string>;
}

/** The other names of fields, each with the one that it stands for. */
export function aliasesOf(fields: WrittenFields): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { aliases = [] }]) =>
      aliases.map((alias) => [alias, name]),
    ),
  );
}

/** What is known of fields by their names, under their other names too. */
export function alsoByAlias<T>(
  fields: WrittenFields,
  known: Readonly<Record<string, T>>,
): Readonly<Record<string, T>> {
  const others = Object.entries(aliasesOf(fields)).flatMap(([alias, name]) => {
    const value = known[name];
    return value === undefined ? [] : [[alias, value] as const];
  });
  return { ...known, ...Object.fromEntries(others) };
}

/** The fields of a record that no file fills, and why. */
export function unimported<F extends WrittenFields>(fields: F, why: string): F {
  return mapped(fields, (field) => ({ ...field, imported: { not: why } })) as F;
}

/** Names of the written fields that are columns of the record's own table. */
export function ownNames<F extends WrittenFields>(fields: F): (keyof F & string)[] {
  return Object.keys(fields).filter((name) => fields[name]?.stored === undefined);
}
