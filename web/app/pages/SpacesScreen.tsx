import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import type { Space } from '#contract/pasports/spaces.ts';
import { useIsOpenAddress } from '#web/lib/open-modules.ts';
import { paths } from '#web/lib/paths.ts';
import { PasportsScreen } from '#web/pasports/PasportsScreen.tsx';
import type { Tab } from '#web/ui/Tabs.tsx';
import { late } from '#web/ui/late.tsx';

const AccountsOf = late(() => import('#web/core/account-papers/AccountsOf.tsx'), 'AccountsOf');

const SpaceMeters = late(() => import('#web/meters/MetersWithin.tsx'), 'SpaceMeters');

/** Spaces of the unit with what other features know of a space (route pasports). */
export function SpacesScreen() {
  const isMetered = useIsOpenAddress(paths.MetersOverview);
  const isOwing = useIsOpenAddress(paths.Ledger);
  const moreTabs = (space: Space) => [
    ...(isOwing ? [paymentsTab(space)] : []),
    ...(isMetered ? [metersTab(space)] : []),
  ];
  return <PasportsScreen moreTabs={moreTabs} />;
}

function paymentsTab({ unit_id, pasport_id }: Space): Tab {
  return {
    key: 'payments',
    text: 'Platby',
    title: 'Konta prostoru, i těch, kdo ho platili dříve',
    content: (
      <Suspense fallback={<Skeleton height="12rem" />}>
        <AccountsOf unit_id={unit_id} of={{ pasport_id }} />
      </Suspense>
    ),
  };
}

function metersTab({ unit_id, pasport_id, pasport_parent_id }: Space): Tab {
  return {
    key: 'meters',
    text: 'Měřidla',
    title: 'Měřidla prostoru',
    content: (
      <Suspense fallback={<Skeleton height="12rem" />}>
        <SpaceMeters unit_id={unit_id} house={pasport_parent_id} space={pasport_id} />
      </Suspense>
    ),
  };
}
