import { Skeleton } from '@mantine/core';
import { useEffect } from 'react';
import { todayInPrague } from '#web/lib/czech.ts';
import { paths } from '#web/lib/paths.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { OpenedRecord } from '#web/ui/OpenedRecord.tsx';
import { Page } from '#web/ui/Page.tsx';
import { useHouses, useHousesRead } from '../meters.queries.ts';
import type { Go, MetersPlace } from '../place.ts';
import type { Show } from './judge.ts';
import { onlyOf } from './only.ts';
import { RoundControls } from './RoundControls.tsx';
import { RoundNotes } from './RoundNotes.tsx';
import { RoundSheet } from './RoundSheet.tsx';
import { startSending } from './sender.ts';

interface RoundScreenProps {
  unit_id: number;
  place: MetersPlace;
  go: Go;
}

const shows: readonly Show[] = ['all', 'left', 'odd', 'refused'];

/** Readings of a whole house, written one after another as one walks through it. */
export function RoundScreen({ unit_id, place, go }: RoundScreenProps) {
  const houses = useHouses(unit_id);
  // What is typed is sent as long as this screen stands.
  useEffect(() => startSending(unit_id), [unit_id]);
  const house = place.house ?? houses[0]?.id;
  const day = place.day ?? todayInPrague();
  const reading_kind = place.purpose ?? 'current';
  const only = onlyOf(place.only);
  const show = shows.find((one) => one === place.show) ?? 'all';
  const back = () =>
    go({ act: undefined, day: undefined, purpose: undefined, only: undefined, show: undefined });
  const at = { unit_id, houses, day, reading_kind, only, go };
  return (
    <OpenedRecord backLabel="Zpět na měřidla" onBack={back}>
      <Page title="Zapsat odečty" note={NOTE}>
        {house === undefined ? (
          <NoHouse unit_id={unit_id} />
        ) : (
          <>
            <RoundControls {...at} house={house} />
            <RoundNotes {...at} house={house} />
            <RoundSheet
              {...at}
              house={house}
              show={show}
              onShow={(chosen) =>
                go({ show: chosen === 'all' ? undefined : chosen }, { replace: true })
              }
            />
          </>
        )}
      </Page>
    </OpenedRecord>
  );
}

/** Houses are on their way, could not be read, or there are none. */
function NoHouse({ unit_id }: { unit_id: number }) {
  const { isPending, error, refetch } = useHousesRead(unit_id);
  if (isPending) return <Skeleton height="12rem" />;
  if (error !== null) return <LoadError error={error} onRetry={() => void refetch()} />;
  return (
    <EmptyState
      icon="building"
      title="Jednotka zatím nemá žádný dům"
      text="Odečty se zapisují po domech. Založte dům a v něm měřicí místa s měřidly."
      action={<InnerLink href={paths.buildings}>Přejít na domy</InnerLink>}
    />
  );
}

const NOTE =
  'Pište číslice a Enter, šipky vracejí. N je nepřístupno, O odhad, Z poznámka, F fotka, Esc zruší rozepsané, Alt a šipka posune řádek v obchůzce.';
