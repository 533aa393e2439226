import { floorRecord } from '#contract/pasports/floor-record.ts';
import type { Building } from '#contract/pasports/buildings.ts';
import type { Floor } from '#contract/pasports/floors.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { RecordDialogs } from '#web/record/RecordDialogs.tsx';
import { CreateButton, RecordTable } from '#web/record/RecordTable.tsx';
import { useRecordList } from '#web/record/useRecordList.ts';
import { listColumns } from '#web/values/list-columns.ts';
import { emptyFloor } from './floor-form.ts';
import type { FloorValues } from './floor-form.ts';
import { floorKind } from './floor-kind.tsx';
import { useFloors } from './floors.queries.ts';
import type { Go } from './place.ts';

const rowKey = (floor: Floor) => floor.pasport_floor_id;

const columns = listColumns<Floor>(floorRecord, {
  floor: { align: 'left' },
  comment: { sortable: false },
});

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
  const list = useRecordList<Floor, FloorValues>({
    rows: data?.values,
    rowKey,
    open: row,
    onOpen: (id) => go({ row: id }, { replace: id === undefined }),
  });
  if (data === undefined && error !== null)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  const create = (
    <CreateButton
      text={floorKind.titles.create}
      // A new floor stands above those of the list.
      isReady={data !== undefined}
      onClick={() => list.create(() => emptyFloor(list.rows ?? []))}
    />
  );
  return (
    <>
      <RecordTable
        list={list}
        id="floors"
        label="Podlaží domu"
        columns={columns}
        activateLabel="Upravit podlaží"
        emptyAction={create}
        toolbar={create}
      />
      <RecordDialogs kind={floorKind} where={building} list={list} />
    </>
  );
}
