import { NativeSelect, Skeleton } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { shiftDays } from '#contract/czech/iso-date.ts';
import type { VisitJob } from '#contract/fieldwork/crew-day.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { paths } from '#web/lib/paths.ts';
import { flash } from '#web/notices/flash.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import type { CalendarPlace, Go } from '../calendar/place.ts';
import { crewChoices, useCrewList } from '../crew-list.ts';
import { keptText } from './phone-text.ts';
import { cardState } from './card-state.ts';
import { crewDay, useCrewDay, type ShownDay } from './crew-day.queries.ts';
import { hasDraft } from './draft.ts';
import { useWaiting } from './kept-results.ts';
import { useReceipts } from './receipts.ts';
import { NoVisits } from './NoVisits.tsx';
import { RoomForPhotos } from './RoomForPhotos.tsx';
import { ResultSheet } from './ResultSheet.tsx';
import { sending, startSending } from './sender.ts';
import { VisitCard } from './VisitCard.tsx';
import { WaitingResults } from './WaitingResults.tsx';
import { followWorker } from './worker.ts';
import styles from './phone.module.css';

interface CrewDayViewProps {
  /** The crew of who looks; null where he is in none. */
  own: number | null;
  day: string;
  place: CalendarPlace;
  go: Go;
}

/** A crew's day in the order in which it is walked, with what is told of its visits; works without a connection. */
export function CrewDayView({ own, day, place, go }: CrewDayViewProps) {
  const crew = place.crew ?? own;
  const { data, error, isPlaceholderData, refetch } = useCrewDay(crew, day);
  useEffect(startSending, []);
  useEffect(followWorker, []);
  useNextDay(crew, day, data?.kept_at === null && !isPlaceholderData);
  return (
    <div className={styles.view}>
      <CrewChoice crew={crew} own={own} go={go} />
      <WaitingResults />
      {crew === null ? (
        <NoCrew />
      ) : data !== undefined ? (
        <Visits data={data} isStale={isPlaceholderData} place={place} go={go} />
      ) : error === null ? (
        <Skeleton height="24rem" />
      ) : (
        <LoadError error={error} onRetry={() => void refetch()} />
      )}
    </div>
  );
}

/** Tomorrow is read behind today, so that the device has it too. */
function useNextDay(crew: number | null, day: string, isRead: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (crew === null || !isRead || day !== todayInPrague()) return;
    void client.prefetchQuery(crewDay(crew, shiftDays(day, 1)));
  }, [client, crew, day, isRead]);
}

/** Whose day it is; who is in a crew sees it at once. */
function CrewChoice({ crew, own, go }: { crew: number | null; own: number | null; go: Go }) {
  const crews = crewChoices(useCrewList());
  if (crews.length === 0 || (crew === own && own !== null && crews.length === 1)) return null;
  return (
    <NativeSelect
      label="Četa"
      size="md"
      value={String(crew ?? '')}
      data={[
        ...(crew === null ? [{ value: '', label: 'Vyberte četu' }] : []),
        ...crews.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      onChange={({ currentTarget: { value } }) => {
        const id = Number(value);
        go({ crew: id === own || id === 0 ? undefined : id }, { replace: true });
      }}
    />
  );
}

function NoCrew() {
  return (
    <EmptyState
      icon="calendar"
      title="Nejste v žádné četě"
      text={
        <>
          {'Vyberte četu, jejíž den chcete vidět. Do čety vás zařadí správce v '}
          <InnerLink href={`${paths.InmesCatalog}?tab=crews`}>katalogu prací</InnerLink>.
        </>
      }
    />
  );
}

interface VisitsProps {
  data: ShownDay;
  isStale: boolean;
  place: CalendarPlace;
  go: Go;
}

function Visits({ data, isStale, place, go }: VisitsProps) {
  // What is written of a visit stays open also when the office moves it to another day meanwhile.
  const [written, setWritten] = useState<VisitJob | null>(null);
  const waiting = useWaiting();
  const receipts = useReceipts();
  const { isBusy } = sending.use();
  const today = todayInPrague();
  const { kept_at, values } = data;
  const isOpened = ({ visit_id }: VisitJob) => visit_id === place.visit;
  const planned = values.filter(({ state }) => state === 'planned');
  const opened = [written, ...planned].find((job) => job !== null && isOpened(job)) ?? null;
  const close = () => go({ visit: undefined, tell: undefined }, { replace: true });
  return (
    <>
      {kept_at === null ? null : (
        <p className={styles.kept} role="status">
          {`Bez připojení, uloženo v zařízení ${keptText(kept_at, today)}`}
        </p>
      )}
      <RoomForPhotos jobs={values} />
      {values.length === 0 ? (
        <NoVisits crew={data.crew_id} day={data.day} go={go} />
      ) : (
        <ol className={styles.list} aria-label="Návštěvy dne" aria-busy={isStale}>
          {values.map((job) => (
            <VisitCard
              key={job.visit_id}
              job={job}
              state={cardState(job, {
                today,
                queued: waiting.find(({ visit_id }) => visit_id === job.visit_id),
                receipt: receipts.get(job.visit_id),
                isBusy,
                isKept: kept_at !== null || isStale,
              })}
              isBegun={hasDraft(job.visit_id)}
              onTell={(tell) => {
                setWritten(job);
                go({ visit: job.visit_id, tell });
              }}
            />
          ))}
        </ol>
      )}
      {opened === null || place.tell === undefined ? null : (
        <ResultSheet
          key={opened.visit_id}
          job={opened}
          state={place.tell}
          onClose={close}
          onTold={() => {
            close();
            flash('Výsledek byl uložen a odešle se');
          }}
        />
      )}
    </>
  );
}
