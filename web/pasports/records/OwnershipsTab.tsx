import type { ResultOf } from '#contract/endpoint.ts';
import {
  ownershipFields,
  ownershipRecord,
  type listOwnerships,
} from '#contract/pasports/ownerships.ts';
import { emptyOf } from '#contract/record.ts';
import { ownedTogether, type OwnersShare } from '#contract/rules/owner-parties.ts';
import { shareTogether } from '#contract/rules/shares.ts';
import { holdsOn } from '#contract/rules/validity.ts';
import { formatDate, todayInPrague } from '#web/lib/czech.ts';
import type { Column } from '#web/table/columns.ts';
import { listColumns } from '#web/values/list-columns.ts';
import { TransferButton } from '../transfer/TransferButton.tsx';
import { TransferHistory } from '../transfer/TransferHistory.tsx';
import { ownershipKind } from './ownership-kind.tsx';
import type { OwnershipValues } from './ownership-kind.tsx';
import { shareText } from './record-words.ts';
import { RecordSection } from './RecordSection.tsx';
import type { SectionPlace } from './RecordSection.tsx';
import { useOwnerships } from './records.queries.ts';
import styles from './records.module.css';

type Row = ResultOf<typeof listOwnerships>['values'][number];

const share: Column<Row> = {
  text: 'Podíl',
  id: 'share',
  value: (row) => row.share_numerator / row.share_denominator,
  sortable: true,
  width: 90,
  align: 'left',
  telling: true,
  render: shareText,
  exported: shareText,
};
const [owner, ...others] = listColumns<Row>(ownershipRecord, { valid_from: { telling: true } });
const columns = [...(owner === undefined ? [] : [owner]), share, ...others];

/** All owners of a space, and how much of it is given out on the day. */
export function OwnershipsTab(props: SectionPlace) {
  const { ids, space, place } = props;
  const list = useOwnerships(ids);
  const day = place.as_of ?? todayInPrague();
  const holding = list.data?.values.filter((row) => holdsOn(row, day));
  return (
    <RecordSection
      {...props}
      kind={ownershipKind}
      label="Vlastnictví"
      emptyText="Zapište, kdo prostor vlastní a jakým podílem."
      list={list}
      columns={columns}
      rowKey={(row) => row.pasport_ownership_id}
      empty={(rows) =>
        newOwnership(
          rows.filter((row) => holdsOn(row, day)),
          day,
        )
      }
      summary={holding === undefined ? null : <Together shares={holding} day={day} />}
      actions={<TransferButton ids={ids} space={space} />}
      after={<TransferHistory ids={ids} />}
    />
  );
}

/** 'Rozděleno 3/4', with the day it is said of. */
function Together({ shares, day }: { shares: readonly OwnersShare[]; day: string }) {
  const together = shareTogether(shares, ownedTogether);
  const text = together === null ? 'více než celek' : shareText(together);
  return (
    <p className={styles.note}>
      Rozděleno <strong>{shares.length === 0 ? '0' : text}</strong> ke dni {formatDate(day)}
    </p>
  );
}

// The next owner is offered what is left.
function newOwnership(holding: readonly OwnersShare[], valid_from: string): OwnershipValues {
  const { share_numerator = 1, share_denominator = 1 } =
    (holding.length === 0 ? null : shareTogether(holding, ownedTogether)) ?? {};
  const rest = share_denominator - share_numerator;
  const isLeft = holding.length > 0 && rest > 0;
  return {
    ...emptyOf(ownershipFields),
    ...(isLeft ? { share_numerator: rest, share_denominator } : {}),
    valid_from,
  };
}
