import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { Button, SegmentedControl, Skeleton } from '@mantine/core';
import { IconCalendarShare } from '#web/icons/IconCalendarShare.ts';
import { IconChevronLeft } from '#web/icons/IconChevronLeft.ts';
import { IconChevronRight } from '#web/icons/IconChevronRight.ts';
import { useState } from 'react';
import { todayInPrague } from '#web/lib/czech.ts';
import { paths } from '#web/lib/paths.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { useIsCrewMember } from '#web/session/rights.ts';
import { useSession } from '#web/session/session.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { Page } from '#web/ui/Page.tsx';
import { useScreen } from '#web/ui/useScreen.ts';
import { CrewDayView } from '../phone/CrewDayView.tsx';
import { FeedsDialog } from './FeedsDialog.tsx';
import { CalendarBody } from './CalendarBody.tsx';
import { daysSeen, periodText, stepped } from './period.ts';
import { useCalendarPlace, type CalendarPlace, type CalendarView, type Go } from './place.ts';
import { useWorkCalendar } from './calendar.queries.ts';
import styles from './calendar.module.css';

const TITLE = 'Kalendář prací';

/** Visits of all units by crews and days (route InmesCalendar). */
export function CalendarScreen() {
  const { place, go } = useCalendarPlace();
  const isPhone = useScreen('phone');
  const own = useSession()?.user.assembly_crew_id ?? null;
  const isOfCrew = useIsCrewMember();
  const view = place.view ?? (isPhone ? (own === null ? 'day' : 'crew') : 'week');
  const day = place.day ?? todayInPrague();
  return (
    <Page
      title={TITLE}
      note={isOfCrew ? 'Návštěvy vaší čety podle dnů.' : 'Návštěvy všech jednotek podle čet a dnů.'}
      action={view === 'crew' ? undefined : <Subscribe view={view} day={day} />}
    >
      <Period view={view} day={day} place={place} go={go} />
      {view === 'crew' ? (
        <CrewDayView own={own} day={day} place={place} go={go} />
      ) : (
        <AllCrews view={view} day={day} place={place} go={go} />
      )}
    </Page>
  );
}

/** What all crews have on the days. */
function AllCrews({ view, day, place, go }: PeriodProps) {
  const days = daysSeen(view, day);
  const { data, error, refetch } = useWorkCalendar(days);
  if (data === undefined)
    return error === null ? (
      <Skeleton height="24rem" />
    ) : (
      <LoadError error={error} onRetry={() => void refetch()} />
    );
  if (data.crews.length === 0) return <NoCrews />;
  return <CalendarBody data={data} view={view} day={day} days={days} place={place} go={go} />;
}

/** Leads to the addresses by which other programs read the calendar; nothing before there are crews. */
function Subscribe({ view, day }: Pick<PeriodProps, 'view' | 'day'>) {
  const [isOpen, setOpen] = useState(false);
  const crews = useWorkCalendar(daysSeen(view, day)).data?.crews ?? [];
  if (crews.length === 0) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCalendarShare size="1.125rem" aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        Odebírat kalendář
      </Button>
      {isOpen ? <FeedsDialog crews={crews} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

const views: readonly { value: CalendarView; label: string }[] = [
  { value: 'crew', label: 'Moje četa' },
  { value: 'day', label: 'Den' },
  { value: 'week', label: 'Týden' },
  { value: 'month', label: 'Měsíc' },
];
const before: Readonly<Record<CalendarView, string>> = {
  crew: 'Předchozí den',
  day: 'Předchozí den',
  week: 'Předchozí týden',
  month: 'Předchozí měsíc',
};
const after: Readonly<Record<CalendarView, string>> = {
  crew: 'Další den',
  day: 'Další den',
  week: 'Další týden',
  month: 'Další měsíc',
};

interface PeriodProps {
  view: CalendarView;
  day: string;
  place: CalendarPlace;
  go: Go;
}

/** What is seen, the way before and after it, and how much at once. */
function Period({ view, day, place, go }: PeriodProps) {
  const to = (next: string | undefined) => go({ day: next }, { replace: true });
  return (
    <div className={styles.period}>
      <div className={styles.steps}>
        <IconButton
          label={before[view]}
          variant="default"
          onClick={() => to(stepped(view, day, -1))}
        >
          <IconChevronLeft size="1.125rem" aria-hidden="true" />
        </IconButton>
        <IconButton label={after[view]} variant="default" onClick={() => to(stepped(view, day, 1))}>
          <IconChevronRight size="1.125rem" aria-hidden="true" />
        </IconButton>
        <Button variant="default" disabled={place.day === undefined} onClick={() => to(undefined)}>
          Dnes
        </Button>
        <h2 className={styles.seen} aria-live="polite">
          {periodText(view, day)}
        </h2>
      </div>
      <SegmentedControl
        aria-label="Kolik je vidět najednou"
        data={[...views]}
        value={view}
        onChange={(next) => go({ view: next }, { replace: true })}
      />
    </div>
  );
}

function NoCrews() {
  const isOfCrew = useIsCrewMember();
  if (isOfCrew)
    return (
      <EmptyState
        icon="calendar"
        title="Vaše četa tu nic nemá"
        text="Četa je zrušená a na tyto dny nemá žádné návštěvy. Do které čety patříte, určuje správce klienta."
      />
    );
  return (
    <EmptyState
      icon="calendar"
      title="Zatím žádná četa není"
      text="Četa je kdo chodí po domech: jeden člověk, nebo víc, se společnou pracovní dobou."
      action={
        <Button component={InnerLink} href={`${paths.InmesCatalog}?tab=crews`}>
          Založit četu
        </Button>
      }
    />
  );
}
