import type { SettlementStatement } from '#contract/settlement/statements.ts';
import { formatDate } from '#web/lib/czech.ts';
import type { Column } from '#web/table/columns.ts';
import { moneyColumn } from '#web/table/money-column.ts';
import { Balance } from './Balance.tsx';
import { differenceOf, differenceText } from './delivery-words.ts';
import { measureOf } from './statement-states.ts';
import { StatementMenu, type StatementSteps } from './StatementMenu.tsx';
import { StatementBadge } from './StatementBadge.tsx';

type Row = SettlementStatement;

interface Wanted {
  /** Statements are of more houses than one. */
  readonly areHouses: boolean;
  /** They have taken the place of others. */
  readonly isCorrection: boolean;
  readonly steps: StatementSteps;
}

const day = (iso: string | null) => (iso === null ? '' : formatDate(iso));

const difference: Column<Row> = {
  ...moneyColumn<Row>({
    id: 'difference',
    text: 'Proti předchozí verzi',
    of: differenceOf,
    isSummed: true,
    render: differenceText,
  }),
  width: 170,
};

/** Columns of statements: what they came to, and how they got to people. */
export const statementColumns = ({
  areHouses,
  isCorrection,
  steps,
}: Wanted): readonly Column<Row>[] => [
  {
    text: 'Prostor',
    value: 'space_name',
    sortable: true,
    fixed: true,
    telling: true,
    width: 84,
    onCard: (row) => (areHouses ? `${row.building_name} · ${row.space_name}` : row.space_name),
  },
  {
    text: 'Dům',
    value: 'building_name',
    sortable: true,
    hiddenFirst: !areHouses,
    width: 120,
  },
  {
    text: 'Příjemce',
    id: 'names',
    value: ({ names, is_gone }) => (is_gone ? `${names} (už není příjemcem)` : names),
    sortable: true,
    telling: true,
    width: 170,
  },
  {
    ...moneyColumn<Row>({
      id: 'balance',
      text: 'Zůstatek',
      of: ({ balance }) => balance,
      isSummed: true,
      render: ({ balance }) => <Balance balance={balance} />,
    }),
    width: 172,
  },
  ...(isCorrection ? [difference] : []),
  {
    text: 'Stav doručení',
    id: 'state',
    value: ({ state }) => measureOf(state).text,
    render: ({ state }) => <StatementBadge state={state} />,
    sortable: true,
    telling: true,
    whole: true,
    width: 180,
  },
  {
    text: 'Doručeno',
    value: 'delivered_on',
    render: ({ delivered_on }) => day(delivered_on),
    sortable: true,
    width: 98,
  },
  {
    text: 'E-mail',
    value: 'email',
    render: ({ email }) => (email === '' ? 'nemá' : email),
    sortable: true,
    hiddenFirst: isCorrection,
    width: 150,
  },
  { text: 'Datová schránka', value: 'data_box', sortable: true, hiddenFirst: true, width: 120 },
  {
    text: 'Otevřeno',
    id: 'opened',
    value: ({ opened }) => opened,
    render: ({ opened }) => formatDate(opened),
    sortable: true,
    width: 98,
  },
  { text: 'Odesláno na', value: 'mailed_to', sortable: true, hiddenFirst: true, width: 160 },
  { text: 'Odpověď serveru', value: 'fault', hiddenFirst: true, width: 200 },
  {
    text: 'Akce',
    id: 'actions',
    value: () => '',
    render: (statement) => <StatementMenu statement={statement} {...steps} />,
    exported: false,
    whole: true,
    width: 56,
  },
];
