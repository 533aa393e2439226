import type { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import type { id } from '#contract/fields.ts';
import type { clientHistoryOf } from '#contract/record-history.ts';
import type { FormValues } from '#web/form/changes.ts';
import type { RecordKind, StoredRecord } from '#web/record/record-kind.ts';
import type { Column } from '#web/table/columns.ts';

/** What every row of a client's code list has. */
export interface StoredRow extends StoredRecord {
  readonly code: string;
  readonly name: string;
  readonly is_system: boolean;
  readonly hidden: boolean;
}

type Plain = z.ZodObject;
type Rows<R> = z.ZodType<{ values: R[] }>;

interface ListCalls<R> {
  readonly list: Endpoint<Plain, Plain, Plain, Rows<R>>;
  readonly order: Endpoint<Plain, Plain, z.ZodObject<{ ids: z.ZodArray<typeof id> }>, Rows<R>>;
}

/** One of the client's code lists. */
export interface ListKind<V extends FormValues, R extends StoredRow> extends RecordKind<
  undefined,
  V,
  R
> {
  /** Name of the table and the beginning of drafts. */
  readonly name: string;
  /** Name of the screen. */
  readonly title: string;
  readonly calls: RecordKind<undefined, V, R>['calls'] & ListCalls<R>;
  readonly columns: readonly Column<R>[];
  readonly idOf: (row: R) => number;
  /** What a new row starts with. */
  readonly empty: V;
}

/** What code lists differ in. */
interface ListWords<V extends FormValues, R extends StoredRow> extends Pick<
  ListKind<V, R>,
  | 'name'
  | 'title'
  | 'calls'
  | 'rules'
  | 'labels'
  | 'texts'
  | 'columns'
  | 'idOf'
  | 'valuesOf'
  | 'empty'
  | 'Fields'
> {
  readonly history: z.output<typeof clientHistoryOf>;
  /** Reads that a change makes out of date, besides the list. */
  readonly stale: readonly Endpoint[];
  readonly titles: { readonly create: string; readonly edit: string; readonly remove: string };
  /** Said above the fields of a row that is given by the portal. */
  readonly systemNote: string;
}

/** A code list, with what all of them have the same. */
export function listKind<V extends FormValues, R extends StoredRow>({
  history,
  stale,
  titles,
  systemNote,
  ...words
}: ListWords<V, R>): ListKind<V, R> {
  const { name, calls, idOf } = words;
  return {
    ...words,
    stale: [calls.list, ...stale],
    params: (_client, row_id) => ({ id: row_id }),
    draftKey: (_client, row_id) => `${name}.${row_id}`,
    titles: { create: titles.create, edit: (row) => `${titles.edit} ${row.name}` },
    told: (row) => `${row.name}: záznam byl uložen`,
    note: ({ is_system }) => (is_system ? systemNote : ''),
    history: (_client, row) => ({ record_type: history, record_id: idOf(row) }),
    removal: {
      label: 'Smazat záznam',
      title: titles.remove,
      question: (row) =>
        `${row.name} (${row.code}). Smazání nelze vrátit; záznam, který se už nemá nabízet, raději skryjte.`,
      isAllowed: ({ is_system }) => !is_system,
    },
  };
}
