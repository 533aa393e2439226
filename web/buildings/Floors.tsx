import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { Building } from '#contract/pasports/buildings.ts';
import type { Floor } from '#contract/pasports/floors.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import type { Column } from '#web/table/columns.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { useTableRows } from '#web/table/useTableRows.ts';
import { FloorDialog } from './FloorDialog.tsx';
import { emptyFloor } from './floor-form.ts';
import { useFloors } from './floors.queries.ts';
import type { Go } from './place.ts';

const rowKey = (floor: Floor) => floor.pasport_floor_id;

const columns: readonly Column<Floor>[] = [
  { text: 'Podlaží', value: 'floor', sortable: true, align: 'left', width: 90, telling: true },
  { text: 'Kód', value: 'code', sortable: true, width: 100, telling: true },
  { text: 'Název', value: 'name', sortable: true, width: 240, telling: true },
  { text: 'Poznámka', value: 'comment', width: 260 },
];

interface FloorsProps {
  building: Building;
  /** pasport_floor_id of the open floor. */
  row: number | undefined;
  go: Go;
}

/** Floors of a building. */
export function Floors({ building, row, go }: FloorsProps) {
  const { unit_id, pasport_id } = building;
  const { data, error, refetch } = useFloors(unit_id, pasport_id);
  const table = useTableRows<Floor>({ rows: data?.values, rowKey });
  const edited = table.rows?.find((floor) => floor.pasport_floor_id === row);
  const open = (floor: Floor) => {
    table.mark(floor);
    go({ row: floor.pasport_floor_id });
  };
  if (data === undefined && error !== null)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  const create = (
    <Button
      variant="light"
      // A new floor stands above those of the list.
      disabled={data === undefined}
      leftSection={<IconPlus size="1.125rem" aria-hidden="true" />}
      onClick={() => table.createRecord(() => emptyFloor(unit_id, pasport_id, table.rows ?? []))}
    >
      Nové podlaží
    </Button>
  );
  return (
    <>
      <DataTable
        id="floors"
        label="Podlaží domu"
        rows={table.rows}
        columns={columns}
        rowKey={rowKey}
        marked={table.marked}
        onSelect={table.mark}
        onActivate={open}
        activateLabel="Upravit podlaží"
        emptyAction={create}
        toolbar={create}
      />
      {table.newRecord === null ? null : (
        <FloorDialog floor={table.newRecord} onSaved={table.saved} onClose={table.clearMark} />
      )}
      {edited === undefined ? null : (
        <FloorDialog floor={edited} onClose={() => go({ row: undefined }, { replace: true })} />
      )}
    </>
  );
}
