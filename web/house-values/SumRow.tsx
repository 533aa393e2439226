import { together, type Sum } from './differences.ts';
import { valueWords } from './sheet.ts';
import type { Sheet } from './useSheet.ts';
import styles from './house-values.module.css';

const NONE: Sum = { sum: 0, unknown: 0 };

/** Sums of the columns as they are going to be; of several services also all together. */
export function SumRow({ sheet }: { sheet: Sheet }) {
  const { kind, columns, before, after } = sheet;
  const { sumText } = valueWords[kind];
  return (
    <tfoot>
      <tr>
        <th scope="row" data-pinned className={styles.space}>
          Celkem
          {columns.length > 1 ? (
            <span className={styles.holder}>
              <strong>{sumText(together(after).sum)}</strong> měsíčně
            </span>
          ) : null}
        </th>
        {kind === 'persons' ? (
          <td data-align="right" className={styles.former}>
            <Total sum={before.get('') ?? NONE} sumText={sumText} isPersons />
          </td>
        ) : null}
        {columns.map(({ key }) => (
          <td key={key} data-align="right">
            <Total
              sum={after.get(key) ?? NONE}
              former={kind === 'persons' ? undefined : before.get(key)}
              sumText={sumText}
              isPersons={kind === 'persons'}
            />
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

interface TotalProps {
  sum: Sum;
  former?: Sum | undefined;
  sumText: (sum: number) => string;
  isPersons: boolean;
}

function Total({ sum, former, sumText, isPersons }: TotalProps) {
  const told = former !== undefined && former.sum !== sum.sum ? `dosud ${sumText(former.sum)}` : '';
  const unknown = isPersons && sum.unknown > 0 ? `neznámo u ${sum.unknown}` : '';
  const note = [told, unknown].filter((part) => part !== '').join(', ');
  return (
    <>
      <strong>{sumText(sum.sum)}</strong>
      {note === '' ? null : <span className={styles.holder}>{note}</span>}
    </>
  );
}
