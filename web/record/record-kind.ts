import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import type { clientHistoryOf, historyOf } from '#contract/record-history.ts';
import type { FormValues } from '#web/form/changes.ts';
import type { ContractForm } from '#web/form/contract-form.ts';
import type { FieldTexts } from '#web/ui/history-words.ts';

/** What a record is known by among those of its place; 0 for a new one. */
export type RecordId = number | string;

/** What every stored record carries. */
export interface StoredRecord {
  readonly version: number;
}

/** A call that answers by a record, whatever its path, query and body. */
export type RecordCall<R> = Endpoint<z.ZodObject, z.ZodObject, z.ZodObject, z.ZodType<R>>;

/** Whose history is told: a record of a unit, or of the client. */
export type HistoryKey =
  | {
      readonly record_type: z.output<typeof historyOf>;
      readonly unit_id: number;
      readonly record_id: number;
    }
  | {
      readonly record_type: z.output<typeof clientHistoryOf>;
      readonly record_id: number;
      readonly unit_id?: undefined;
    };

/** How a record is taken away for good. */
interface RecordRemoval<S> {
  /** Text of the button and of the answer that agrees. */
  readonly label: string;
  /** Asked before it happens; without one it is the label. */
  readonly title?: string;
  readonly question: (record: S) => string;
  readonly told?: string;
  /** Whether this record may be; every one when left out. */
  readonly isAllowed?: (record: S) => boolean;
}

/** How dialogs of the records are called. */
interface RecordTitles<W, S> {
  readonly create: string;
  /** Whose a new one is, where it belongs to another record; said behind the title. */
  readonly of?: (where: W) => string;
  readonly edit: (record: S, where: W) => string;
}

/** What the fields of a record's form are told. */
export interface FieldsProps<W, V extends FormValues, S> {
  readonly where: W;
  readonly form: ContractForm<V>;
  /** Undefined for a new one. */
  readonly record: S | undefined;
}

/**
 * What a record is: its calls, rules and words, given to its form, its history and its deletion.
 * `W` is where the records are (the ids that their calls name), `V` what a form holds, `S` the stored record.
 */
export interface RecordRules<W, V extends FormValues, S extends StoredRecord> {
  readonly calls: {
    /** Reads one record whole, when its list does not. */
    readonly get?: RecordCall<S>;
    readonly create: RecordCall<S>;
    readonly update: RecordCall<S>;
    readonly remove: RecordCall<unknown>;
  };
  /** Ids in the paths of the calls. */
  readonly params: (where: W, id: RecordId) => Readonly<Record<string, RecordId>>;
  /** Reads that a change makes out of date. */
  readonly stale: readonly Endpoint[];
  /** Name of the draft of a record; id 0 is a new one. */
  readonly draftKey: (where: W, id: RecordId) => string;
  readonly rules: z.ZodType;
  /** What is sent of a new record, where some of it is left to other lists; the values when left out. */
  readonly completed?: (values: V) => Promise<FormValues>;
  /** Fields that follow from the others; they are saved with whatever else is. */
  readonly settled?: (values: V) => Partial<V>;
  /** Names of fields for people, in the order of the form. */
  readonly labels: Readonly<Record<string, string>>;
  /** Values in words, where they say nothing by themselves. */
  readonly texts?: FieldTexts;
  readonly idOf: (record: S) => RecordId;
  readonly valuesOf: (record: S) => V;
  readonly titles: RecordTitles<W, S>;
  /** Texts of the saving buttons; 'Uložit záznam' and 'Uložit změny' when left out. */
  readonly saveLabels?: { readonly create: string; readonly edit: string };
  /** Said when a record was saved; nothing when empty. */
  readonly told: (record: S, isNew: boolean) => string;
  /** Stands above the fields of a stored record; nothing when empty. */
  readonly note?: (record: S) => string;
  readonly history?: (where: W, record: S) => HistoryKey;
  readonly removal: RecordRemoval<S>;
}

/** A kind of records whose dialog is made of what it says alone. */
export interface RecordKind<W, V extends FormValues, S extends StoredRecord> extends RecordRules<
  W,
  V,
  S
> {
  readonly Fields: ComponentType<FieldsProps<W, V, S>>;
}
