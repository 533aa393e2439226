import { Button, Stack } from '@mantine/core';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { LedgerPayment } from '#contract/money/payments.ts';
import { wholeFileOf } from '#web/core/whole-file.ts';
import { EdgeField } from '#web/form/EdgeField.tsx';
import { todayInPrague } from '#web/lib/czech.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { RecordTable } from '#web/record/RecordTable.tsx';
import { useRecordList } from '#web/record/useRecordList.ts';
import { FilterChips } from '#web/table/FilterChips.tsx';
import { Note } from '#web/ui/Note.tsx';
import { useScreen } from '#web/ui/useScreen.ts';
import styles from './money.module.css';
import { usePayments } from './money.queries.ts';
import { paymentColumns, textsOfPayment } from './payment-columns.tsx';
import { PaymentBulk } from './PaymentBulk.tsx';
import { lastTwelveMonths } from './payment-days.ts';
import { PaymentParts } from './PaymentParts.tsx';
import { isWaiting } from './return-words.ts';
import { usePaymentsPlace, type GoPayments } from './place.ts';

const rowKey = (row: LedgerPayment) => row.ledger_payment_id;
const WAITING = 'unassigned';
const PARKED = 'parked';

/** Which rows a choice leaves; without one all of them. */
const kept: Readonly<Record<string, ((row: LedgerPayment) => boolean) | undefined>> = {
  [WAITING]: (row) => isWaiting(row) && !row.is_parked,
  [PARKED]: (row) => isWaiting(row) && row.is_parked,
};

/** The days of the list: the last twelve months where the address names none. */
function daysOf({ from, to }: { from?: string | undefined; to?: string | undefined }) {
  const usual = lastTwelveMonths(todayInPrague());
  return { from: from ?? usual.from, to: to ?? usual.to };
}

/** The choice that the address names, and the rows that it leaves; of the beginning alone nothing is chosen. */
function useKept(
  { data, first }: Pick<ReturnType<typeof usePayments>, 'data' | 'first'>,
  named: string | undefined,
) {
  const all = data?.values;
  const keeps = named === undefined ? undefined : kept[named];
  const rows = useMemo(() => (keeps === undefined ? all : all?.filter(keeps)), [all, keeps]);
  return keeps === undefined
    ? { filter: undefined, rows, firstRows: first }
    : { filter: named, rows, firstRows: undefined };
}

/** Payments of the days, the newest first; Enter or a double click opens one. */
export function PaymentTable({ unit_id, toolbar }: { unit_id: number; toolbar: ReactNode }) {
  const { place, go } = usePaymentsPlace();
  const asCards = useScreen('phone');
  const days = daysOf(place);
  const { data, first, error, refetch, isPlaceholderData } = usePayments(unit_id, days);
  const all = data?.values;
  const { filter, rows, firstRows } = useKept({ data, first }, place.filter);
  const list = useRecordList<LedgerPayment, never>({
    rows: all,
    rowKey,
    open: place.payment,
    onOpen: (payment) => go({ unit: unit_id, payment }),
    walk: { list: 'ledger-payments', onStep: (payment) => go({ payment }) },
  });
  if (data === undefined && error !== null)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  const between = <Days days={days} go={go} />;
  const isLooked = place.payment !== undefined && all !== undefined && !isPlaceholderData;
  return (
    <Stack gap="md" miw={0}>
      {asCards ? null : <div className={styles.bar}>{between}</div>}
      <Choices all={all} filter={filter} go={go} />
      {isLooked && list.opened === undefined ? (
        <Note>Platba z odkazu mezi zvolenými dny není.</Note>
      ) : null}
      <RecordTable
        id="ledger-payments"
        label="Platby"
        list={list}
        rows={rows}
        firstRows={firstRows}
        columns={paymentColumns}
        activateLabel="Otevřít platbu"
        searchIn={textsOfPayment}
        seek={{ placeholder: 'VS, plátce, prostor, částka', label: 'Hledat platbu' }}
        emptyAction={<Nothing isNarrowed={filter !== undefined} go={go} />}
        held={Number(place.from !== undefined || place.to !== undefined)}
        filters={asCards ? between : null}
        toolbar={toolbar}
        wholeFile={wholeFileOf('Celá tabulka', 'payments', unit_id)}
        renderPicked={(picked) => <PaymentBulk unit_id={unit_id} rows={picked} />}
      />
      {list.opened === undefined ? null : (
        <PaymentParts
          key={rowKey(list.opened)}
          payment={list.opened}
          steps={list.steps}
          onClose={list.close}
        />
      )}
    </Stack>
  );
}

interface ChoicesProps {
  all: readonly LedgerPayment[] | undefined;
  filter: string | undefined;
  go: GoPayments;
}

function Choices({ all, filter, go }: ChoicesProps) {
  const counted = (name: string) => all?.filter(kept[name] ?? (() => true)).length;
  return (
    <FilterChips
      label="Výběr plateb"
      choices={[
        { name: 'all', text: 'Všechny', count: all?.length },
        { name: WAITING, text: 'Nepřiřazené', count: counted(WAITING) },
        { name: PARKED, text: 'Odložené', count: counted(PARKED) },
      ]}
      value={filter ?? 'all'}
      onChange={(name) => go({ filter: name === 'all' ? undefined : name })}
    />
  );
}

interface DaysProps {
  days: { readonly from: string; readonly to: string };
  go: GoPayments;
}

/** Between which days they came, both included. */
function Days({ days: { from, to }, go }: DaysProps) {
  return (
    <>
      <EdgeField
        key={`from ${from}`}
        label="Přijato od"
        value={from}
        onChange={(day) => go({ from: day, to: to < day ? day : to })}
      />
      <EdgeField
        key={`to ${to}`}
        label="Přijato do"
        value={to}
        onChange={(day) => go({ from: from > day ? day : from, to: day })}
      />
    </>
  );
}

function Nothing({ isNarrowed, go }: { isNarrowed: boolean; go: GoPayments }) {
  if (isNarrowed)
    return (
      <Button variant="default" onClick={() => go({ filter: undefined })}>
        Zobrazit všechny
      </Button>
    );
  return <span>Mezi zvolenými dny žádná platba nepřišla.</span>;
}
