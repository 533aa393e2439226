import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { late } from '#web/ui/late.tsx';

const PortalState = late(
  () => import('#web/ui/PortalState.tsx'),
  'PortalState',
  () => null,
);

/** The state of services; its code is fetched only when something has gone wrong. */
export function LatePortalState() {
  return (
    <Suspense fallback={<Skeleton height="9rem" maw="26rem" />}>
      <PortalState />
    </Suspense>
  );
}
