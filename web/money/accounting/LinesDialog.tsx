import { Anchor } from '@mantine/core';
import type { AccountingLine, AccountingTotal } from '#contract/money/accounting.ts';
import { monthText } from '#contract/rules/month-info.ts';
import { formatDate } from '#web/lib/czech.ts';
import { paths } from '#web/lib/paths.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { DataTable } from '#web/table/DataTable.tsx';
import type { Column } from '#web/table/columns.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { LateModal } from '#web/ui/LateModal.tsx';
import { moneyColumn } from '#web/table/money-column.ts';
import { spaceText } from '../words.ts';
import { useLines } from './accounting.queries.ts';
import { codeText } from './words.ts';

interface LinesDialogProps {
  unit_id: number;
  month: string;
  total: AccountingTotal;
  onClose: () => void;
}

const rowKey = ({ kind, id }: AccountingLine) => `${kind} ${id}`;
const textsOfLine = (line: AccountingLine) => [spaceText(line), line.names, line.variable_symbol];

/** Where the document is shown whole: its account, or the payment among those of its day. */
function lineHref(unit_id: number, { kind, id, on, ledger_account_id }: AccountingLine): string {
  return kind === 'claim'
    ? `${paths.Ledger}?unit=${unit_id}&account=${ledger_account_id ?? ''}`
    : `${paths.Payments}?unit=${unit_id}&from=${on}&to=${on}&payment=${id}`;
}

const columns = (unit_id: number): readonly Column<AccountingLine>[] => [
  {
    text: 'Den',
    value: 'on',
    sortable: true,
    width: 105,
    telling: true,
    render: (line) => (
      <Anchor component={InnerLink} href={lineHref(unit_id, line)}>
        {formatDate(line.on)}
      </Anchor>
    ),
  },
  { text: 'Prostor', id: 'space', value: spaceText, sortable: true, width: 140 },
  { text: 'Kdo', value: 'names', sortable: true, width: 220, telling: true },
  { text: 'VS', value: 'variable_symbol', sortable: true, width: 100 },
  moneyColumn({
    text: 'Částka',
    id: 'amount',
    of: ({ amount }) => amount,
    isSummed: true,
    telling: true,
  }),
  {
    text: 'V souboru',
    id: 'exported',
    value: ({ is_exported }) => (is_exported ? 'ano' : 'zatím ne'),
    sortable: true,
    width: 100,
  },
];

/** Documents that a total counts, each leading to its account or payment. */
export function LinesDialog({ unit_id, month, total, onClose }: LinesDialogProps) {
  const { kind, name } = total;
  const { data, error, refetch } = useLines({ unit_id, month }, { kind, name });
  const title = `${codeText(total)}, ${monthText(month)}`;
  return (
    <LateModal opened onClose={onClose} title={title} size="60rem">
      {error === null ? (
        <DataTable
          id="accounting-lines"
          label={title}
          rows={data?.values}
          columns={columns(unit_id)}
          rowKey={rowKey}
          searchIn={textsOfLine}
          seek={{ placeholder: 'Prostor, jméno, VS', label: 'Hledat doklad' }}
        />
      ) : (
        <LoadError error={error} onRetry={() => void refetch()} />
      )}
    </LateModal>
  );
}
