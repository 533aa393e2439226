import type { ResultOf } from '#contract/endpoint.ts';
import { roomFields, roomRecord, type listRooms } from '#contract/pasports/rooms.ts';
import { emptyOf } from '#contract/record.ts';
import { holdsOn } from '#contract/rules/validity.ts';
import { formatArea, formatDate, todayInPrague } from '#web/lib/czech.ts';
import type { Column } from '#web/table/columns.ts';
import { interleaved, listColumns } from '#web/values/list-columns.ts';
import { RecordSection } from './RecordSection.tsx';
import type { SectionPlace } from './RecordSection.tsx';
import { useRooms } from './records.queries.ts';
import styles from './records.module.css';
import { areasOf, countableArea } from '#contract/rules/room-areas.ts';
import { roomKind } from './room-kind.tsx';

type Row = ResultOf<typeof listRooms>['values'][number];

const countable: Column<Row> = {
  text: 'Započitatelná',
  id: 'countable_area',
  value: countableArea,
  sortable: true,
  width: 120,
  align: 'right',
  decimals: 2,
  telling: true,
};
const columns = interleaved(
  listColumns<Row>(roomRecord, { countable_coefficient: { decimals: 4 } }),
  { countable_coefficient: [countable] },
);

/** Rooms of a space with what of them counts when heat is divided. */
export function RoomsTab(props: SectionPlace & { isFixed: boolean }) {
  const { ids, place, isFixed } = props;
  const list = useRooms(ids);
  const day = place.as_of ?? todayInPrague();
  const rooms = list.data?.values;
  return (
    <RecordSection
      {...props}
      kind={roomKind}
      label="Místnosti"
      emptyText="Plochy místností se sečtou na podlahovou, vytápěnou a započitatelnou."
      list={list}
      columns={columns}
      rowKey={(row) => row.pasport_room_id}
      empty={(known) => ({
        ...emptyOf(roomFields),
        room_order: (known.at(-1)?.room_order ?? 0) + 1,
        valid_from: day,
      })}
      summary={rooms === undefined ? null : <Sums rooms={rooms} day={day} isFixed={isFixed} />}
    />
  );
}

interface SumsProps {
  rooms: readonly Row[];
  day: string;
  /** The areas of the space are set by hand. */
  isFixed: boolean;
}

function Sums({ rooms, day, isFixed }: SumsProps) {
  const held = rooms.filter((room) => holdsOn(room, day));
  const areas = areasOf(held);
  return (
    <>
      <dl className={styles.summary} aria-label={`Plochy místností ke dni ${formatDate(day)}`}>
        <div>
          <dt>Podlahová</dt>
          <dd>{formatArea(areas.floor_area)}</dd>
        </div>
        <div>
          <dt>Vytápěná</dt>
          <dd>{formatArea(areas.heated_area)}</dd>
        </div>
        <div>
          <dt>Započitatelná</dt>
          <dd>{formatArea(areas.countable_area)}</dd>
        </div>
      </dl>
      <Whence isFixed={isFixed} isEmpty={held.length === 0 && rooms.length > 0} />
    </>
  );
}

/** Why the areas of the space are not those of its rooms. */
function Whence({ isFixed, isEmpty }: { isFixed: boolean; isEmpty: boolean }) {
  if (isFixed)
    return (
      <p className={styles.note}>
        Vytápěná a započitatelná plocha prostoru jsou zadané ručně, místnosti je nemění.
      </p>
    );
  return isEmpty ? (
    <p className={styles.note}>
      K tomuto dni nejsou zadané žádné místnosti, platí plochy zapsané u prostoru.
    </p>
  ) : null;
}
