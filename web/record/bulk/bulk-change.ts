import { refusedRecords } from '#contract/many.ts';
import { ApiError } from '#web/lib/api-error.ts';
import type { BulkField, BulkKind, BulkRow } from './bulk-kind.ts';

/** What a change would do to the picked rows. */
export interface BulkPreview<R> {
  /** Rows that have another value now. */
  readonly changing: readonly R[];
  /** How many have the value already. */
  readonly alreadySo: number;
}

const valueOf = (row: unknown, name: string) => (row as Readonly<Record<string, unknown>>)[name];

/** Rows that the value would change, and how many it would not. */
export function previewOf<R>(
  rows: readonly R[],
  { name }: Pick<BulkField<R>, 'name'>,
  value: unknown,
): BulkPreview<R> {
  const changing = rows.filter((row) => valueOf(row, name) !== value);
  return { changing, alreadySo: rows.length - changing.length };
}

/** A value nobody filled in. */
export const UNFILLED = '(nevyplněno)';

/** The value that a row has now, as people read it. */
export function textNow<R>({ name, described, text }: BulkField<R>, row: R): string {
  return (text?.(row) ?? described.value.text(valueOf(row, name))) || UNFILLED;
}

/** The value that rows would have, as people read it. */
export function textNext<R>(
  { described, choices, none = UNFILLED }: BulkField<R>,
  value: unknown,
): string {
  if (choices === undefined) return described.value.text(value) || UNFILLED;
  if (value === null) return none;
  return choices.find(({ id }) => id === value)?.name ?? '';
}

/** The value as it is sent, or what is wrong with it. */
export function judgedValue<R>(
  { described }: BulkField<R>,
  value: unknown,
): { readonly value: unknown } | { readonly fault: string } {
  const read = described.value.write.safeParse(value);
  return read.success ? { value: read.data } : { fault: read.error.issues[0]?.message ?? '' };
}

/** What changing a field of the records is called. */
export const editWord = ({ edit = 'Upravit' }: { readonly edit?: string }): string => edit;

/** A record that stood in the way of a change. */
interface Refused {
  readonly id: number;
  readonly name: string;
  readonly reason: string;
}

/** Records for which a change was refused, by their names; none when it was refused for something else. */
export function refusedIn<R extends BulkRow>(
  error: unknown,
  { fields, hiding, idOf, nameOf }: BulkKind<R>,
  rows: readonly R[],
): readonly Refused[] {
  if (!(error instanceof ApiError) || error.code !== 'records-refused') return [];
  const told = refusedRecords.safeParse(error.current).data?.records ?? [];
  const all = hiding === undefined ? fields : [...fields, hiding];
  const labels = new Map(all.map((one) => [one.name, one.described.label]));
  return told.map(({ id, field, message }) => {
    const row = rows.find((one) => idOf(one) === id);
    const label = labels.get(field);
    const reason = label === undefined ? message : `${label}: ${message}`;
    return { id, name: row === undefined ? String(id) : nameOf(row), reason };
  });
}
