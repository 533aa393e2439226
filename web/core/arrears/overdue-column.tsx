import { Text } from '@mantine/core';
import type { Column } from '#web/table/columns.ts';
import { moneyColumn } from '#web/table/money-column.ts';
import { OverdueSum } from './OverdueSum.tsx';
import type { OwingTold } from './owing.ts';
import type { FactRead } from './owing.queries.ts';

/** How the column of debts stands in a list. */
export interface DebtsLook {
  /** The day on which it is overdue; today without it. */
  readonly as_of: string | undefined;
  /** The list is about debts. */
  readonly isSeen: boolean;
  /** Until debts are told, no cell says anything of them; where their read failed, neither. */
  readonly standing: 'told' | 'coming' | 'missing';
}

/** The look of the column by what is told of debts; undefined, with no column, where nobody has an account. */
export function debtsLook(
  { told, error }: Pick<FactRead<OwingTold>, 'told' | 'error'>,
  place: Pick<DebtsLook, 'as_of' | 'isSeen'>,
): DebtsLook | undefined {
  if (told === null) return undefined;
  if (told !== undefined) return { ...place, standing: 'told' };
  return { ...place, standing: error === null ? 'coming' : 'missing' };
}

/** A row with what is overdue on its accounts, in hellers; nothing of one that has no account. */
interface OwingRow {
  readonly unit_id: number;
  readonly overdue?: number | null;
  readonly owing_accounts?: readonly number[];
}

interface OverdueCells<Row> {
  /** Where more accounts of a row stand together. */
  readonly together: (row: Row) => string;
  /** An account is of one row alone, so the rows may be summed. */
  readonly isSummed?: boolean;
}

const unsaid = {
  coming: { sign: '…', words: 'zjišťuje se' },
  missing: { sign: '–', words: 'údaj se nepodařilo načíst' },
};

/** What is not known of debts: never a zero. */
function Unsaid({ standing }: { standing: keyof typeof unsaid }) {
  const { sign, words } = unsaid[standing];
  return (
    <Text span inherit c="dimmed" title={words}>
      <span aria-hidden="true">{sign}</span>
      <span className="k-hidden">{words}</span>
    </Text>
  );
}

/** What is overdue on the accounts of a row; it has its place before debts are told. */
export function overdueColumn<Row extends OwingRow>(
  { as_of, isSeen, standing }: DebtsLook,
  { together, isSummed = false }: OverdueCells<Row>,
): Column<Row> {
  return moneyColumn<Row>({
    text: 'Po splatnosti',
    id: 'overdue',
    of: ({ overdue }) => overdue ?? null,
    isSummed: isSummed && standing === 'told',
    hiddenFirst: !isSeen,
    render: (row) => {
      if (standing !== 'told') return <Unsaid standing={standing} />;
      const { unit_id, overdue, owing_accounts = [] } = row;
      return typeof overdue === 'number' ? (
        <OverdueSum
          unit_id={unit_id}
          overdue={overdue}
          accounts={owing_accounts}
          as_of={as_of}
          together={together(row)}
        />
      ) : (
        ''
      );
    },
  });
}
