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

/** Picks all rows found, or none of them. */
export function PickAll({ areAll, onTurn }: { areAll: boolean; onTurn: () => void }) {
  return (
    <input
      type="checkbox"
      className={styles.pick}
      checked={areAll}
      onChange={onTurn}
      aria-label="Vybrat všechny nalezené řádky"
    />
  );
}
