import { NativeSelect, Skeleton } from '@mantine/core';
import { useState } from 'react';
import type { ResultOf } from '#contract/endpoint.ts';
import type {
  CountSums,
  readSettlementCount,
  Settlement,
} from '#contract/settlement/settlements.ts';
import { settlementTitle } from '#contract/settlement/settlement-title.ts';
import { formatDateTime } from '#web/lib/czech.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import type { Column } from '#web/table/columns.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { moneyColumn } from '#web/table/money-column.ts';
import { LateModal } from '#web/ui/LateModal.tsx';
import { Note } from '#web/ui/Note.tsx';
import { changedBalances, type BalanceChange } from './count-difference.ts';
import { useCounts, useResult } from './settlement.queries.ts';
import styles from './settlement.module.css';
import { counted } from './words.ts';

interface CountsDialogProps {
  settlement: Settlement;
  onClose: () => void;
}

/** Counts of a settlement, and whose balance differs between two of them. */
export function CountsDialog({ settlement, onClose }: CountsDialogProps) {
  const { unit_id, settlement_id } = settlement;
  const { data, error, refetch } = useCounts(unit_id, settlement_id);
  return (
    <LateModal
      opened
      size="xl"
      title={`Porovnat výpočty: ${settlementTitle(settlement)}`}
      onClose={onClose}
    >
      {data !== undefined ? (
        <Comparison settlement={settlement} counts={data.values} />
      ) : error === null ? (
        <Skeleton height="12rem" />
      ) : (
        <LoadError error={error} onRetry={() => void refetch()} />
      )}
    </LateModal>
  );
}

const nameOf = ({ number, counted_at, counted_by }: CountSums) =>
  `č. ${number}, ${formatDateTime(counted_at)}${counted_by === '' ? '' : `, ${counted_by}`}`;

interface ComparisonProps {
  settlement: Settlement;
  /** The last one first. */
  counts: readonly CountSums[];
}

function Comparison({ settlement, counts }: ComparisonProps) {
  const [last, before] = counts;
  const [newer, setNewer] = useState(last?.settlement_count_id);
  const [older, setOlder] = useState(before?.settlement_count_id);
  if (newer === undefined || older === undefined)
    return <p className={styles.line}>K porovnání jsou potřeba aspoň dva výpočty.</p>;
  const data = counts.map((count) => ({
    value: String(count.settlement_count_id),
    label: nameOf(count),
  }));
  return (
    <div className={styles.checks}>
      <div className={styles.pair}>
        <NativeSelect
          label="Výpočet"
          value={String(newer)}
          data={data}
          onChange={({ currentTarget: { value } }) => setNewer(Number(value))}
        />
        <NativeSelect
          label="Proti výpočtu"
          value={String(older)}
          data={data}
          onChange={({ currentTarget: { value } }) => setOlder(Number(value))}
        />
      </div>
      <Changes settlement={settlement} newer={newer} older={older} />
    </div>
  );
}

const columns: readonly Column<BalanceChange>[] = [
  { text: 'Prostor', value: 'space_name', sortable: true, fixed: true, telling: true, width: 84 },
  { text: 'Kdo nese', value: 'name', sortable: true, telling: true, width: 180 },
  moneyColumn<BalanceChange>({
    id: 'former',
    text: 'Dříve',
    of: ({ former }) => former,
    isSummed: true,
  }),
  moneyColumn<BalanceChange>({
    id: 'balance',
    text: 'Nyní',
    of: ({ balance }) => balance,
    isSummed: true,
  }),
  moneyColumn<BalanceChange>({
    id: 'difference',
    text: 'Rozdíl',
    of: ({ difference }) => difference,
    isSummed: true,
    telling: true,
  }),
];

type Result = ResultOf<typeof readSettlementCount>;

/** Whether it is the result of the count, not of the one that was chosen before. */
const isOf = (result: Result | undefined, count: number): result is Result =>
  result?.count.settlement_count_id === count;

interface ChangesProps {
  settlement: Settlement;
  newer: number;
  older: number;
}

/** Whose balance differs; above nothing is to be paid, under it goes back. */
function Changes({ settlement: { unit_id, settlement_id }, newer, older }: ChangesProps) {
  const now = useResult(unit_id, settlement_id, newer);
  const then = useResult(unit_id, settlement_id, older);
  if (!isOf(now.data, newer) || !isOf(then.data, older)) {
    const error = now.error ?? then.error;
    if (error === null) return <Skeleton height="10rem" />;
    return (
      <LoadError error={error} onRetry={() => void Promise.all([now.refetch(), then.refetch()])} />
    );
  }
  const changes = changedBalances(then.data.recipients, now.data.recipients);
  if (changes.length === 0)
    return <p className={styles.line}>Oba výpočty dávají všem tytéž zůstatky.</p>;
  return (
    <>
      <Note>
        {`Zůstatek se liší u ${counted(changes.length, 'příjemce', 'příjemců', 'příjemců')}. Kladná částka je k doplacení, záporná se vrací.`}
      </Note>
      <DataTable
        id="settlement-counts"
        label="Rozdíly výpočtů"
        rows={changes}
        columns={columns}
        rowKey={({ key }) => key}
        marked={null}
      />
    </>
  );
}
