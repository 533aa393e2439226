import { Button, Group } from '@mantine/core';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import type { DataTableProps } from './table-props.ts';

interface NothingHereProps<Row extends object> {
  table: Pick<DataTableProps<Row>, 'rows' | 'emptyText' | 'emptyAction' | 'unfoundAction'>;
  search: string;
  onClear: (() => void) | undefined;
}

/** In place of rows: either the table is empty, or the search has found nothing. */
export function NothingHere<Row extends object>({ table, search, onClear }: NothingHereProps<Row>) {
  if ((table.rows?.length ?? 0) === 0) {
    return (
      <EmptyState
        title="Tabulka neobsahuje žádná data"
        text={table.emptyText}
        action={table.emptyAction}
      />
    );
  }
  const clear = onClear && (
    <Button variant="default" onClick={onClear}>
      Zrušit hledání
    </Button>
  );
  return (
    <EmptyState
      icon="search"
      title={`Hledání „${search.trim()}“ nic nenašlo`}
      text="Zkuste kratší nebo jiný text."
      action={
        <Group gap="xs" justify="center">
          {table.unfoundAction}
          {clear}
        </Group>
      }
    />
  );
}
