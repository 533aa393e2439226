import { Button } from '@mantine/core';
import { weekdayName } from '#contract/czech/holidays.ts';
import { shiftDays } from '#contract/czech/iso-date.ts';
import { MOST_SHOWN } from '#contract/fieldwork/calendar.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { formatDate } from '#web/lib/czech.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { useWorkCalendar } from '../calendar/calendar.queries.ts';
import type { Go } from '../calendar/place.ts';

interface NoVisitsProps {
  crew: number;
  day: string;
  go: Go;
}

/** A day of a crew without visits: says when the next ones are, and leads there. */
export function NoVisits({ crew, day, go }: NoVisitsProps) {
  const { data, isPlaceholderData } = useWorkCalendar([
    shiftDays(day, 1),
    shiftDays(day, MOST_SHOWN),
  ]);
  const days = (isPlaceholderData ? [] : (data?.visits ?? []))
    .filter(({ crew_id, state }) => crew_id === crew && state === 'planned')
    .flatMap((visit) => visit.day ?? [])
    .toSorted();
  const [next] = days;
  const count = days.filter((one) => one === next).length;
  const many = `${count}\u00A0${czechPlural(count, 'návštěva', 'návštěvy', 'návštěv')}`;
  return (
    <EmptyState
      icon="calendar"
      title="Na tento den četa žádnou návštěvu nemá"
      text={
        next === undefined
          ? undefined
          : `Nejbližší: ${weekdayName(next)} ${formatDate(next)}, ${many}.`
      }
      action={
        next === undefined ? undefined : (
          <Button size="md" onClick={() => go({ day: next })}>
            Přejít na ten den
          </Button>
        )
      }
    />
  );
}
