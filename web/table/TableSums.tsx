import { czechPlural } from '#contract/rules/plural.ts';
import { formatNumber } from '#web/lib/czech.ts';
import { alignOf, columnId, controlMark } from './columns.ts';
import type { Column } from './columns.ts';
import { columnSum } from './sums.ts';
import type { ColumnSum } from './sums.ts';
import styles from './sums.module.css';

interface SumsProps<Row> {
  readonly columns: readonly Column<Row>[];
  /** All rows found, of which the sums are. */
  readonly rows: readonly Row[];
}

function sumsOf<Row>({ columns, rows }: SumsProps<Row>) {
  return columns.map((column) => ({ column, sum: columnSum(column, rows) }));
}

/** Of how many rows: 'Celkem, 148 záznamů'. */
function headText(count: number): string {
  const records = czechPlural(count, 'záznam', 'záznamy', 'záznamů');
  return `Celkem, ${formatNumber(count, 0)}\u00A0${records}`;
}

const lacking = ({ unknown }: ColumnSum) => `u\u00A0${formatNumber(unknown, 0)}\u00A0chybí`;

/** Under the rows of a table: sums of columns that have them; nothing where no column has. */
export function TableSums<Row>(props: SumsProps<Row>) {
  const sums = sumsOf(props);
  const first = sums.findIndex(({ sum }) => sum !== null);
  if (first < 1) return null;
  return (
    <tfoot className={styles.sums}>
      <tr>
        {/* Over the mark and the columns before the first sum. */}
        <th scope="row" colSpan={first + 1}>
          {headText(props.rows.length)}
        </th>
        {sums.slice(first).map(({ column, sum }) => (
          <td
            key={columnId(column)}
            data-align={alignOf(column, props.rows)}
            data-control={controlMark(column)}
          >
            {sum === null ? null : (
              <>
                {sum.text}
                {sum.unknown === 0 ? null : <small>{lacking(sum)}</small>}
              </>
            )}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

/** The same under the cards of a phone, in a line. */
export function CardSums<Row>(props: SumsProps<Row>) {
  const sums = sumsOf(props).flatMap(({ column, sum }) => (sum === null ? [] : [{ column, sum }]));
  if (sums.length === 0) return null;
  return (
    <dl className={styles.line} aria-label={headText(props.rows.length)}>
      {sums.map(({ column, sum }) => (
        <div key={columnId(column)}>
          <dt>{`${column.text} celkem`}</dt>
          <dd>
            {sum.text}
            {sum.unknown === 0 ? null : <small>{lacking(sum)}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
