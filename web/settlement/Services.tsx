import { Skeleton } from '@mantine/core';
import type { Settlement, SettledService } from '#contract/settlement/settlements.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import type { Column } from '#web/table/columns.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { moneyColumn } from '#web/table/money-column.ts';
import { Note } from '#web/ui/Note.tsx';
import type { SettlementAt } from './place.ts';
import { useResult } from './settlement.queries.ts';
import styles from './settlement.module.css';
import { counted } from './words.ts';

const rowKey = ({ billing_rule_id }: SettledService) => billing_rule_id;

const columns: readonly Column<SettledService>[] = [
  {
    text: 'Služba',
    id: 'service_name',
    value: ({ service_name }) => service_name,
    sortable: true,
    fixed: true,
    telling: true,
    width: 200,
  },
  moneyColumn<SettledService>({
    id: 'cost',
    text: 'Podle dokladů',
    of: ({ cost }) => cost,
    isSummed: true,
    telling: true,
  }),
  moneyColumn<SettledService>({
    id: 'divided',
    text: 'Rozděleno',
    of: ({ divided }) => divided,
    isSummed: true,
    telling: true,
  }),
  moneyColumn<SettledService>({
    id: 'advance',
    text: 'Zálohy',
    of: ({ advance }) => advance,
    isSummed: true,
  }),
  moneyColumn<SettledService>({ id: 'former', text: 'Loni', of: ({ former }) => former }),
  {
    text: 'Doklady',
    id: 'documents',
    value: ({ documents }) => documents,
    sortable: true,
    align: 'right',
    width: 90,
  },
  {
    text: 'Korekce do mezí',
    id: 'limited',
    value: ({ limited }) => limited,
    render: ({ limited, rounds }) =>
      limited === 0
        ? ''
        : `${counted(limited, 'prostor', 'prostory', 'prostorů')}, ${counted(rounds, 'kolo', 'kola', 'kol')}`,
    width: 170,
  },
];

/** Services of a count: what documents say, and that all of it is divided. */
export function Services({ settlement, at }: { settlement: Settlement; at: SettlementAt }) {
  const { unit_id, settlement_id, last } = settlement;
  const { data, error, refetch } = useResult(
    unit_id,
    settlement_id,
    at.count ?? last?.settlement_count_id,
  );
  if (data === undefined)
    return error === null ? (
      <Skeleton height="12rem" />
    ) : (
      <LoadError error={error} onRetry={() => void refetch()} />
    );
  const isWhole = data.services.every(({ cost, divided }) => cost === divided);
  return (
    <div className={styles.checks}>
      {isWhole ? (
        <Note>Součet rozděleného se rovná součtu dokladů na haléř.</Note>
      ) : (
        <p className={styles.fault}>Rozdělený součet se nerovná součtu dokladů.</p>
      )}
      <DataTable
        id="settled-services"
        label="Služby vyúčtování"
        rows={data.services}
        columns={columns}
        rowKey={rowKey}
        marked={null}
      />
    </div>
  );
}
