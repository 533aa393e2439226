import { IconCalendarMonth } from '#web/icons/IconCalendarMonth.ts';
import { IconLayoutKanban } from '#web/icons/IconLayoutKanban.ts';
import { IconList } from '#web/icons/IconList.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import type { Go, View } from './place.ts';
import styles from './todo.module.css';

const views: readonly { view: View | undefined; label: string; Sign: typeof IconList }[] = [
  { view: undefined, label: 'Seznam', Sign: IconList },
  { view: 'board', label: 'Tabule', Sign: IconLayoutKanban },
  { view: 'calendar', label: 'Kalendář', Sign: IconCalendarMonth },
];

/** How the tasks are shown: as a list, as a board, in a calendar. */
export function ViewSwitch({ view, go }: { view: View | undefined; go: Go }) {
  return (
    <div className={styles.views} role="group" aria-label="Zobrazení úkolů">
      {views.map(({ view: one, label, Sign }) => (
        <IconButton
          key={label}
          label={label}
          variant={one === view ? 'light' : 'subtle'}
          aria-pressed={one === view}
          onClick={() => go({ view: one })}
        >
          <Sign size="1.25rem" aria-hidden="true" />
        </IconButton>
      ))}
    </div>
  );
}
