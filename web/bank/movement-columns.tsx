import type { BankMovement } from '#contract/money/bank-movements.ts';
import { formatDate, formatMoney } from '#web/lib/czech.ts';
import type { Column } from '#web/table/columns.ts';
import { stateText } from './bank-words.ts';

const digits = (text: string) => <span className="k-figures">{text}</span>;

/** Columns of a table of movements. */
export const movementColumns: readonly Column<BankMovement>[] = [
  {
    text: 'Den',
    value: 'booked_on',
    sortable: true,
    width: 100,
    fixed: true,
    telling: true,
    render: ({ booked_on }) => formatDate(booked_on),
  },
  {
    text: 'Částka',
    value: 'amount',
    sortable: true,
    width: 130,
    telling: true,
    summed: { text: formatMoney },
    render: ({ amount, is_reversal }) =>
      is_reversal ? `${formatMoney(amount)} (storno)` : formatMoney(amount),
    exported: ({ amount }) => amount / 100,
  },
  {
    text: 'Variabilní symbol',
    value: 'variable_symbol',
    sortable: true,
    width: 130,
    render: ({ variable_symbol }) => digits(variable_symbol),
  },
  { text: 'Protistrana', value: 'counter_name', sortable: true, width: 180, telling: true },
  {
    text: 'Protiúčet',
    value: 'counter_account',
    sortable: true,
    width: 180,
    render: ({ counter_account }) => digits(counter_account),
  },
  { text: 'Zpráva', value: 'message', sortable: true, width: 200 },
  {
    text: 'Stav',
    id: 'state',
    value: stateText,
    sortable: true,
    width: 130,
  },
  { text: 'Účet', value: 'account_name', sortable: true, width: 160, hiddenFirst: true },
  { text: 'Konstantní symbol', value: 'constant_symbol', width: 120, hiddenFirst: true },
  { text: 'Specifický symbol', value: 'specific_symbol', width: 120, hiddenFirst: true },
  { text: 'Druh', value: 'kind_text', sortable: true, width: 180, hiddenFirst: true },
  { text: 'Poznámka', value: 'note', sortable: true, width: 200, hiddenFirst: true },
];

/** Texts of a movement that its search goes through. */
export const textsOfMovement = (one: BankMovement): readonly string[] => [
  one.counter_name,
  one.counter_account,
  one.variable_symbol,
  one.specific_symbol,
  one.message,
  one.note,
  String(one.amount / 100).replace('.', ','),
];
