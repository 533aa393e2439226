import { z } from 'zod';

/** What a cell of a file says, or why it says nothing that could be taken. */
export type Reading = { readonly value: unknown } | { readonly fault: string };

/** Reads the text of a cell that is not empty. */
export type Reader = (cell: string) => Reading;

/** Names of the kinds; each has its control and its display in `web/values/<kind>`. */
export type ValueKind =
  | 'text'
  | 'long-text'
  | 'email'
  | 'phone'
  | 'digits'
  | 'zip'
  | 'zips'
  | 'whole'
  | 'decimal'
  | 'money'
  | 'area'
  | 'day'
  | 'moment'
  | 'yes-no'
  | 'choice'
  | 'reference'
  | 'person'
  | 'rows';

/** A value of a record: its rule, how it is read, and how forms, cells of files and texts hold it. */
export interface Value<
  Read extends z.ZodType = z.ZodType,
  Write extends z.ZodType = z.ZodType,
  Form = unknown,
> {
  readonly kind: ValueKind;
  /** As the wire tells it. */
  readonly read: Read;
  /** The one rule of the value: form, call and import are judged by it. */
  readonly write: Write;
  /** What a form holds while nothing was said; its type is what the form holds at all. */
  readonly empty: Form;
  /** Reads a cell of a file; the rule judges what it has read. */
  readonly cell: Reader;
  /** The value as a person writes it, which `cell` reads back; an empty text for none. */
  readonly text: (value: unknown) => string;
  /** Decimal places shown. */
  readonly decimals?: number;
  /** What stands after a number. */
  readonly unit?: string;
  /** Czech names of the values that can be chosen. */
  readonly names?: Readonly<Record<string, string>>;
}

/** The value that may be missing: null then. */
export function orNone<R extends z.ZodType, W extends z.ZodType, F>(
  value: Value<R, W, F>,
): Value<z.ZodNullable<R>, z.ZodNullable<W>, F | null> {
  return { ...value, read: value.read.nullable(), write: value.write.nullable(), empty: null };
}
