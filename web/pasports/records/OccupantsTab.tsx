import type { ResultOf } from '#contract/endpoint.ts';
import type { listOccupants } from '#contract/pasports/occupants.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import type { Column } from '#web/table/columns.ts';
import { occupantKind } from './occupant-kind.tsx';
import { RecordSection } from './RecordSection.tsx';
import type { SectionPlace } from './RecordSection.tsx';
import { useOccupants } from './records.queries.ts';
import { validityColumns } from './validity-fields.tsx';

type Row = ResultOf<typeof listOccupants>['values'][number];

const columns: readonly Column<Row>[] = [
  {
    text: 'Počet osob',
    value: 'users_count',
    sortable: true,
    width: 110,
    align: 'left',
    telling: true,
  },
  ...validityColumns<Row>(),
];

/** All numbers of persons of a space, the newest first. */
export function OccupantsTab(props: SectionPlace) {
  const { ids, place } = props;
  return (
    <RecordSection
      {...props}
      kind={occupantKind}
      label="Počet osob"
      list={useOccupants(ids)}
      columns={columns}
      rowKey={(row) => row.pasport_user_id}
      empty={() => ({
        users_count: null,
        valid_from: place.as_of ?? todayInPrague(),
        valid_to: null,
        comment: '',
      })}
    />
  );
}
