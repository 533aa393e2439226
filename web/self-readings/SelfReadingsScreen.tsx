import { Button, NativeSelect, Skeleton } from '@mantine/core';
import { IconPlus } from '#web/icons/IconPlus.ts';
import { useState, type ReactNode } from 'react';
import type { SelfRound } from '#contract/metering/self-rounds.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { UnitScreen } from '#web/session/UnitScreen.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Page } from '#web/ui/Page.tsx';
import { useSelfReadingsPlace, type SelfReadingsPlace } from './place.ts';
import { RoundView } from './RoundView.tsx';
import { useRounds } from './self-readings.queries.ts';
import { StartRound } from './StartRound.tsx';
import { roundText } from './words.ts';

const TITLE = 'Samoodečty';

/** Self-reading of the meters of a house by those who live there (route SelfReadings). */
export function SelfReadingsScreen() {
  return (
    <UnitScreen title={TITLE}>{({ unit_id }) => <SelfReadings unit_id={unit_id} />}</UnitScreen>
  );
}

function SelfReadings({ unit_id }: { unit_id: number }) {
  const { place, go } = useSelfReadingsPlace();
  const [asksToStart, setStarting] = useState<boolean | null>(null);
  const { data, error, refetch } = useRounds(unit_id);
  const rounds = data?.values;
  const { shown, isMissing } = chosen(rounds, place);
  const isStarting = asksToStart ?? isMissing;
  const start = (
    <Button
      leftSection={<IconPlus size="1.125rem" aria-hidden="true" />}
      onClick={() => setStarting(true)}
    >
      Vyhlásit samoodečet
    </Button>
  );
  return (
    <Page
      title={TITLE}
      note="Obyvatelé opíšou stavy svých měřidel přes odkaz nebo QR kód; tady je převezmete mezi odečty."
      action={start}
    >
      {rounds === undefined ? (
        <Coming error={error} onRetry={() => void refetch()} />
      ) : (
        <Choice
          rounds={rounds}
          shown={shown}
          start={start}
          onChoose={(round) => go({ round, filter: undefined })}
        />
      )}
      {shown === undefined ? null : (
        <RoundView key={shown.self_reading_round_id} listed={shown} place={place} go={go} />
      )}
      {isStarting ? (
        <StartRound
          unit_id={unit_id}
          house={place.house}
          onStarted={(round) => go({ round, tab: 'spaces', filter: undefined, house: undefined })}
          onClose={() => setStarting(false)}
        />
      ) : null}
    </Page>
  );
}

/** The round to show, and whether a house was come from that no running one asks. */
function chosen(rounds: readonly SelfRound[] | undefined, { round, house }: SelfReadingsPlace) {
  const named = rounds?.find(({ self_reading_round_id }) => self_reading_round_id === round);
  const ofHouse = rounds?.find(
    ({ pasport_id, state }) => pasport_id === house && state === 'running',
  );
  const isMissing = house !== undefined && rounds !== undefined && ofHouse === undefined;
  return { shown: named ?? ofHouse ?? rounds?.[0], isMissing };
}

function Coming({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (error !== null) return <LoadError error={error} onRetry={onRetry} />;
  return <Skeleton height="16rem" />;
}

interface ChoiceProps {
  rounds: readonly SelfRound[];
  shown: SelfRound | undefined;
  /** The first step where there is no round yet. */
  start: ReactNode;
  onChoose: (self_reading_round_id: number) => void;
}

/** Which round is shown; where there is none, what they are for. */
function Choice({ rounds, shown, start, onChoose }: ChoiceProps) {
  if (shown === undefined)
    return (
      <EmptyState
        title="Zatím jste žádný samoodečet nevyhlásili"
        text="Každý prostor domu dostane svůj odkaz a kód. Obyvatelé opíšou stavy telefonem a vy je hromadně převezmete."
        action={start}
      />
    );
  if (rounds.length === 1) return null;
  return (
    <NativeSelect
      label="Samoodečet"
      maw="32rem"
      data={rounds.map((one) => ({
        value: String(one.self_reading_round_id),
        label: roundText(one),
      }))}
      value={String(shown.self_reading_round_id)}
      onChange={(event) => onChoose(Number(event.currentTarget.value))}
    />
  );
}
