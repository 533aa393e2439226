import { Button } from '@mantine/core';
import styles from './queue.module.css';

interface QueueBarProps {
  isParked: boolean;
  onPark: () => void;
  onSplit: () => void;
  /** It was given back outside of the portal. */
  onReturned: () => void;
  /** Gives it back by a batch, where refunds are open; where it cannot, why. */
  onReturn?: () => void;
  returnFault: string | undefined;
  onMove: (by: number) => void;
}

/** What else is done with a payment that waits; each button says its key. */
export function QueueBar({
  isParked,
  onPark,
  onSplit,
  onReturned,
  onReturn,
  returnFault,
  onMove,
}: QueueBarProps) {
  return (
    <div className={styles.bar} role="toolbar" aria-label="Co s platbou">
      <Button variant="default" onClick={onSplit} aria-keyshortcuts="r">
        Rozdělit nebo jinam (R)
      </Button>
      <Button variant="default" onClick={onPark} aria-keyshortcuts="o">
        {isParked ? 'Mezi čekající (O)' : 'Odložit (O)'}
      </Button>
      {onReturn !== undefined && returnFault === undefined ? (
        <Button variant="default" onClick={onReturn} aria-keyshortcuts="v">
          Vrátit plátci… (V)
        </Button>
      ) : null}
      <Button variant="default" onClick={onReturned} aria-keyshortcuts="s">
        Už vráceno (S)
      </Button>
      <span className={styles.gap} />
      <Button variant="subtle" onClick={() => onMove(-1)} aria-keyshortcuts="k">
        Předchozí (K)
      </Button>
      <Button variant="subtle" onClick={() => onMove(1)} aria-keyshortcuts="j">
        Další (J)
      </Button>
      {onReturn === undefined || returnFault === undefined ? null : (
        <span className={styles.why}>{`Dávkou vrátit nejde: ${returnFault}.`}</span>
      )}
    </div>
  );
}
