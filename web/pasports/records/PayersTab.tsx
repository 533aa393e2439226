import { payerFields, payerRecord, type PayerException } from '#contract/pasports/payers.ts';
import { emptyOf } from '#contract/record.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { listColumns } from '#web/values/list-columns.ts';
import { payerKind } from './payer-kind.tsx';
import { PayerNote, usePayer } from './PayerNote.tsx';
import { RecordSection } from './RecordSection.tsx';
import type { SectionPlace } from './RecordSection.tsx';
import { usePayers } from './records.queries.ts';

const columns = listColumns<PayerException>(payerRecord, { valid_from: { telling: true } });

/** Who pays for a space, and when it differs from its unit. */
export function PayersTab(props: SectionPlace) {
  const { ids, place } = props;
  const day = place.as_of ?? todayInPrague();
  const payer = usePayer(ids, day).data;
  return (
    <RecordSection
      {...props}
      kind={payerKind}
      label="Výjimky plátce"
      emptyText="Výjimka je potřeba jen tam, kde platí někdo jiný, než určuje nastavení jednotky."
      list={usePayers(ids)}
      columns={columns}
      rowKey={(row) => row.pasport_payer_id}
      empty={() => ({ ...emptyOf(payerFields), valid_from: day })}
      summary={<PayerNote payer={payer} day={day} />}
    />
  );
}
