import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import type { id } from '#contract/fields.ts';
import type { clientHistoryOf } from '#contract/record-history.ts';
import type { FormValues } from '#web/form/changes.ts';
import type { ContractForm } from '#web/form/contract-form.ts';
import type { Column } from '#web/table/columns.ts';

/** What every row of a client's code list has. */
export interface StoredRow {
  readonly code: string;
  readonly name: string;
  readonly is_system: boolean;
  readonly hidden: boolean;
  readonly version: number;
}

type Params = z.ZodObject<{ id: typeof id }>;
type Plain = z.ZodObject;
type Rows<R> = z.ZodType<{ values: R[] }>;

/** One of the client's code lists: its calls, columns, rules and words. */
export interface ListKind<V extends FormValues, R extends StoredRow> {
  /** Name of the table and the beginning of drafts. */
  readonly name: string;
  /** Name of the screen. */
  readonly title: string;
  readonly history: z.infer<typeof clientHistoryOf>;
  readonly calls: {
    readonly list: Endpoint<Plain, Plain, Plain, Rows<R>>;
    readonly create: Endpoint<Plain, Plain, Plain, z.ZodType<R>>;
    readonly update: Endpoint<Params, Plain, Plain, z.ZodType<R>>;
    readonly remove: Endpoint<Params, Plain, Plain, z.ZodType<{ deleted: true }>>;
    readonly order: Endpoint<Plain, Plain, z.ZodObject<{ ids: z.ZodArray<typeof id> }>, Rows<R>>;
  };
  /** Reads that a change makes out of date, besides the list. */
  readonly stale: readonly Endpoint[];
  readonly rules: z.ZodType;
  /** Names of fields for people, in the order of the form. */
  readonly labels: Readonly<Record<string, string>>;
  readonly texts: Readonly<Record<string, (value: unknown) => string>>;
  readonly columns: readonly Column<R>[];
  readonly idOf: (row: R) => number;
  readonly valuesOf: (row: R) => V;
  /** What a new row starts with. */
  readonly empty: V;
  readonly titles: { readonly create: string; readonly edit: string; readonly remove: string };
  /** Said above the fields of a row that is given by the portal. */
  readonly systemNote: string;
  readonly Fields: ComponentType<{ form: ContractForm<V>; isSystem: boolean }>;
}
