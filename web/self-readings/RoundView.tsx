import { Skeleton } from '@mantine/core';
import type { SelfRound } from '#contract/metering/self-rounds.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { useCarried } from '#web/ui/useCarried.ts';
import { useScreen } from '#web/ui/useScreen.ts';
import type { Go, SelfReadingsPlace } from './place.ts';
import { QueueTable } from './QueueTable.tsx';
import { RoundActions } from './RoundActions.tsx';
import { useRound } from './self-readings.queries.ts';
import styles from './self-readings.module.css';
import { SpacesTable } from './SpacesTable.tsx';
import { roundStanding } from './words.ts';

interface RoundViewProps {
  /** The round as the list of rounds has it. */
  listed: SelfRound;
  place: SelfReadingsPlace;
  go: Go;
}

/** A round: what came, and from which spaces nothing did. */
export function RoundView({ listed, place, go }: RoundViewProps) {
  const { unit_id, self_reading_round_id, state } = listed;
  const key = { unit_id, self_reading_round_id };
  const { data, error, refetch } = useRound(key, state === 'running');
  // On a phone what came stands first.
  const isPhone = useScreen('phone');
  // Their dialogs stay open when a tablet is turned.
  const { part: actions, place: actionsPlace } = useCarried(
    data === undefined ? null : <RoundActions round={data.round} spaces={data.spaces} />,
  );
  if (data === undefined && error !== null)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height="24rem" />;
  const { round, spaces } = data;
  return (
    <section className={styles.round} aria-label={round.name}>
      <Note>{roundStanding(round)}</Note>
      {isPhone ? null : <div ref={actionsPlace} />}
      <Tabs
        label="Části samoodečtu"
        value={place.tab}
        onChange={(tab) => go({ tab, filter: undefined })}
        tabs={[
          {
            key: 'sent',
            text: `Zaslané stavy (${round.waiting_count})`,
            title: 'Stavy, které poslali obyvatelé; v závorce kolik jich čeká',
            content: <QueueTable round={round} filter={place.filter} go={go} />,
          },
          {
            key: 'spaces',
            text: `Prostory (${round.spaces_count})`,
            title: 'Kdo byl vyzván a kolik stavů poslal',
            content: <SpacesTable round={round} spaces={spaces} filter={place.filter} go={go} />,
          },
        ]}
      />
      {isPhone ? <div ref={actionsPlace} /> : null}
      {actions}
    </section>
  );
}
