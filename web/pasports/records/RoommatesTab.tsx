import type { ResultOf } from '#contract/endpoint.ts';
import type { listRoommates } from '#contract/pasports/roommates.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { columnId } from '#web/table/columns.ts';
import type { Column } from '#web/table/columns.ts';
import { RecordSection } from './RecordSection.tsx';
import type { SectionPlace } from './RecordSection.tsx';
import { useRoommates } from './records.queries.ts';
import { roommateKind } from './roommate-kind.tsx';
import { validityColumns } from './validity-fields.tsx';

type Row = ResultOf<typeof listRoommates>['values'][number];

const columns: readonly Column<Row>[] = [
  { text: 'Spolubydlící', value: 'roommate_name', sortable: true, width: 240, telling: true },
  { text: 'Vztah', value: 'relation', sortable: true, width: 130, telling: true },
  ...validityColumns<Row>().map((column) => ({
    ...column,
    telling: columnId(column) === 'valid_from',
  })),
];

/** All roommates of a space, the newest first. */
export function RoommatesTab(props: SectionPlace) {
  const { ids, place } = props;
  return (
    <RecordSection
      {...props}
      kind={roommateKind}
      label="Spolubydlící"
      list={useRoommates(ids)}
      columns={columns}
      rowKey={(row) => row.pasport_roommate_id}
      empty={() => ({
        address_id: null,
        relation: '',
        valid_from: place.as_of ?? todayInPrague(),
        valid_to: null,
        comment: '',
      })}
    />
  );
}
