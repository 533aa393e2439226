import type { CrewColor } from '#contract/fieldwork/crew-words.ts';
import styles from './crews.module.css';

interface CrewBadgeProps {
  color: CrewColor;
  letters: string;
  /** Told to whoever does not see the letters stand beside it. */
  name?: string;
}

/** The mark of a crew: its letters on its colour, which alone would tell nothing. */
export function CrewBadge({ color, letters, name }: CrewBadgeProps) {
  return (
    <span className={`${styles.badge} ${styles[color]}`} title={name}>
      {letters}
    </span>
  );
}
