import type { AccountingExport, AccountingMonth } from '#contract/money/accounting.ts';
import { formatDateTime } from '#web/lib/czech.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import type { Column } from '#web/table/columns.ts';
import { moneyColumn } from '#web/table/money-column.ts';
import styles from '../money.module.css';
import { scopeText } from './words.ts';

const columns: readonly Column<AccountingExport>[] = [
  {
    text: 'Vytvořen',
    value: 'created',
    sortable: true,
    width: 150,
    telling: true,
    render: ({ created }) => formatDateTime(created),
  },
  { text: 'Kdo', value: 'user_name', sortable: true, width: 160, telling: true },
  { text: 'Obsah', id: 'scope', value: scopeText, sortable: true, width: 140, telling: true },
  { text: 'Dokladů', value: 'documents_count', sortable: true, width: 90 },
  moneyColumn({ text: 'Předepsáno', id: 'claimed', of: ({ claimed }) => claimed }),
  moneyColumn({ text: 'Zaplaceno', id: 'paid', of: ({ paid }) => paid }),
  {
    text: 'Měsíc byl',
    id: 'closed',
    value: ({ is_closed }) => (is_closed ? 'uzavřený' : 'otevřený'),
    sortable: true,
    width: 100,
  },
  {
    text: 'Otisk',
    id: 'hash',
    value: ({ content_hash }) => content_hash.slice(0, 12),
    width: 130,
  },
];

/** Files that were made of the month; two of the same hash are the same to a byte. */
export function Exports({ month: { exports } }: { month: AccountingMonth }) {
  if (exports.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="accounting-exports">
      <h2 className={styles.heading} id="accounting-exports">
        Vytvořené soubory
      </h2>
      <DataTable
        id="accounting-exports"
        label="Vytvořené soubory"
        rows={exports}
        columns={columns}
        rowKey={({ accounting_export_id }) => accounting_export_id}
      />
    </section>
  );
}
