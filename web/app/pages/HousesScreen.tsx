import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import type { Building } from '#contract/pasports/buildings.ts';
import { BuildingsScreen } from '#web/buildings/BuildingsScreen.tsx';
import { useIsOpenAddress } from '#web/lib/open-modules.ts';
import { paths } from '#web/lib/paths.ts';
import type { Tab } from '#web/ui/Tabs.tsx';
import { late } from '#web/ui/late.tsx';

const HouseDebts = late(() => import('#web/arrears/HouseDebts.tsx'), 'HouseDebts');

const BuildingRevisions = late(
  () => import('#web/revisions/BuildingRevisions.tsx'),
  'BuildingRevisions',
);

const HouseMeters = late(() => import('#web/meters/MetersWithin.tsx'), 'HouseMeters');

const HouseShares = late(() => import('#web/house-shares/HouseShares.tsx'), 'HouseShares');

const HouseValues = late(() => import('#web/house-values/HouseValues.tsx'), 'HouseValues');

/** Buildings of the unit with what other features know of a building (route buildings). */
export function HousesScreen() {
  const isMetered = useIsOpenAddress(paths.MetersOverview);
  const isOwing = useIsOpenAddress(paths.Arrears);
  return (
    <BuildingsScreen
      moreTabs={(building) => [
        ...moreTabs(building),
        ...(isOwing ? [debtsTab(building)] : []),
        ...(isMetered ? [metersTab(building)] : []),
      ]}
    />
  );
}

function debtsTab({ unit_id, pasport_id }: Building): Tab {
  return {
    key: 'debts',
    text: 'Dluhy',
    title: 'Kdo v domě dluží po splatnosti a od kdy',
    content: (
      <Suspense fallback={<Skeleton height="12rem" />}>
        <HouseDebts unit_id={unit_id} house={pasport_id} />
      </Suspense>
    ),
  };
}

function metersTab({ unit_id, pasport_id }: Building): Tab {
  return {
    key: 'meters',
    text: 'Měřidla',
    title: 'Měřidla domu a jeho prostorů',
    content: (
      <Suspense fallback={<Skeleton height="12rem" />}>
        <HouseMeters unit_id={unit_id} house={pasport_id} />
      </Suspense>
    ),
  };
}

function moreTabs({ unit_id, pasport_id, pasport_name }: Building): readonly Tab[] {
  return [
    {
      key: 'shares',
      text: 'Podíly',
      title: 'Podíly na společných částech a vlastníci prostorů',
      content: (
        <Suspense fallback={<Skeleton height="12rem" />}>
          <HouseShares unit_id={unit_id} houseId={pasport_id} house={pasport_name} />
        </Suspense>
      ),
    },
    {
      key: 'persons',
      text: 'Osoby',
      title: 'Počty osob ve všech prostorech domu',
      content: (
        <Suspense fallback={<Skeleton height="12rem" />}>
          <HouseValues
            key="persons"
            unit_id={unit_id}
            houseId={pasport_id}
            house={pasport_name}
            kind="persons"
          />
        </Suspense>
      ),
    },
    {
      key: 'advances',
      text: 'Zálohy',
      title: 'Měsíční zálohy ve všech prostorech domu',
      content: (
        <Suspense fallback={<Skeleton height="12rem" />}>
          <HouseValues
            key="advances"
            unit_id={unit_id}
            houseId={pasport_id}
            house={pasport_name}
            kind="advances"
          />
        </Suspense>
      ),
    },
    {
      key: 'revisions',
      text: 'Revize',
      title: 'Zařízení domu podléhající revizi',
      content: (
        <Suspense fallback={<Skeleton height="12rem" />}>
          <BuildingRevisions unit_id={unit_id} pasport_id={pasport_id} />
        </Suspense>
      ),
    },
  ];
}
