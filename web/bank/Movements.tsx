import {
  MOST_BANK_MOVEMENTS,
  type BankMovement,
  type MovementFilter,
} from '#contract/money/bank-movements.ts';
import { formatNumber } from '#web/lib/czech.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { RecordTable } from '#web/record/RecordTable.tsx';
import { useRecordList } from '#web/record/useRecordList.ts';
import { FilterChips } from '#web/table/FilterChips.tsx';
import { Note } from '#web/ui/Note.tsx';
import type { ReactNode } from 'react';
import { useMovements } from './bank.queries.ts';
import styles from './bank.module.css';
import { MovementBulk } from './MovementBulk.tsx';
import { MovementDialog } from './MovementDialog.tsx';
import { ToPayments } from './ToPayments.tsx';
import { movementColumns, textsOfMovement } from './movement-columns.tsx';

interface MovementsProps {
  unit_id: number;
  /** Of which account or statement; of all when neither is given. */
  account?: number | undefined;
  statement?: number | undefined;
  filter: MovementFilter;
  onFilter: (filter: MovementFilter | undefined) => void;
  /** bank_movement_id of the open one. */
  open: number | undefined;
  onOpen: (id: number | undefined) => void;
  filters?: ReactNode;
  held?: number;
}

const rowKey = (row: BankMovement) => row.bank_movement_id;

const words: readonly (readonly [MovementFilter, string])[] = [
  ['waiting', 'Čekají'],
  ['parked', 'Odložené'],
  ['assigned', 'Vyřízené'],
  ['sent', 'Odeslané'],
  ['all', 'Všechny'],
];

/** Movements by what was decided about them; a row opens what the bank wrote of it. */
export function Movements(props: MovementsProps) {
  const { unit_id, account, statement, filter, open, onOpen } = props;
  const { data, error, refetch } = useMovements({ unit_id, filter, account, statement });
  const list = useRecordList<BankMovement, never>({
    rows: data?.values,
    rowKey,
    open,
    onOpen,
    walk: { list: 'bank-movements', onStep: onOpen },
  });
  if (data === undefined && error !== null)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  const choices = words.map(([name, text]) => ({ name, text, count: data?.counts[name] }));
  const most = formatNumber(MOST_BANK_MOVEMENTS, 0);
  return (
    <div className={styles.part}>
      <FilterChips
        label="Výběr pohybů"
        choices={choices}
        value={filter}
        onChange={(name) => props.onFilter(words.find(([one]) => one === name)?.[0])}
      />
      <ToPayments unit_id={unit_id} told={data} />
      {data !== undefined && data.counts[filter] > data.values.length ? (
        <Note>{`Zobrazeno je jen ${most} nejnovějších. Starší najdete ve výpisech.`}</Note>
      ) : null}
      <RecordTable
        list={list}
        id="bank-movements"
        label="Pohyby na účtech"
        columns={movementColumns}
        activateLabel="Otevřít pohyb"
        searchIn={textsOfMovement}
        seek={{ placeholder: 'Jméno, symbol, účet, zpráva', label: 'Hledat pohyb' }}
        filters={props.filters}
        held={props.held}
        renderPicked={(rows) => <MovementBulk unit_id={unit_id} rows={rows} />}
        emptyText={data === undefined ? undefined : emptyText(filter, data.counts)}
      />
      {list.opened === undefined ? null : (
        <MovementDialog
          key={rowKey(list.opened)}
          movement={list.opened}
          steps={list.steps}
          onClose={list.close}
        />
      )}
    </div>
  );
}

/** Where the movements come from while there are none; that nothing waits where there are some. */
function emptyText(filter: MovementFilter, { all }: { readonly all: number }): string | undefined {
  if (all === 0) return 'Pohyby přinášejí výpisy z banky: načtěte první na záložce Výpisy.';
  return filter === 'waiting' ? 'Žádná přijatá platba nečeká.' : undefined;
}
