import { Button, Group, Skeleton } from '@mantine/core';
import { Activity, Suspense } from 'react';
import type { Unit } from '#contract/units.ts';
import { paths } from '#web/lib/paths.ts';
import { UnitScreen } from '#web/session/UnitScreen.tsx';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { Page } from '#web/ui/Page.tsx';
import { HouseScreen } from './HouseScreen.tsx';
import { MeterTable } from './MeterTable.tsx';
import { useMetersPlace, type Go, type MetersPlace } from './place.ts';
import { PlaceRecord } from './PlaceRecord.tsx';
import { UnsentNote } from './round/UnsentNote.tsx';
import { WarningsLink } from './watch/WarningsLink.tsx';
import { late } from '#web/ui/late.tsx';

const RoundScreen = late(() => import('./round/RoundScreen.tsx'), 'RoundScreen');

/** Measuring places of the unit with their meters and readings (route MetersOverview). */
export function MetersScreen() {
  return <UnitScreen title="Měřidla">{(unit) => <Meters unit={unit} />}</UnitScreen>;
}

/** The list, or one measuring place or a whole house in its stead; the list waits behind as it was left. */
function Meters({ unit: { unit_id, name } }: { unit: Unit }) {
  const { place, go } = useMetersPlace();
  if (place.act === 'enter' && place.place === undefined)
    return (
      <Suspense
        fallback={
          <Page title="Zapsat odečty" isLoading>
            <Skeleton height="24rem" />
          </Page>
        }
      >
        <RoundScreen unit_id={unit_id} place={place} go={go} />
      </Suspense>
    );
  const view = place.place === undefined && place.view !== 'warnings' ? place.view : undefined;
  return (
    <>
      {view === undefined ? null : (
        <HouseScreen unit_id={unit_id} view={view} place={place} go={go} />
      )}
      {place.place === undefined ? null : (
        <PlaceRecord key={place.place} unit_id={unit_id} id={place.place} place={place} go={go} />
      )}
      <Activity mode={place.place === undefined && view === undefined ? 'visible' : 'hidden'}>
        {place.view === 'warnings' ? (
          <WarningsPage unit_id={unit_id} name={name} place={place} go={go} />
        ) : (
          <Page
            title="Měřidla"
            note={place.act === 'reading' ? READING_NOTE : name}
            action={
              <Group gap="xs">
                <WarningsLink unit_id={unit_id} go={go} />
                <HouseButton unit_id={unit_id} house={place.house} />
              </Group>
            }
          >
            <UnsentNote
              unit_id={unit_id}
              onContinue={(walk) => go({ act: 'enter', filter: undefined, ...walk })}
            />
            <MeterTable
              unit_id={unit_id}
              place={place}
              go={(step) => go(step, { replace: true })}
              onEnter={() => go({ act: 'enter', filter: undefined })}
              onOpen={({ measuring_place_id: id }, isNew) =>
                go({
                  unit: unit_id,
                  place: id,
                  ...(isNew && { tab: 'devices', act: 'mount' }),
                  ...(place.act === 'reading' && { tab: 'readings', act: 'reading' }),
                })
              }
            />
          </Page>
        )}
      </Activity>
    </>
  );
}

interface ViewProps {
  unit_id: number;
  name: string;
  place: MetersPlace;
  go: Go;
}

/** Warnings in the stead of the list. */
function WarningsPage({ unit_id, name, place, go }: ViewProps) {
  return (
    <Page
      title="Upozornění na měřidla"
      note={name}
      action={
        <Button variant="default" onClick={() => go({ view: undefined })}>
          Všechna měřidla
        </Button>
      }
    >
      <Suspense fallback={<Skeleton height="20rem" />}>
        <WarningsView unit_id={unit_id} place={place} go={go} />
      </Suspense>
    </Page>
  );
}

const WarningsView = late(() => import('./watch/WarningsView.tsx'), 'WarningsView');

/** The way to a house looked at as a whole. */
function HouseButton({ unit_id, house }: { unit_id: number; house: number | undefined }) {
  const chosen = house === undefined ? '' : `&house=${house}`;
  return (
    <Button
      variant="default"
      visibleFrom="sm"
      component={InnerLink}
      href={`${paths.MetersOverview}?unit=${unit_id}${chosen}&view=spaces`}
    >
      Spotřeba domu
    </Button>
  );
}

const READING_NOTE = 'Najděte měřidlo číslem nebo místem a otevřete je; odečet se hned zapíše.';
