import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { historyOf } from '#contract/record-history.ts';
import type { Validity } from '#contract/rules/validity.ts';
import type { FormValues } from '#web/form/changes.ts';
import type { FieldsProps, RecordRules, StoredRecord } from '#web/record/record-kind.ts';
import { spaceReads } from '../changes.ts';
import { inHouse, type TitledSpace } from '../space/space-title.ts';
import type { SpaceIds } from './records.queries.ts';

/** Which space the records are of, with its name for their dialogs. */
export interface SpaceWhere extends SpaceIds {
  readonly space: TitledSpace;
}

/** What every record of a space carries. */
export interface SpaceRecord extends Validity, StoredRecord {}

/** What the fields of a record of a space are told. */
export interface RecordFieldsProps<V extends FormValues, S> extends FieldsProps<SpaceWhere, V, S> {
  /** Asks for a person who is not in the address book yet, by what was typed. */
  readonly onNewPerson: (typed: string) => void;
}

/** A kind of records of a space over time. */
export interface SpaceKind<V extends FormValues, S extends SpaceRecord> extends RecordRules<
  SpaceWhere,
  V,
  S
> {
  /** The tab of the record and the beginning of its drafts. */
  readonly name: string;
  readonly calls: Required<RecordRules<SpaceWhere, V, S>['calls']>;
  readonly idOf: (record: S) => number;
  readonly Fields: ComponentType<RecordFieldsProps<V, S>>;
}

/** What kinds of records of a space differ in. */
interface SpaceWords<V extends FormValues, S extends SpaceRecord> extends Pick<
  SpaceKind<V, S>,
  'name' | 'calls' | 'rules' | 'completed' | 'labels' | 'texts' | 'idOf' | 'valuesOf' | 'Fields'
> {
  readonly history: z.infer<typeof historyOf>;
  /** 'Nový nájemce', 'Nájemce', 'Smazat nájemce?' */
  readonly titles: { readonly create: string; readonly edit: string; readonly remove: string };
  /** What the record tells of, in the question before it is deleted. */
  readonly describe: (record: S) => string;
}

/** A kind of records of a space, with what all of them have the same. */
export function spaceKind<V extends FormValues, S extends SpaceRecord>({
  history,
  titles,
  describe,
  ...words
}: SpaceWords<V, S>): SpaceKind<V, S> {
  const { name, idOf } = words;
  return {
    ...words,
    params: ({ unit_id, pasport_id }, id) => ({ unit_id, pasport_id, id: String(id) }),
    stale: spaceReads,
    draftKey: ({ unit_id, pasport_id }, id) => `${name}.${unit_id}.${pasport_id}.${id}`,
    titles: {
      create: titles.create,
      of: ({ space }) => inHouse(space),
      edit: (record) => `${titles.edit}: ${describe(record)}`,
    },
    told: () => 'Záznam byl uložen',
    history: ({ unit_id }, record) => ({
      record_type: history,
      unit_id,
      record_id: idOf(record),
    }),
    removal: {
      label: 'Smazat záznam',
      title: titles.remove,
      question: (record) =>
        `${describe(record)}. Smazání nelze vrátit; skončil-li vztah, raději vyplňte konec platnosti.`,
    },
  };
}
