import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import type { spaceRecord } from '#contract/pasports/pasport.ts';
import type { historyOf } from '#contract/record-history.ts';
import type { Validity } from '#contract/rules/validity.ts';
import type { FormValues } from '#web/form/changes.ts';
import type { ContractForm } from '#web/form/contract-form.ts';
import type { SpaceIds } from './records.queries.ts';

/** What every record of a space carries. */
export interface StoredRecord extends Validity {
  readonly version: number;
}

type RecordCall<R> = Endpoint<typeof spaceRecord, z.ZodObject, z.ZodObject, z.ZodType<R>>;

/** A kind of records of a space: its calls, rules and words. */
export interface RecordKind<V extends FormValues, S extends StoredRecord> {
  /** The tab of the record and the beginning of its drafts. */
  readonly name: string;
  readonly history: z.infer<typeof historyOf>;
  readonly calls: {
    readonly get: RecordCall<S>;
    readonly create: RecordCall<S>;
    readonly update: RecordCall<S>;
    readonly remove: RecordCall<{ deleted: true }>;
  };
  readonly rules: z.ZodType;
  /** Fills a new record with what is left to other lists, as it is being saved. */
  readonly completed?: (values: V) => Promise<V>;
  /** Names of fields for people, in the order of the form. */
  readonly labels: Readonly<Record<string, string>>;
  readonly idOf: (record: S) => number;
  readonly valuesOf: (record: S) => V;
  /** 'Nový nájemce', 'Nájemce', 'Smazat nájemce?' */
  readonly titles: { readonly create: string; readonly edit: string; readonly remove: string };
  /** What the record tells of, in the question before it is deleted. */
  readonly describe: (record: S) => string;
  readonly Fields: ComponentType<RecordFieldsProps<V, S>>;
}

/** What the fields of a record's form are told. */
export interface RecordFieldsProps<V extends FormValues, S> {
  readonly ids: SpaceIds;
  readonly form: ContractForm<V>;
  /** Undefined for a new one. */
  readonly record: S | undefined;
  /** Asks for a person who is not in the address book yet, by what was typed. */
  readonly onNewPerson: (typed: string) => void;
}
