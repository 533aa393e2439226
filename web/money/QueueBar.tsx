import { Button } from '@mantine/core';
import styles from './queue.module.css';

interface QueueBarProps {
  isParked: boolean;
  onPark: () => void;
  onSplit: () => void;
  onReturn: () => void;
  onMove: (by: number) => void;
}

/** What else is done with a payment that waits; each button says its key. */
export function QueueBar({ isParked, onPark, onSplit, onReturn, onMove }: QueueBarProps) {
  return (
    <div className={styles.bar} role="toolbar" aria-label="Co s platbou">
      <Button variant="default" onClick={onSplit} aria-keyshortcuts="r">
        Rozdělit nebo jinam (R)
      </Button>
      <Button variant="default" onClick={onPark} aria-keyshortcuts="o">
        {isParked ? 'Mezi čekající (O)' : 'Odložit (O)'}
      </Button>
      <Button variant="default" onClick={onReturn} aria-keyshortcuts="s">
        Vrátit plátci (S)
      </Button>
      <span className={styles.gap} />
      <Button variant="subtle" onClick={() => onMove(-1)} aria-keyshortcuts="k">
        Předchozí (K)
      </Button>
      <Button variant="subtle" onClick={() => onMove(1)} aria-keyshortcuts="j">
        Další (J)
      </Button>
    </div>
  );
}
