import {
  differenceNotes,
  differenceRows,
  differenceText,
  type DifferenceRow,
} from '#contract/settlement/difference-text.ts';
import type { SettlementDifference } from '#contract/settlement/differences.ts';
import styles from './difference.module.css';

/** So many rows are a way: both ends and more than one cause. */
const WAY = 4;

/** Why a cost is another one than a year before, or why that is not told; nothing where nobody has asked yet. */
export function Difference({ difference }: { difference: SettlementDifference | null }) {
  if (difference === null) return null;
  const rows = differenceRows(difference);
  return (
    <div className={styles.difference}>
      <p className={difference.reason === null ? styles.text : styles.dimmed}>
        {differenceText(difference)}
      </p>
      {rows.length < WAY ? null : <Way rows={rows} />}
      {differenceNotes(difference).map((note) => (
        <p key={note} className={styles.dimmed}>
          {note}
        </p>
      ))}
    </div>
  );
}

/** Each cause as a bar that begins where the one before has ended; every length has its figure as a text. */
function Way({ rows }: { rows: readonly DifferenceRow[] }) {
  const reached = rows.map(({ to }) => to);
  const [least, most] = [Math.min(...reached), Math.max(...reached)];
  const percent = (hellers: number) => `${(hellers / Math.max(1, most - least)) * 100}%`;
  return (
    <table className={styles.way} aria-label="Z čeho se rozdíl skládá">
      <tbody>
        {rows.map(({ key, name, from, to, text }) => {
          const isEnd = key === 'former' || key === 'now';
          const place = {
            insetInlineStart: percent(Math.min(from, to) - least),
            width: percent(Math.abs(to - from)),
          };
          return (
            <tr key={key} data-end={isEnd || undefined}>
              <th scope="row" colSpan={isEnd ? 2 : 1}>
                {name}
              </th>
              {isEnd ? null : (
                <td aria-hidden="true" className={styles.track}>
                  <span
                    className={styles.bar}
                    data-is={to > from ? 'more' : 'less'}
                    style={place}
                  />
                </td>
              )}
              <td className={styles.figure}>{text}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
