import type { CalendarCrew } from '#contract/fieldwork/calendar.ts';
import styles from './fieldwork.module.css';

/** Letters of a crew on its colour; the name stands beside it. */
export function CrewSign({
  crew: { color, letters },
}: {
  crew: Pick<CalendarCrew, 'color' | 'letters'>;
}) {
  return (
    <span className={styles.sign} data-color={color} aria-hidden="true">
      {letters}
    </span>
  );
}
