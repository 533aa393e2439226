import { Badge, Button } from '@mantine/core';
import { useState } from 'react';
import { lengthText } from '#contract/fieldwork/planning/time-text.ts';
import type { Round } from '#contract/fieldwork/rounds.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import type { Column } from '#web/table/columns.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import type { Go } from './place.ts';
import { daysText, progressText } from './round-text.ts';
import { useRounds } from './visits.queries.ts';
import styles from './visits.module.css';

const rowKey = ({ round_id }: Round) => round_id;

const columns: readonly Column<Round>[] = [
  { text: 'Obchůzka', value: 'name', width: 220, fixed: true, sortable: true, telling: true },
  { text: 'Práce', value: 'work_name', width: 180, sortable: true },
  {
    text: 'Dny',
    id: 'days',
    value: ({ first_day }) => first_day,
    render: daysText,
    exported: daysText,
    onCard: daysText,
    width: 190,
    whole: true,
    sortable: true,
    telling: true,
  },
  {
    text: 'Hotovo',
    id: 'done',
    value: ({ done }) => done,
    render: progressText,
    exported: progressText,
    onCard: (round) => `hotovo ${progressText(round)}`,
    width: 90,
    align: 'right',
    sortable: true,
    telling: true,
  },
  { text: 'Bez termínu', value: 'unplaced', width: 100, decimals: 0, sortable: true },
  { text: 'Nepřístupno', value: 'missed', width: 100, decimals: 0, sortable: true },
  {
    text: 'Na návštěvu',
    id: 'minutes',
    value: ({ minutes }) => minutes,
    render: ({ minutes }) => lengthText(minutes),
    width: 110,
    hiddenFirst: true,
    align: 'right',
  },
  {
    text: 'Stav',
    id: 'state',
    value: ({ closed }) => (closed === null ? 'probíhá' : 'uzavřená'),
    render: ({ closed }) => (closed === null ? 'probíhá' : <Badge color="gray">uzavřená</Badge>),
    width: 110,
    sortable: true,
  },
];

const textsOfRound = ({ name, work_name, note }: Round) => [name, work_name, note];

interface RoundTableProps {
  unit_id: number;
  go: Go;
}

/** Rounds of the unit; Enter or a double click opens one. */
export function RoundTable({ unit_id, go }: RoundTableProps) {
  const { data, error, refetch } = useRounds(unit_id);
  const [marked, setMarked] = useState<number | null>(null);
  if (data === undefined && error !== null)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  return (
    <DataTable
      id="rounds"
      label="Obchůzky"
      rows={data?.values}
      columns={columns}
      rowKey={rowKey}
      marked={marked}
      onSelect={(row) => setMarked(rowKey(row))}
      searchIn={textsOfRound}
      onActivate={(row) => {
        setMarked(rowKey(row));
        go({ round: rowKey(row), unit: unit_id });
      }}
      activateLabel="Otevřít obchůzku"
      seek={{ placeholder: 'Název, práce', label: 'Hledat obchůzku' }}
      emptyAction={
        <div className={styles.first}>
          <p>
            Obchůzka je jedna práce na mnoha místech: výměna vodoměrů v domě, odečty k rozhodnému
            dni. Místa se vybírají na záložce Adresy.
          </p>
          <Button onClick={() => go({ tab: undefined })}>Vybrat místa</Button>
        </div>
      }
    />
  );
}
