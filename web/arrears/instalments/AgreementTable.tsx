import { useMemo } from 'react';
import { debtPlace } from '#contract/money/debt-text.ts';
import type { Agreement } from '#contract/money/instalments.ts';
import { formatDate, formatMoney, todayInPrague } from '#web/lib/czech.ts';
import type { Column } from '#web/table/columns.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { moneyColumn } from '#web/table/money-column.ts';
import type { ArrearsPart } from '../place.ts';
import { AgreementRecord } from './AgreementRecord.tsx';
import styles from './instalments.module.css';
import { StateBadge } from './StateBadge.tsx';
import { agreementStates, watchText } from './words.ts';

const rowKey = ({ instalment_agreement_id }: Agreement) => instalment_agreement_id;

const columnsOn = (day: string): readonly Column<Agreement>[] => [
  { text: 'Prostor', id: 'space', value: debtPlace, sortable: true, width: 125, fixed: true },
  {
    text: 'Kdo',
    value: 'names',
    sortable: true,
    width: 165,
    telling: true,
    onCard: (row) => `${row.names}, ${debtPlace(row)}`,
  },
  {
    text: 'Ze dne',
    value: 'agreed_on',
    sortable: true,
    width: 100,
    render: ({ agreed_on }) => formatDate(agreed_on),
  },
  moneyColumn({ text: 'Dohodnuto', id: 'amount', of: ({ amount }) => amount, isSummed: true }),
  moneyColumn({ text: 'Zaplaceno', id: 'paid', of: ({ paid }) => paid, isSummed: true }),
  moneyColumn({
    text: 'Po termínu',
    id: 'late',
    of: ({ late }) => late,
    isSummed: true,
    render: ({ late }) =>
      late === 0 ? '' : <span className={styles.late}>{formatMoney(late)}</span>,
  }),
  {
    text: 'Stav',
    id: 'state',
    value: ({ state }) => agreementStates[state].text,
    sortable: true,
    width: 115,
    telling: true,
    render: ({ state }) => <StateBadge state={state} />,
  },
  {
    text: 'Co teď',
    id: 'watch',
    value: (row) => watchText(row, day),
    width: 215,
    telling: true,
  },
  { text: 'Zapsal', value: 'made_by', sortable: true, width: 130, hiddenFirst: true },
];

interface AgreementTableProps extends ArrearsPart {
  /** Of one account; of the unit without it. */
  account?: number | undefined;
  /** Undefined while they are on their way. */
  rows: readonly Agreement[] | undefined;
}

/** Agreements on instalments; Enter or a double click opens one. */
export function AgreementTable({ unit_id, place, go, account, rows }: AgreementTableProps) {
  const day = place.as_of ?? todayInPrague();
  const columns = useMemo(() => columnsOn(day), [day]);
  const opened = rows?.find((row) => rowKey(row) === place.agreement);
  return (
    <>
      <DataTable
        id={account === undefined ? 'agreements' : 'agreements-of-account'}
        label="Dohody o splátkách"
        rows={rows}
        columns={columns}
        rowKey={rowKey}
        isDimmed={({ state }) => state !== 'kept' && state !== 'breached'}
        onActivate={(row) => go({ unit: unit_id, agreement: rowKey(row) })}
        activateLabel="Otevřít dohodu"
        {...(account === undefined
          ? { seek: { placeholder: 'Prostor nebo jméno', label: 'Hledat dohodu' } }
          : {})}
      />
      {opened === undefined ? null : (
        <AgreementRecord
          key={rowKey(opened)}
          agreement={opened}
          day={day}
          onClose={() => go({ agreement: undefined }, { replace: true })}
        />
      )}
    </>
  );
}
