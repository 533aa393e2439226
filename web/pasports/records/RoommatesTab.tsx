import type { ResultOf } from '#contract/endpoint.ts';
import {
  roommateFields,
  roommateRecord,
  type listRoommates,
} from '#contract/pasports/roommates.ts';
import { emptyOf } from '#contract/record.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { listColumns } from '#web/values/list-columns.ts';
import { RecordSection } from './RecordSection.tsx';
import type { SectionPlace } from './RecordSection.tsx';
import { useRoommates } from './records.queries.ts';
import { roommateKind } from './roommate-kind.tsx';

type Row = ResultOf<typeof listRoommates>['values'][number];

const columns = listColumns<Row>(roommateRecord, { valid_from: { telling: true } });

/** All roommates of a space, the newest first. */
export function RoommatesTab(props: SectionPlace) {
  const { ids, place } = props;
  return (
    <RecordSection
      {...props}
      kind={roommateKind}
      label="Spolubydlící"
      emptyText="Zapište, kdo tu bydlí spolu s nájemcem nebo vlastníkem."
      list={useRoommates(ids)}
      columns={columns}
      rowKey={(row) => row.pasport_roommate_id}
      empty={() => ({ ...emptyOf(roommateFields), valid_from: place.as_of ?? todayInPrague() })}
    />
  );
}
