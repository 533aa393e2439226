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

/** Years that are offered: this one and so many before it. */
const YEARS_BACK = 3;

/** The years by their numbers, the newest first. */
const yearsUntil = (today: string): string[] => {
  const year = Number(today.slice(0, 4));
  return Array.from({ length: YEARS_BACK + 1 }, (_, back) => String(year - back));
};

/** Days of a year, the last one included. */
const daysOf = (year: string) => ({ from: `${year}-01-01`, to: `${year}-12-31` });

/** The year whose days are chosen, where it is a whole one; undefined else. */
function yearOf({ from, to }: EventsPlace): string | undefined {
  const year = from?.slice(0, 4) ?? '';
  const days = daysOf(year);
  return days.from === from && days.to === to ? year : undefined;
}

interface PeriodProps {
  place: EventsPlace;
  go: (step: EventsPlace) => void;
}

/** Of which time visits are shown: the last ones, those of a year, or all. */
export function PeriodChoice({ place, go }: PeriodProps) {
  const isOfDays = place.from !== undefined || place.to !== undefined;
  const years = yearsUntil(todayInPrague());
  const chosen = yearOf(place);
  const isOffered = chosen !== undefined && years.includes(chosen);
  const offered = [
    RECENT,
    ...years.map((year) => ({ value: year, label: `Rok ${year}` })),
    ALL,
    ...(isOfDays && !isOffered ? [DAYS] : []),
  ];
  const ofDays = isOffered ? chosen : 'days';
  const steps: Record<string, EventsPlace> = { recent: {}, all: { period: 'all' }, days: place };
  return (
    <NativeSelect
      className={styles.select ?? ''}
      aria-label="Období"
      value={isRecent(place) ? 'recent' : isOfDays ? ofDays : 'all'}
      data={offered}
      onChange={({ currentTarget: { value } }) =>
        go({
          from: undefined,
          to: undefined,
          period: undefined,
          ...(steps[value] ?? daysOf(value)),
        })
      }
    />
  );
}
