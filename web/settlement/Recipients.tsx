import { Skeleton } from '@mantine/core';
import type { Settlement, SettledRecipient } from '#contract/settlement/settlements.ts';
import { formatDate, formatMoney } from '#web/lib/czech.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import type { Column } from '#web/table/columns.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { FilterChips } from '#web/table/FilterChips.tsx';
import { moneyColumn } from '#web/table/money-column.ts';
import { Explanation } from './Explanation.tsx';
import { filterNames, isOfFilter, outlierText, recipientFilter } from './outliers.ts';
import type { Go, SettlementAt } from './place.ts';
import { useResult } from './settlement.queries.ts';
import styles from './settlement.module.css';

const rowKey = ({ key }: SettledRecipient) => key;
const bearer = ({ name, payer }: SettledRecipient) => (payer === 'unit' ? 'nese jednotka' : name);

/** A recipient with what is unusual about his sum. */
type Row = SettledRecipient & { readonly outlier: string };

const columns: readonly Column<Row>[] = [
  {
    text: 'Prostor',
    id: 'space_name',
    value: ({ space_name }) => space_name,
    sortable: true,
    fixed: true,
    telling: true,
    width: 90,
  },
  {
    text: 'Dům',
    id: 'building_name',
    value: ({ building_name }) => building_name,
    sortable: true,
    hiddenFirst: true,
    width: 170,
  },
  { text: 'Kdo nese', id: 'name', value: bearer, sortable: true, telling: true, width: 210 },
  {
    text: 'Od',
    id: 'from',
    value: ({ from }) => from,
    render: ({ from }) => formatDate(from),
    sortable: true,
    hiddenFirst: true,
    width: 105,
  },
  {
    text: 'Do',
    id: 'to',
    value: ({ to }) => to,
    render: ({ to }) => formatDate(to),
    sortable: true,
    hiddenFirst: true,
    width: 105,
  },
  moneyColumn<Row>({ id: 'cost', text: 'Náklad', of: ({ cost }) => cost, isSummed: true }),
  moneyColumn<Row>({
    id: 'claimed',
    text: 'Předepsáno',
    of: ({ claimed }) => claimed,
    isSummed: true,
    hiddenFirst: true,
  }),
  moneyColumn<Row>({ id: 'advance', text: 'Zálohy', of: ({ advance }) => advance, isSummed: true }),
  moneyColumn<Row>({
    id: 'balance',
    text: 'Zůstatek',
    of: ({ balance }) => balance,
    isSummed: true,
    telling: true,
    render: ({ balance }) => balanceText(balance),
  }),
  moneyColumn<Row>({ id: 'former', text: 'Loni', of: ({ former }) => former }),
  moneyColumn<Row>({ id: 'per_m2', text: 'Kč/m²', of: ({ per_m2 }) => per_m2 }),
  {
    text: 'Čeho si všimnout',
    id: 'outlier',
    value: ({ outlier }) => outlier,
    sortable: true,
    width: 230,
  },
];

/** 'doplatit 1 200,00 Kč', 'vrátit 300,00 Kč'. */
function balanceText(balance: number): string {
  if (balance === 0) return formatMoney(0);
  return balance > 0 ? `doplatit ${formatMoney(balance)}` : `vrátit ${formatMoney(-balance)}`;
}

interface RecipientsProps {
  settlement: Settlement;
  at: SettlementAt;
  go: Go;
}

/** What each recipient bears, has paid and is to pay or get; a row opens its explanation. */
export function Recipients({ settlement, at, go }: RecipientsProps) {
  const { unit_id, settlement_id, last } = settlement;
  const { data, error, refetch } = useResult(
    unit_id,
    settlement_id,
    at.count ?? last?.settlement_count_id,
  );
  if (data === undefined)
    return error === null ? (
      <Skeleton height="16rem" />
    ) : (
      <LoadError error={error} onRetry={() => void refetch()} />
    );
  const filter = recipientFilter(at.show);
  const rows = data.recipients.map((one) => ({
    ...one,
    outlier: outlierText(one, data.recipients),
  }));
  const chosen = rows.find(({ key }) => key === at.recipient);
  return (
    <div className={styles.checks}>
      <FilterChips
        label="Výběr příjemců"
        choices={filterNames.map(([name, text]) => ({
          name,
          text,
          count: rows.filter((row) => isOfFilter(name, row)).length,
        }))}
        value={filter}
        onChange={(name) => go({ show: name === 'all' ? undefined : name }, { replace: true })}
      />
      <DataTable
        id="settled-recipients"
        label="Příjemci vyúčtování"
        rows={rows.filter((row) => isOfFilter(filter, row))}
        columns={columns}
        rowKey={rowKey}
        marked={at.recipient ?? null}
        searchIn={(row) => [row.space_name, row.name, row.building_name]}
        onActivate={({ key }) => go({ recipient: key })}
        activateLabel="Vysvětlit"
        seek={{ placeholder: 'Prostor, jméno', label: 'Hledat příjemce' }}
      />
      {chosen === undefined ? null : (
        <Explanation
          settlement={settlement}
          recipient={chosen}
          count={data.count.settlement_count_id}
          onClose={() => go({ recipient: undefined }, { replace: true })}
        />
      )}
    </div>
  );
}
