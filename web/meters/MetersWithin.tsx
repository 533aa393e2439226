import { Skeleton, Stack } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useMemo, useState } from 'react';
import { paths } from '#web/lib/paths.ts';
import { FilterChips } from '#web/table/FilterChips.tsx';
import { houseViewTexts } from './house-views.ts';
import { MeterTable } from './MeterTable.tsx';
import { MetersStanding } from './MetersStanding.tsx';
import type { MetersPlace } from './place.ts';
import { late } from '#web/ui/late.tsx';

const HouseSight = late(() => import('./house/HouseSight.tsx'), 'HouseSight');

interface WithinProps {
  unit_id: number;
  house?: number | undefined;
  spaces?: readonly number[] | undefined;
}

/** Measuring places of a house or of spaces; one opens on the screen of meters. */
export function MetersWithin({ unit_id, house, spaces }: WithinProps) {
  const navigate = useNavigate();
  const [place, setPlace] = useState<MetersPlace>({});
  const open = (id: number, isNew: boolean) =>
    void navigate({
      to: paths.MetersOverview,
      search: {
        unit: unit_id,
        ...(house !== undefined && { house }),
        place: id,
        ...(isNew && { tab: 'devices', act: 'mount' }),
      },
    });
  const enter = () =>
    void navigate({
      to: paths.MetersOverview,
      search: { unit: unit_id, house, act: 'enter' },
    });
  return (
    <Stack gap="md" miw={0}>
      <MetersStanding unit_id={unit_id} house={house} spaces={spaces} />
      <MeterTable
        unit_id={unit_id}
        onEnter={house !== undefined && spaces === undefined ? enter : undefined}
        place={place}
        go={(step) => setPlace({ ...place, ...step })}
        house={house}
        spaces={spaces}
        onOpen={({ measuring_place_id }, isNew) => open(measuring_place_id, isNew)}
      />
    </Stack>
  );
}

/** Everything measured in a house and in its spaces, or the house looked at as a whole. */
export function HouseMeters({ unit_id, house }: { unit_id: number; house: number }) {
  const [place, setPlace] = useState<MetersPlace>({});
  const view = place.view === 'warnings' ? undefined : place.view;
  return (
    <Stack gap="md" miw={0}>
      <FilterChips
        label="Pohledy na dům"
        choices={houseViewTexts.map(({ view: name, text }) => ({ name, text }))}
        value={view}
        onChange={(name) =>
          setPlace({ view: houseViewTexts.find((each) => each.view === name)?.view })
        }
      />
      {view === undefined ? (
        <MetersWithin unit_id={unit_id} house={house} />
      ) : (
        <Suspense fallback={<Skeleton height="16rem" />}>
          <HouseSight
            unit_id={unit_id}
            house={house}
            view={view}
            place={place}
            go={(step) => setPlace({ ...place, ...step })}
          />
        </Suspense>
      )}
    </Stack>
  );
}

interface SpaceMetersProps {
  unit_id: number;
  /** The pasport_id of the house; null of a space that is in none. */
  house: number | null;
  space: number;
}

/** What is measured in a space. */
export function SpaceMeters({ unit_id, house, space }: SpaceMetersProps) {
  const spaces = useMemo(() => [space], [space]);
  return <MetersWithin unit_id={unit_id} house={house ?? undefined} spaces={spaces} />;
}
