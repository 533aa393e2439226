import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { holdsOn } from '#contract/rules/validity.ts';
import type { Validity } from '#contract/rules/validity.ts';
import type { FormValues } from '#web/form/changes.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { LoadedRecord } from '#web/record/LoadedRecord.tsx';
import { CreateButton, RecordTable } from '#web/record/RecordTable.tsx';
import { useRecordList } from '#web/record/useRecordList.ts';
import type { Column } from '#web/table/columns.ts';
import type { FieldTexts } from '#web/ui/history-words.ts';
import type { Go, PasportsPlace } from '../place.ts';
import type { TitledSpace } from '../space/space-title.ts';
import type { SpaceKind, SpaceRecord } from './record-kind.ts';
import { RecordDialog } from './RecordDialog.tsx';
import type { SpaceIds } from './records.queries.ts';
import styles from './records.module.css';

/** Where the records of a space are shown. */
export interface SectionPlace {
  readonly ids: SpaceIds;
  /** The space by its name, for dialogs over it. */
  readonly space: TitledSpace;
  readonly place: PasportsPlace;
  readonly go: Go;
}

interface RecordSectionProps<
  V extends FormValues,
  S extends SpaceRecord & R,
  R extends Validity,
> extends SectionPlace {
  kind: SpaceKind<V, S>;
  /** Name of the list for people. */
  label: string;
  list: UseQueryResult<{ readonly values: readonly R[] }>;
  columns: readonly Column<R>[];
  rowKey: (row: R) => number;
  /** What a new record starts with after those that there are. */
  empty: (rows: readonly R[]) => V;
  /** What belongs there, said where nothing is yet. */
  emptyText: string;
  /** Whether a row holds on the day of the screen, where more than its own time says so. */
  isHolding?: (row: R) => boolean;
  texts?: FieldTexts | undefined;
  /** More actions above the table. */
  actions?: ReactNode;
  /** What the records come to together. */
  summary?: ReactNode;
  /** What stands under the table. */
  after?: ReactNode;
}

/** A whole list of a space's records of one kind, and the form of one of them. */
export function RecordSection<V extends FormValues, S extends SpaceRecord & R, R extends Validity>(
  props: RecordSectionProps<V, S, R>,
) {
  const { kind, ids, space, place, go, label, list, columns, rowKey } = props;
  const records = useRecordList<R, V>({
    rows: list.data?.values,
    rowKey,
    open: place.row,
    onOpen: (row) => go({ row }),
  });
  const where = { ...ids, space };
  const shared = { kind, where, texts: props.texts, onClose: records.close };
  const day = place.as_of ?? todayInPrague();
  if (list.data === undefined && list.error !== null)
    return <LoadError error={list.error} onRetry={() => void list.refetch()} />;
  const newButton = (
    <CreateButton
      text={kind.titles.create}
      // A new record goes on from those of the list.
      isReady={list.data !== undefined}
      onClick={() => records.create(() => props.empty(records.rows ?? []))}
    />
  );
  return (
    <section className={styles.section} aria-label={label}>
      {props.summary}
      <RecordTable
        list={records}
        label={label}
        id={`space-${kind.name}`}
        columns={columns}
        activateLabel="Otevřít"
        isDimmed={(row) => !(props.isHolding?.(row) ?? holdsOn(row, day))}
        emptyText={props.emptyText}
        emptyAction={newButton}
        toolbar={
          <div className={styles.actions}>
            {newButton}
            {props.actions}
          </div>
        }
      />
      {props.after}
      {records.newRecord === null ? null : (
        <RecordDialog
          {...shared}
          record={undefined}
          initial={records.newRecord}
          onSaved={records.saved}
        />
      )}
      {place.row === undefined ? null : (
        <LoadedRecord key={place.row} call={kind.calls.get} params={kind.params(where, place.row)}>
          {(record) => <RecordDialog {...shared} record={record} initial={kind.valuesOf(record)} />}
        </LoadedRecord>
      )}
    </section>
  );
}
