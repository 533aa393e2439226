import type { Meter } from '#contract/metering/meters.ts';
import { formatDate, todayInPrague } from '#web/lib/czech.ts';
import { lineOf, type LineSpan } from './device-line.ts';
import styles from './meters.module.css';

/** Devices of a place on the line of time, each as wide as the time for which it stood. */
export function DeviceLine({ meters }: { meters: readonly Meter[] }) {
  return (
    <ol className={styles.line} aria-label="Měřidla v čase">
      {lineOf(meters, todayInPrague()).map((span) => (
        <li
          key={`${span.from} ${span.meter?.meter_id ?? 'gap'}`}
          className={styles.span}
          data-gap={span.meter === null || undefined}
          style={{ flexGrow: Math.max(1, span.days) }}
        >
          <p className={styles.name}>{span.meter?.serial_number ?? 'bez měřidla'}</p>
          <p className={styles.dates}>{datesText(span)}</p>
        </li>
      ))}
    </ol>
  );
}

function datesText({ from, to }: LineSpan): string {
  return to === null ? `od ${formatDate(from)}` : `${formatDate(from)} – ${formatDate(to)}`;
}
