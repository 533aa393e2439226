import { Skeleton } from '@mantine/core';
import type { OpenedRefund, RefundItem } from '#contract/money/refunds.ts';
import { formatDate, formatMoney } from '#web/lib/czech.ts';
import { paths } from '#web/lib/paths.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { DataTable } from '#web/table/DataTable.tsx';
import type { Column } from '#web/table/columns.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { LateModal } from '#web/ui/LateModal.tsx';
import { Fact, FactNote, Summary } from '#web/ui/Summary.tsx';
import { moneyColumn } from '#web/table/money-column.ts';
import styles from '../money.module.css';
import { spaceText } from '../words.ts';
import { BatchActions } from './BatchActions.tsx';
import { useBatch } from './refunds.queries.ts';
import { isOpen, paymentsText, sentText, stateText } from './words.ts';

interface BatchDialogProps {
  unit_id: number;
  refund_batch_id: number;
  onClose: () => void;
}

const rowKey = (row: RefundItem) => row.refund_item_id;

/** One batch: what goes to whom, its file, and its end. */
export function BatchDialog({ unit_id, refund_batch_id, onClose }: BatchDialogProps) {
  const { data, error, refetch } = useBatch(unit_id, refund_batch_id);
  return (
    <LateModal opened onClose={onClose} title={`Dávka č. ${refund_batch_id}`} size="60rem">
      {data !== undefined ? (
        <Batch batch={data} />
      ) : error === null ? (
        <Skeleton height="16rem" />
      ) : (
        <LoadError error={error} onRetry={() => void refetch()} />
      )}
    </LateModal>
  );
}

const isShort = ({ amount, overpaid, ledger_payment_id }: RefundItem) =>
  ledger_payment_id === null && overpaid < amount;

/** Of which account it is, or that of nobody. */
const whatText = (item: RefundItem) =>
  item.returned_payment_id === null ? spaceText(item) : 'nepřiřazená platba';

/** The way to the payment of nobody among those of its day. */
const paymentHref = (unit_id: number, { returned_payment_id, returned_on }: RefundItem) =>
  `${paths.Payments}?unit=${unit_id}&from=${returned_on ?? ''}&to=${returned_on ?? ''}&payment=${returned_payment_id ?? ''}`;

const columnsOf = (unit_id: number): readonly Column<RefundItem>[] => [
  {
    text: 'Za co',
    id: 'space',
    value: whatText,
    sortable: true,
    width: 150,
    render: (item) =>
      item.returned_payment_id === null ? (
        spaceText(item)
      ) : (
        <InnerLink href={paymentHref(unit_id, item)}>{whatText(item)}</InnerLink>
      ),
  },
  {
    text: 'Příjemce',
    id: 'payee',
    value: ({ payee_name, names }) => payee_name || names,
    sortable: true,
    width: 200,
    telling: true,
  },
  { text: 'Na účet', value: 'payee_account', width: 190, telling: true, whole: true },
  { text: 'VS', value: 'variable_symbol', sortable: true, width: 100 },
  moneyColumn({
    text: 'Částka',
    id: 'amount',
    of: ({ amount }) => amount,
    isSummed: true,
    telling: true,
  }),
  moneyColumn({
    text: 'Přeplatek dnes',
    id: 'overpaid',
    of: ({ overpaid, returned_payment_id }) => (returned_payment_id === null ? overpaid : null),
    render: (item) =>
      item.returned_payment_id === null ? (
        <span className={isShort(item) ? styles.late : undefined}>
          {formatMoney(item.overpaid)}
        </span>
      ) : (
        ''
      ),
  }),
  {
    text: 'Odesláno',
    value: 'sent_on',
    sortable: true,
    width: 110,
    render: ({ sent_on, bank_movement_id }) =>
      sent_on === null || bank_movement_id === null ? (
        ''
      ) : (
        <InnerLink
          href={`${paths.MoneyBank}?unit=${unit_id}&tab=movements&filter=sent&movement=${bank_movement_id}`}
        >
          {formatDate(sent_on)}
        </InnerLink>
      ),
  },
];

function Batch({ batch }: { batch: OpenedRefund }) {
  const short = isOpen(batch) ? batch.items.filter(isShort).length : 0;
  return (
    <div className={styles.part}>
      <Summary>
        <Fact label="Stav">
          {stateText(batch)}
          {batch.sent_count === 0 ? null : <FactNote>{`odesláno ${sentText(batch)}`}</FactNote>}
        </Fact>
        <Fact label="Celkem">
          <span className="k-figures">{formatMoney(batch.total)}</span>
          <FactNote>{paymentsText(batch.items_count)}</FactNote>
        </Fact>
        <Fact label="Z účtu">
          {batch.paying_account}
          <FactNote>{batch.bank_account_name}</FactNote>
        </Fact>
        <Fact label="Splatnost">{formatDate(batch.due_on)}</Fact>
        <Fact label="Zpráva">
          {batch.message}
          <FactNote>{`KS ${batch.constant_symbol}`}</FactNote>
        </Fact>
      </Summary>
      {short === 0 ? null : (
        <p className={styles.late}>
          {`U ${short} z plateb je dnes přeplatek menší než vracená částka: od přípravy přibyl předpis. Po zaplacení by konto dlužilo.`}
        </p>
      )}
      {isOpen(batch) && batch.sent_on !== null && batch.sent_count === batch.items_count ? (
        <p className={styles.put}>
          {`Podle výpisu banky peníze ${formatDate(batch.sent_on)} odešly. Potvrďte to tlačítkem Banka zaplatila, ať se zapíší na konta.`}
        </p>
      ) : null}
      <BatchActions batch={batch} />
      <DataTable
        id="refund-items"
        label={`Platby dávky č. ${batch.refund_batch_id}`}
        rows={batch.items}
        columns={columnsOf(batch.unit_id)}
        rowKey={rowKey}
      />
    </div>
  );
}
