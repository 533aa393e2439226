import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { holdsOn } from '#contract/rules/validity.ts';
import type { Validity } from '#contract/rules/validity.ts';
import type { FormValues } from '#web/form/changes.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { queryFor } from '#web/lib/query.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import type { Column } from '#web/table/columns.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { useTableRows } from '#web/table/useTableRows.ts';
import type { Go, PasportsPlace } from '../place.ts';
import type { FieldTexts } from '#web/ui/history-words.ts';
import type { RecordKind, StoredRecord } from './record-kind.ts';
import { RecordDialog } from './RecordDialog.tsx';
import type { SpaceIds } from './records.queries.ts';
import styles from './records.module.css';

/** Where the records of a space are shown. */
export interface SectionPlace {
  readonly ids: SpaceIds;
  readonly place: PasportsPlace;
  readonly go: Go;
}

interface RecordSectionProps<
  V extends FormValues,
  S extends StoredRecord & R,
  R extends Validity,
> extends SectionPlace {
  kind: RecordKind<V, S>;
  /** Name of the list for people. */
  label: string;
  list: UseQueryResult<{ readonly values: readonly R[] }>;
  columns: readonly Column<R>[];
  rowKey: (row: R) => number;
  /** What a new record starts with after those that there are. */
  empty: (rows: readonly R[]) => V;
  texts?: FieldTexts | undefined;
  /** More actions above the table. */
  actions?: ReactNode;
  /** What the records come to together. */
  summary?: ReactNode;
}

/** A whole list of a space's records of one kind, and the form of one of them. */
export function RecordSection<V extends FormValues, S extends StoredRecord & R, R extends Validity>(
  props: RecordSectionProps<V, S, R>,
) {
  const { kind, ids, place, go, label, list, columns, rowKey } = props;
  const table = useTableRows<R>({ rows: list.data?.values, rowKey });
  const fresh = useTableRows<V>({ rows: undefined, rowKey: () => 0 });
  const create = () => {
    table.clearMark();
    fresh.createRecord(() => props.empty(table.rows ?? []));
  };
  const shared = { kind, ids, texts: props.texts };
  const day = place.as_of ?? todayInPrague();
  const newButton = (
    <Button
      variant="light"
      // A new record goes on from those of the list.
      disabled={list.data === undefined}
      leftSection={<IconPlus size="1.125rem" aria-hidden="true" />}
      onClick={create}
    >
      {kind.titles.create}
    </Button>
  );
  if (list.data === undefined && list.error !== null)
    return <LoadError error={list.error} onRetry={() => void list.refetch()} />;
  return (
    <section className={styles.section} aria-label={label}>
      {props.summary}
      <DataTable
        label={label}
        id={`space-${kind.name}`}
        rows={table.rows}
        columns={columns}
        rowKey={rowKey}
        marked={place.row ?? table.marked}
        onSelect={table.mark}
        onActivate={(row) => {
          table.mark(row);
          go({ row: rowKey(row) });
        }}
        activateLabel="Otevřít"
        isDimmed={(row) => !holdsOn(row, day)}
        emptyAction={newButton}
        toolbar={
          <div className={styles.actions}>
            {newButton}
            {props.actions}
          </div>
        }
      />
      {fresh.newRecord === null ? null : (
        <RecordDialog
          {...shared}
          record={undefined}
          initial={fresh.newRecord}
          onSaved={table.saved}
          onClose={fresh.clearMark}
        />
      )}
      {place.row === undefined ? null : (
        <OpenRecord
          key={place.row}
          {...shared}
          id={place.row}
          onClose={() => go({ row: undefined })}
        />
      )}
    </section>
  );
}

interface OpenRecordProps<V extends FormValues, S extends StoredRecord> {
  kind: RecordKind<V, S>;
  ids: SpaceIds;
  id: number;
  texts: FieldTexts | undefined;
  onClose: () => void;
}

/** The record that the address names; one that does not exist leads to the not-found page. */
function OpenRecord<V extends FormValues, S extends StoredRecord>(props: OpenRecordProps<V, S>) {
  const { kind, ids, id } = props;
  const record = useQuery({
    ...queryFor(kind.calls.get, { params: { ...ids, id: String(id) } }),
    throwOnError: (_error, { state }) => state.data === undefined,
  }).data;
  if (record === undefined) return null;
  return (
    <RecordDialog
      {...props}
      record={record}
      initial={kind.valuesOf(record)}
      onSaved={() => undefined}
    />
  );
}
