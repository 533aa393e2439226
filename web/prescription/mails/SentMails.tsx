import type { SheetMail } from '#contract/money/prescription-mails.ts';
import { formatDate, formatDateTime } from '#web/lib/czech.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import type { Column } from '#web/table/columns.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { moneyColumn } from '#web/table/money-column.ts';
import { spaceText } from '../words.ts';
import { useSheetMails } from './mails.queries.ts';

const states: Readonly<Record<SheetMail['state'], string>> = {
  waiting: 'čeká na odeslání',
  failing: 'nedaří se odeslat, zkouší se znovu',
  sent: 'odeslán',
  refused: 'nebyl přijat',
};

/** What became of a mail: 'odeslán 3. 3. 2026 10:15', 'nebyl přijat (550 no)'. */
function mailStateText({ state, settled, fault }: SheetMail): string {
  const when = state === 'sent' && settled !== '' ? ` ${formatDateTime(settled)}` : '';
  return `${states[state]}${when}${fault === '' ? '' : ` (${fault})`}`;
}

const columns: readonly Column<SheetMail>[] = [
  {
    text: 'Kdy',
    value: 'made',
    sortable: true,
    width: 140,
    fixed: true,
    render: ({ made }) => formatDateTime(made),
  },
  { text: 'Prostor', id: 'space', value: spaceText, sortable: true, width: 150, telling: true },
  { text: 'Komu', value: 'addressee', sortable: true, width: 160, telling: true },
  { text: 'Na adresu', value: 'recipient', sortable: true, width: 190 },
  {
    text: 'Doručení',
    id: 'state',
    value: mailStateText,
    sortable: true,
    width: 210,
    telling: true,
  },
  moneyColumn({ text: 'Měsíčně', id: 'sum', of: ({ sum }) => sum }),
  {
    text: 'List ke dni',
    value: 'as_of',
    sortable: true,
    width: 105,
    render: ({ as_of }) => formatDate(as_of),
  },
  { text: 'Odeslal', value: 'made_by', sortable: true, width: 140 },
];

/** Sheets that were sent by mail: when, by whom, to what address, and whether they came. */
export function SentMails({ unit_id, pasport_id }: { unit_id: number; pasport_id?: number }) {
  const { data, error, refetch } = useSheetMails(unit_id, pasport_id);
  if (error !== null && data === undefined)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  return (
    <DataTable
      id={pasport_id === undefined ? 'sheet-mails' : 'sheet-mails-of-space'}
      label="Odeslané evidenční listy"
      rows={data?.values}
      columns={columns}
      rowKey={({ prescription_mail_id }) => prescription_mail_id}
      emptyText="Ukážou se tu listy odeslané e-mailem a to, zda dorazily."
      searchIn={(row) => [spaceText(row), row.addressee, row.recipient]}
      {...(pasport_id === undefined
        ? { seek: { placeholder: 'Prostor, jméno, e-mail', label: 'Hledat odeslaný list' } }
        : {})}
    />
  );
}
