import { Anchor, NativeSelect } from '@mantine/core';
import { shiftDays } from '#contract/czech/iso-date.ts';
import { RECENT_EVENT_DAYS } from '#contract/fieldwork/events.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { formatDate, formatNumber, todayInPrague } from '#web/lib/czech.ts';
import { Note } from '#web/ui/Note.tsx';
import { isRecent, type EventsPlace } from './place.ts';
import styles from './events.module.css';

/** The first day of the last visits. */
export const recentFrom = (today: string) => shiftDays(today, -RECENT_EVENT_DAYS);

/** Says that older visits are not shown, and shows them. */
export function OlderNote({ count, onAll }: { count: number; onAll: () => void }) {
  if (count === 0) return null;
  const older = czechPlural(count, 'starší návštěva', 'starší návštěvy', 'starších návštěv');
  return (
    <Note>
      {`Návštěvy od ${formatDate(recentFrom(todayInPrague()))} a všechny, které čekají. `}
      <Anchor component="button" type="button" onClick={onAll}>
        {`Zobrazit i ${formatNumber(count, 0)}\u00A0${older}`}
      </Anchor>
    </Note>
  );
}

const RECENT = { value: 'recent', label: `Posledních ${RECENT_EVENT_DAYS} dní` };
const ALL = { value: 'all', label: 'Celá historie' };
const DAYS = { value: 'days', label: 'Vybrané dny' };

/** Of which time visits are shown. */
export function PeriodChoice({
  place,
  go,
}: {
  place: EventsPlace;
  go: (step: EventsPlace) => void;
}) {
  const isOfDays = place.from !== undefined || place.to !== undefined;
  return (
    <NativeSelect
      className={styles.select ?? ''}
      aria-label="Období"
      value={isRecent(place) ? 'recent' : isOfDays ? 'days' : 'all'}
      data={isOfDays ? [RECENT, ALL, DAYS] : [RECENT, ALL]}
      onChange={({ currentTarget: { value } }) =>
        go({ from: undefined, to: undefined, period: value === 'all' ? 'all' : undefined })
      }
    />
  );
}
