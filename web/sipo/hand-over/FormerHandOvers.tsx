import { Title } from '@mantine/core';
import { periodText } from '#contract/rules/sipo-period.ts';
import type { SipoHandOver } from '#contract/sipo/hand-overs.ts';
import { formatDateTime, formatMoney } from '#web/lib/czech.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import type { Column } from '#web/table/columns.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { indicationWords } from '../sipo-words.ts';
import styles from '../sipo.module.css';
import { useHandOvers } from '../sipo.queries.ts';

const rowKey = (row: SipoHandOver) => row.sipo_hand_over_id;
const columns: readonly Column<SipoHandOver>[] = [
  {
    text: 'Období',
    value: 'period',
    sortable: true,
    width: 100,
    fixed: true,
    telling: true,
    render: ({ period }) => periodText(period),
  },
  {
    text: 'Předáno',
    value: 'created',
    sortable: true,
    width: 160,
    telling: true,
    render: ({ created }) => formatDateTime(created),
    exported: ({ created }) => formatDateTime(created),
  },
  { text: 'Předal', value: 'user_name', sortable: true, width: 180 },
  {
    text: 'Rozsah',
    id: 'change_indication',
    value: (row) => indicationWords[row.change_indication],
    sortable: true,
    width: 120,
  },
  { text: 'Záznamů', value: 'record_count', sortable: true, width: 100 },
  {
    text: 'Součet',
    value: 'total',
    sortable: true,
    width: 140,
    telling: true,
    render: ({ total }) => formatMoney(total),
    exported: ({ total }) => total / 100,
  },
  { text: 'Noví', value: 'new_count', sortable: true, width: 80 },
  { text: 'Změnění', value: 'changed_count', sortable: true, width: 100 },
  { text: 'Zrušení', value: 'cancelled_count', sortable: true, width: 100 },
  { text: 'Odpovědí pošty', value: 'answer_count', sortable: true, width: 140 },
];

interface FormerProps {
  unit_id: number;
  open: number | undefined;
  onOpen: (open: number) => void;
}

/** Hand-overs that were made. */
export function FormerHandOvers({ unit_id, open, onOpen }: FormerProps) {
  const { data, error, refetch } = useHandOvers(unit_id);
  if (error !== null) return <LoadError error={error} onRetry={() => void refetch()} />;
  const openRow = (row: SipoHandOver) => onOpen(rowKey(row));
  return (
    <>
      <Title order={2} className={styles.heading ?? ''}>
        Dosavadní předání
      </Title>
      <DataTable
        id="sipo-hand-overs"
        label="Předání SIPO"
        rows={data?.values}
        columns={columns}
        rowKey={rowKey}
        marked={open}
        onSelect={openRow}
        onActivate={openRow}
        activateLabel="Otevřít předání"
        emptyAction={
          <span className={styles.note}>
            Až období označíte jako předané, najdete tu jeho řádky i soubory ke stažení.
          </span>
        }
      />
    </>
  );
}
