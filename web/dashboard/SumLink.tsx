import { formatNumber } from '#web/lib/czech.ts';
import { paths } from '#web/lib/paths.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import styles from './figures.module.css';
import type { Kind } from './kinds.ts';

/** A sum over units, which opens what it is made of. */
export function SumLink({ kind, sum }: { kind: Kind; sum: number }) {
  return (
    <InnerLink
      href={`${paths.Dashboard}?figure=${kind.count}`}
      className={styles.figure}
      aria-label={`${kind.text}, všechny jednotky: ${sum}`}
    >
      {formatNumber(sum, 0)}
    </InnerLink>
  );
}
