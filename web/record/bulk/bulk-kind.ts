import type { ReactNode } from 'react';
import type { Endpoint } from '#contract/endpoint.ts';
import type { ChangeOfMany } from '#contract/many.ts';
import type { WrittenField } from '#contract/record.ts';
import type { FieldBinding } from '#web/form/contract-form.ts';
import type { FieldLook } from '#web/form/fields.tsx';

/** A record as its list tells it. */
export interface BulkRow {
  readonly version: number;
}

/** What the control of a record's id is told. */
type ControlProps = FieldBinding<number | null> & FieldLook & { readonly 'data-autofocus': true };

/** A field whose value may be the same in many records. */
export interface BulkField<R> {
  /** Name in the call. */
  readonly name: string;
  readonly described: WrittenField;
  /** Records to choose from, where the value names one; empty until they come. */
  readonly choices?: readonly { readonly id: number; readonly name: string }[];
  /** Having none of them. */
  readonly none?: string;
  /** The value of a row as people read it; by its description when left out. */
  readonly text?: (row: R) => string;
  /** Draws the control of the value where there are too many records to be chosen from a list. */
  readonly control?: (field: ControlProps) => ReactNode;
  /** Why it cannot be changed in these records at once; empty where it can. */
  readonly hindrance?: (rows: readonly R[]) => string;
}

/** How records of a kind are put away and shown again. */
export interface BulkHiding<R> {
  /** Name of the flag in the call. */
  readonly name: string;
  readonly described: WrittenField;
  readonly isHidden: (row: R) => boolean;
  /** The buttons, which also head the dialog: 'Skrýt', 'Zobrazit'. */
  readonly hide: string;
  readonly show: string;
}

/** What can be done with many records of a kind at once. */
export interface BulkKind<R extends BulkRow> {
  readonly call: ChangeOfMany;
  /** Reads that a change makes out of date. */
  readonly stale: readonly Endpoint[];
  readonly idOf: (row: R) => number;
  /** The record as people name it. */
  readonly nameOf: (row: R) => string;
  readonly fields: readonly BulkField<R>[];
  /** The button that changes a field, which also heads the dialog; 'Upravit' where nothing is said. */
  readonly edit?: string;
  /** Undefined of records that are not put away. */
  readonly hiding?: BulkHiding<R> | undefined;
}
