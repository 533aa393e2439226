import type { Settlement } from '#contract/settlement/settlements.ts';
import { scopeName } from '#contract/settlement/settlement-title.ts';
import { stateNames } from '#contract/settlement/words.ts';
import { formatDate } from '#web/lib/czech.ts';
import type { Column } from '#web/table/columns.ts';
import { moneyColumn } from '#web/table/money-column.ts';
import { DeliverUntil } from './DeliverUntil.tsx';
import { StateBadge } from './StateBadge.tsx';
import { deliveredText, periodText } from './words.ts';

const sum = (
  id: 'cost' | 'advances' | 'overpaid' | 'owed',
  text: string,
  hiddenFirst = false,
): Column<Settlement> =>
  moneyColumn({ id, text, of: ({ last }) => last?.[id] ?? null, hiddenFirst });

/** Columns of settlements; sums are those of the last count. */
export const settlementColumns: readonly Column<Settlement>[] = [
  {
    text: 'Období',
    id: 'period',
    value: ({ period_from, period_to }) => `${period_from} ${period_to}`,
    render: periodText,
    exported: periodText,
    sortable: true,
    fixed: true,
    telling: true,
    width: 220,
    onCard: (row) => `${periodText(row)} · ${scopeName(row)}`,
  },
  { text: 'Dům', id: 'scope', value: scopeName, sortable: true, width: 160 },
  {
    text: 'Stav',
    id: 'state',
    value: ({ state }) => stateNames[state],
    render: ({ state }) => <StateBadge state={state} />,
    sortable: true,
    telling: true,
    whole: true,
    width: 128,
  },
  sum('cost', 'Náklad'),
  sum('advances', 'Zálohy', true),
  sum('overpaid', 'Přeplatky'),
  sum('owed', 'Nedoplatky'),
  {
    text: 'Doručit do',
    id: 'deliver_until',
    value: ({ deliver_until }) => deliver_until,
    render: (row) => <DeliverUntil settlement={row} />,
    exported: ({ deliver_until }) => (deliver_until === null ? '' : formatDate(deliver_until)),
    sortable: true,
    telling: true,
    width: 140,
  },
  moneyColumn({
    id: 'penalty',
    text: 'Pokuta zatím',
    of: ({ deliver_guard: guard }) => (guard?.state === 'late' ? guard.penalty : null),
    hiddenFirst: true,
  }),
  {
    text: 'Doručeno',
    id: 'delivered',
    value: ({ issued_on, delivered }) => (issued_on === null ? null : delivered),
    render: deliveredText,
    exported: deliveredText,
    sortable: true,
    align: 'right',
    width: 100,
  },
  {
    text: 'Splatnost',
    id: 'due_on',
    value: ({ due_on }) => due_on,
    render: ({ due_on }) => (due_on === null ? '' : formatDate(due_on)),
    sortable: true,
    hiddenFirst: true,
    width: 110,
  },
];
