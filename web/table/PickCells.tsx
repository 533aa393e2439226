import styles from './grid.module.css';

interface PickBoxProps {
  /** The row for readers. */
  name: string;
  isPicked: boolean;
}

/** Picks its row; the table listens to it. Reached by the pointer alone, keys pick in the rows themselves. */
export function PickBox({ name, isPicked }: PickBoxProps) {
  return (
    <input
      type="checkbox"
      className={styles.pick}
      tabIndex={-1}
      checked={isPicked}
      readOnly
      data-pick=""
      aria-label={`Vybrat: ${name}`}
    />
  );
}

interface PickAllProps {
  areAll: boolean;
  /** No row is found yet, or at all. */
  areNone: boolean;
  onTurn: () => void;
}

/** Picks all rows found, or none of them. */
export function PickAll({ areAll, areNone, onTurn }: PickAllProps) {
  return (
    <input
      type="checkbox"
      className={styles.pick}
      checked={areAll}
      disabled={areNone}
      onChange={onTurn}
      aria-label="Vybrat všechny nalezené řádky"
    />
  );
}
