import { Skeleton } from '@mantine/core';
import type { MonthDifference, OpenedMonth } from '#contract/money/months.ts';
import { monthText } from '#contract/rules/month-info.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { DataTable } from '#web/table/DataTable.tsx';
import { FilterChips } from '#web/table/FilterChips.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { columnsOf, differenceKey, textsOfDifference } from './difference-columns.ts';
import styles from './money.module.css';
import { useMonthRows } from './money.queries.ts';
import { monthFigure, type GoMonths, type MonthFigure } from './place.ts';

/** Id of the section of the rows of a month. */
export const MONTH_ROWS = 'month-rows';

const DIFFERENCE = 'difference';

const figures = [
  { name: DIFFERENCE, text: 'Rozdíly' },
  { name: 'prescribed', text: 'Vše určené' },
  { name: 'claimed', text: 'Vše předepsané' },
] as const;

/** Rows of which the figure is the sum. */
export const rowsOfFigure = (
  rows: readonly MonthDifference[],
  figure: MonthFigure,
): readonly MonthDifference[] => rows.filter((row) => row[figure] !== 0);

interface MonthRowsProps {
  opened: OpenedMonth;
  /** The figure whose rows are looked at; the difference without it. */
  figure: MonthFigure | undefined;
  go: GoMonths;
}

/** What the figures of a month are made of: what of it is not claimed yet, or all of it. */
export function MonthRows({ opened, figure, go }: MonthRowsProps) {
  const { month, claimed_at, differences } = opened;
  const choose = (name: string | undefined) => go({ rows: monthFigure(name) }, { replace: true });
  return (
    <section className={styles.part} id={MONTH_ROWS} aria-labelledby="month-rows-heading">
      <h2 className={styles.heading} id="month-rows-heading">
        {headingOf(opened, figure)}
      </h2>
      <FilterChips
        label="Výběr řádků předpisu"
        choices={figures}
        value={figure ?? DIFFERENCE}
        onChange={choose}
      />
      {figure !== undefined ? (
        <WholeMonth opened={opened} figure={figure} />
      ) : differences.length === 0 ? (
        <Same isClaimed={claimed_at !== null} />
      ) : (
        <Rows
          opened={opened}
          id="month-differences"
          label={`Rozdíly předpisu, ${monthText(month)}`}
          rows={differences}
        />
      )}
    </section>
  );
}

function headingOf({ claimed_at }: OpenedMonth, figure: MonthFigure | undefined): string {
  if (figure === 'prescribed') return 'Co je na měsíc určeno';
  if (figure === 'claimed') return 'Co je předepsáno';
  return claimed_at === null ? 'Co se předepíše' : 'Od minula se změnilo';
}

/** All that is determined for the month, or claimed for it. */
function WholeMonth({ opened, figure }: { opened: OpenedMonth; figure: MonthFigure }) {
  const { unit_id, month } = opened;
  const { data, error, refetch } = useMonthRows(unit_id, month);
  if (data === undefined)
    return error === null ? (
      <Skeleton height="12rem" />
    ) : (
      <LoadError error={error} onRetry={() => void refetch()} />
    );
  return (
    <Rows
      opened={opened}
      id="month-rows"
      label={`Předpis, ${monthText(month)}`}
      rows={rowsOfFigure(data.values, figure)}
    />
  );
}

interface RowsProps {
  opened: OpenedMonth;
  id: string;
  label: string;
  rows: readonly MonthDifference[];
}

function Rows({ opened, ...table }: RowsProps) {
  return (
    <DataTable
      {...table}
      columns={columnsOf(opened)}
      rowKey={differenceKey}
      searchIn={textsOfDifference}
      seek={{ placeholder: 'Prostor, jméno, služba', label: 'Hledat v předpisu' }}
    />
  );
}

function Same({ isClaimed }: { isClaimed: boolean }) {
  return isClaimed ? (
    <EmptyState
      icon="prescription"
      title="Předpis souhlasí s tím, co je na měsíc určeno"
      text="Změní-li se zpětně záloha nebo kdo ji nese, objeví se tu rozdíl."
    />
  ) : (
    <EmptyState
      icon="prescription"
      title="Na tento měsíc není nic určeno"
      text="Předepisují se zálohy z nákladů prostorů. Zapište je u prostoru na záložce Náklady."
    />
  );
}
