import type { ResultOf } from '#contract/endpoint.ts';
import {
  occupantFields,
  occupantRecord,
  type listOccupants,
} from '#contract/pasports/occupants.ts';
import { emptyOf } from '#contract/record.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { listColumns } from '#web/values/list-columns.ts';
import { occupantKind } from './occupant-kind.tsx';
import { RecordSection } from './RecordSection.tsx';
import type { SectionPlace } from './RecordSection.tsx';
import { useOccupants } from './records.queries.ts';

type Row = ResultOf<typeof listOccupants>['values'][number];

const columns = listColumns<Row>(occupantRecord, { users_count: { align: 'left' } });

/** All numbers of persons of a space, the newest first. */
export function OccupantsTab(props: SectionPlace) {
  const { ids, place } = props;
  return (
    <RecordSection
      {...props}
      kind={occupantKind}
      label="Počet osob"
      emptyText="Zapište, kolik osob tu je a od kdy: podle osob se dělí některé náklady."
      list={useOccupants(ids)}
      columns={columns}
      rowKey={(row) => row.pasport_user_id}
      empty={() => ({ ...emptyOf(occupantFields), valid_from: place.as_of ?? todayInPrague() })}
    />
  );
}
