import { ChoiceBox } from './ChoiceBox.tsx';
import { columnId } from './columns.ts';
import type { Column, Sort } from './columns.ts';
import styles from './cards.module.css';

interface CardSortProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | null;
  onSort: (sort: Sort) => void;
}

/** Whether the rows can be put in another order. */
export function isSorted<Row>(columns: readonly Column<Row>[]): boolean {
  return columns.some(({ sortable }) => sortable === true);
}

/** Sorting on a phone, where there are no column heads. */
export function CardSort<Row>({ columns, sort, onSort }: CardSortProps<Row>) {
  const options = columns
    .filter((column) => column.sortable === true)
    .flatMap((column) => [
      { column: columnId(column), text: column.text, descending: false },
      { column: columnId(column), text: column.text, descending: true },
    ]);
  if (options.length === 0) return null;
  const chosen = options.findIndex(
    (option) => option.column === sort?.column && option.descending === sort.descending,
  );
  const choose = (index: number) => {
    const option = options[index];
    if (option !== undefined) onSort({ column: option.column, descending: option.descending });
  };
  return (
    <label className={styles.sort}>
      Řadit podle
      <ChoiceBox value={chosen} onChange={(event) => choose(Number(event.currentTarget.value))}>
        {chosen === -1 ? <option value={-1}>výchozího pořadí</option> : null}
        {options.map((option, index) => (
          <option key={`${option.column}${String(option.descending)}`} value={index}>
            {option.text} {option.descending ? 'sestupně' : 'vzestupně'}
          </option>
        ))}
      </ChoiceBox>
    </label>
  );
}
