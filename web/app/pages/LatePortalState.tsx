import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';

const PortalState = lazy(async () => ({
  default: (await import('#web/ui/PortalState.tsx')).PortalState,
}));

/** The state of services; its code is fetched only when something has gone wrong. */
export function LatePortalState() {
  return (
    <Suspense fallback={<Skeleton height="9rem" maw="26rem" />}>
      <PortalState />
    </Suspense>
  );
}
