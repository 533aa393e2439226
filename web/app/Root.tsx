import { Outlet } from '@tanstack/react-router';
import { ConfirmHost } from '#web/notices/ConfirmHost.tsx';
import { FlashHost } from '#web/notices/FlashHost.tsx';
import { ConsentGate } from './consent/ConsentGate.tsx';
import { MaintenanceGate } from './maintenance/MaintenanceGate.tsx';
import { takeBackOffer } from './undo/taking-back.ts';

/** What surrounds every screen: maintenance, consents, notices and questions. */
export function Root() {
  return (
    <>
      <MaintenanceGate>
        <ConsentGate>
          <Outlet />
        </ConsentGate>
      </MaintenanceGate>
      <FlashHost onTakeBack={takeBackOffer} />
      <ConfirmHost />
    </>
  );
}
