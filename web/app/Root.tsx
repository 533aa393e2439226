import { Outlet } from '@tanstack/react-router';
import { ConfirmHost } from '#web/notices/ConfirmHost.tsx';
import { FlashHost } from '#web/notices/FlashHost.tsx';
import { MaintenanceGate } from './maintenance/MaintenanceGate.tsx';

/** What surrounds every screen: maintenance, notices and questions. */
export function Root() {
  return (
    <>
      <MaintenanceGate>
        <Outlet />
      </MaintenanceGate>
      <FlashHost />
      <ConfirmHost />
    </>
  );
}
