import type { Meter } from '#contract/metering/meters.ts';
import type { MeterReading } from '#contract/metering/readings.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { formatDate } from '#web/lib/czech.ts';
import { stateText } from '../meter-text.ts';
import styles from './swap.module.css';
import { swapRows, type Pair, type SwapRow } from './swap-rows.ts';

interface SwapPreviewProps {
  pair: Pair;
  moved: readonly MeterReading[];
  /** Why it cannot be done; null when it can. */
  fault: string | null;
}

/** What will be read on either device, day by day, beside what is read there now. */
export function SwapPreview({ pair, moved, fault }: SwapPreviewProps) {
  const { own, other } = pair;
  return (
    <>
      {moved.length === 0 ? null : (
        <table className={styles.preview}>
          <caption>
            {`Přejde ${moved.length} ${czechPlural(moved.length, 'odečet', 'odečty', 'odečtů')}`}
          </caption>
          <thead>
            <tr>
              <th scope="col">Den</th>
              <th scope="col">{own.serial_number}</th>
              <th scope="col">{other.serial_number}</th>
            </tr>
          </thead>
          <tbody>
            {swapRows(pair, moved).map((row) => (
              <tr key={row.day}>
                <th scope="row">{formatDate(row.day)}</th>
                <Cell change={row.own} meter={own} />
                <Cell change={row.other} meter={other} />
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {fault === null ? null : (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
    </>
  );
}

const textOf = (reading: MeterReading | undefined, meter: Meter) => {
  if (reading === undefined) return 'bez odečtu';
  return reading.state === null ? 'bez stavu' : stateText(reading.state, meter);
};

function Cell({ change, meter }: { change: SwapRow['own']; meter: Meter }) {
  return (
    <td>
      <span className={styles.former}>{`dosud ${textOf(change.before, meter)}`}</span>
      {` nově ${textOf(change.after, meter)}`}
    </td>
  );
}
