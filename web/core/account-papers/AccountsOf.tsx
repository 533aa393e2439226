import { useNavigate } from '@tanstack/react-router';
import type { LedgerAccount } from '#contract/money/accounts.ts';
import { standingName } from '#contract/money/account-paper-text.ts';
import { formatDate, formatMoney } from '#web/lib/czech.ts';
import { paths } from '#web/lib/paths.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { DataTable } from '#web/table/DataTable.tsx';
import type { Column } from '#web/table/columns.ts';
import { useAccountsOf } from './papers.queries.ts';

interface AccountsOfProps {
  unit_id: number;
  /** Of a person or of a space. */
  of: { address_id: number } | { pasport_id: number };
}

const rowKey = ({ ledger_account_id }: LedgerAccount) => ledger_account_id;

const money = (
  text: string,
  id: 'claimed' | 'paid' | 'balance' | 'overdue',
): Column<LedgerAccount> => ({
  text,
  id,
  value: (row) => row[id],
  width: 118,
  align: 'right',
  exported: (row) => row[id] / 100,
  render: (row) => formatMoney(row[id]),
  summed: { text: formatMoney },
});

const columns: readonly Column<LedgerAccount>[] = [
  {
    text: 'Prostor',
    id: 'space',
    value: ({ building_name, space_number }) =>
      [building_name, space_number].filter((part) => part !== '').join(' · '),
    width: 170,
    telling: true,
  },
  { text: 'Kdo náklady nese', value: 'names', width: 190 },
  money('Předepsáno', 'claimed'),
  money('Zaplaceno', 'paid'),
  { ...money('Zůstatek', 'balance'), telling: true },
  money('Po splatnosti', 'overdue'),
  {
    text: 'Stav',
    id: 'standing',
    value: ({ balance, overdue, owed_since }) =>
      overdue > 0 && owed_since !== null
        ? `po splatnosti od ${formatDate(owed_since)}`
        : standingName(balance).toLocaleLowerCase('cs'),
    width: 190,
    telling: true,
  },
];

/** Accounts of a person or of a space as they stand today, of whoever left too; Enter opens one. */
export function AccountsOf({ unit_id, of }: AccountsOfProps) {
  const { data, error, refetch } = useAccountsOf(unit_id, of);
  const navigate = useNavigate();
  if (error !== null && data === undefined)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  const open = (row: LedgerAccount) =>
    void navigate({ href: `${paths.Ledger}?unit=${unit_id}&account=${rowKey(row)}` });
  return (
    <DataTable
      id={'address_id' in of ? 'person-accounts' : 'space-accounts'}
      label="Konta"
      rows={data?.values}
      columns={columns}
      rowKey={rowKey}
      onActivate={open}
      activateLabel="Otevřít konto"
      emptyText={
        'address_id' in of
          ? 'Ukážou se tu konta prostorů, za které osoba platí.'
          : 'Předpisy a platby se tu ukážou, jakmile za prostor bude něco předepsáno.'
      }
    />
  );
}
