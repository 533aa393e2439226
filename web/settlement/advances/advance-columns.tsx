import { Checkbox } from '@mantine/core';
import type { ProposedAdvance } from '#contract/settlement/next-advances.ts';
import type { Column } from '#web/table/columns.ts';
import { moneyColumn } from '#web/table/money-column.ts';
import { amountText, differenceOf, differenceText, nextOf, noteText } from './advance-words.ts';

type Row = ProposedAdvance;

interface Wanted {
  /** Spaces are of more houses than one. */
  readonly areHouses: boolean;
  /** Leaves the row out, or takes it in again. */
  readonly onTurn: (row: Row) => void;
}

/** A card says whose and what advance it is in its head. */
const cardTitle = (areHouses: boolean, { building_name, space_name, service_name }: Row): string =>
  [...(areHouses ? [building_name] : []), space_name, service_name].join(' · ');

function TurnBox({ row, onTurn }: { row: Row; onTurn: (row: Row) => void }) {
  return (
    <Checkbox
      size="sm"
      checked={!row.is_excepted}
      onChange={() => onTurn(row)}
      aria-label={`Přijmout zálohu: prostor ${row.space_name}, ${row.service_name}`}
    />
  );
}

/** Columns of proposed advances, hellers a month; the first one leaves rows out. */
export const advanceColumns = ({ areHouses, onTurn }: Wanted): readonly Column<Row>[] => [
  {
    text: 'Prostor',
    value: 'space_name',
    sortable: true,
    fixed: true,
    telling: true,
    width: 84,
    onCard: (row) => cardTitle(areHouses, row),
  },
  {
    text: 'Dům',
    value: 'building_name',
    sortable: true,
    hiddenFirst: !areHouses,
    width: 110,
  },
  { text: 'Kdo', value: 'names', sortable: true, width: 150 },
  { text: 'Služba', value: 'service_name', sortable: true, width: 130 },
  moneyColumn<Row>({
    id: 'cost',
    text: 'Náklad za období',
    of: ({ cost }) => cost,
    isSummed: true,
  }),
  moneyColumn<Row>({
    id: 'held',
    text: 'Dosud',
    of: ({ held }) => held,
    isSummed: true,
    render: ({ held }) => amountText(held),
  }),
  {
    ...moneyColumn<Row>({
      id: 'proposed',
      text: 'Nově',
      of: nextOf,
      isSummed: true,
      telling: true,
      render: (row) => amountText(nextOf(row)),
    }),
    onCard: (row) => `${amountText(nextOf(row))} (${differenceText(row)})`,
  },
  moneyColumn<Row>({
    id: 'difference',
    text: 'Rozdíl',
    of: differenceOf,
    isSummed: true,
    render: differenceText,
  }),
  {
    text: 'Přijmout',
    id: 'taken',
    value: ({ is_excepted }) => !is_excepted,
    render: (row) => <TurnBox row={row} onTurn={onTurn} />,
    telling: true,
    whole: true,
    align: 'center',
    width: 84,
  },
  { text: 'Poznámka', id: 'note', value: noteText, sortable: true, width: 150, least: 110 },
];
