import type { RefundBatch } from '#contract/money/refunds.ts';
import { formatDate, formatDateTime } from '#web/lib/czech.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { DataTable } from '#web/table/DataTable.tsx';
import type { Column } from '#web/table/columns.ts';
import { moneyColumn } from '#web/table/money-column.ts';
import styles from '../money.module.css';
import type { GoRefunds, RefundsPlace } from './place.ts';
import { useBatches } from './refunds.queries.ts';
import { isOpen, sentText, stateText } from './words.ts';

const rowKey = (row: RefundBatch) => row.refund_batch_id;
const isDone = (row: RefundBatch) => !isOpen(row);

const columns: readonly Column<RefundBatch>[] = [
  {
    text: 'Dávka',
    value: 'refund_batch_id',
    sortable: true,
    width: 80,
    fixed: true,
    telling: true,
    render: ({ refund_batch_id }) => `č. ${refund_batch_id}`,
  },
  { text: 'Stav', id: 'state', value: stateText, sortable: true, width: 170, telling: true },
  { text: 'Odesláno', id: 'sent', value: sentText, sortable: true, width: 110 },
  { text: 'Z účtu', value: 'bank_account_name', sortable: true, width: 170 },
  {
    text: 'Splatnost',
    value: 'due_on',
    sortable: true,
    width: 110,
    render: ({ due_on }) => formatDate(due_on),
  },
  { text: 'Plateb', value: 'items_count', sortable: true, width: 80 },
  moneyColumn({ text: 'Celkem', id: 'total', of: ({ total }) => total, telling: true }),
  {
    text: 'Připravena',
    value: 'created',
    sortable: true,
    width: 150,
    render: ({ created }) => formatDateTime(created),
  },
  { text: 'Kdo', value: 'user_name', sortable: true, width: 150 },
];

interface BatchesTabProps {
  unit_id: number;
  place: RefundsPlace;
  go: GoRefunds;
}

/** Batches of the unit, the newest first; done ones are weaker. */
export function BatchesTab({ unit_id, place, go }: BatchesTabProps) {
  const { data, error, refetch } = useBatches(unit_id);
  if (data === undefined && error !== null)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  return (
    <DataTable
      id="refund-batches"
      label="Dávky vracených přeplatků"
      rows={data?.values}
      columns={columns}
      rowKey={rowKey}
      marked={place.batch}
      onActivate={(row) => go({ batch: rowKey(row) })}
      activateLabel="Otevřít dávku"
      isDimmed={isDone}
      seek={{ placeholder: 'Číslo, stav, účet', label: 'Hledat dávku' }}
      emptyAction={
        <span className={styles.put}>
          Dávku založíte na záložce Přeplatky: označte konta a zvolte Vrátit vybrané.
        </span>
      }
    />
  );
}
