import { Button } from '@mantine/core';
import { IconPlus } from '#web/icons/IconPlus.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import type { DataTableProps } from '#web/table/table-props.ts';
import type { RecordListState } from './useRecordList.ts';

type Wired = 'rows' | 'rowKey' | 'marked' | 'onSelect';

interface RecordTableProps<R extends object, V> extends Omit<DataTableProps<R>, Wired> {
  readonly list: RecordListState<R, V>;
  /** The rows shown, when not all. */
  readonly rows?: readonly R[] | undefined;
}

/** The table of a list of records; Enter or a double click opens one. */
export function RecordTable<R extends object, V>({ list, ...table }: RecordTableProps<R, V>) {
  return (
    <DataTable
      onActivate={list.open}
      rows={list.rows}
      {...table}
      rowKey={list.rowKey}
      marked={list.marked}
      onSelect={list.mark}
    />
  );
}

interface CreateButtonProps {
  text: string;
  /** What a new record goes on from has come. */
  isReady?: boolean;
  onClick: () => void;
}

/** The way to a new record. */
export function CreateButton({ text, isReady = true, onClick }: CreateButtonProps) {
  return (
    <Button
      variant="light"
      disabled={!isReady}
      leftSection={<IconPlus size="1.125rem" aria-hidden="true" />}
      onClick={onClick}
    >
      {text}
    </Button>
  );
}
