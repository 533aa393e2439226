import { Button } from '@mantine/core';
import { IconCalendarPlus } from '#web/icons/IconCalendarPlus.ts';
import { IconCheck } from '#web/icons/IconCheck.ts';
import { IconPencil } from '#web/icons/IconPencil.ts';
import { Activity, useState } from 'react';
import type { AdminClient } from '#contract/admin-clients.ts';
import { focusMarked } from '#web/table/focus-marked.ts';
import { Page } from '#web/ui/Page.tsx';
import { customerColumns } from './client-columns.tsx';
import { ClientList } from './ClientList.tsx';
import { ClientRecord } from './ClientRecord.tsx';
import { HandedLink } from './HandedLink.tsx';
import { useClientsPlace } from './place.ts';
import { ExtendDialog, SchemaNoteDialog } from './QuickDialogs.tsx';
import { useConfirmation } from './useConfirmation.ts';

/** Customers: what is agreed with them, and what they wait for; for a system admin (route AdminCustomers). */
export function CustomersScreen() {
  const { place, go } = useClientsPlace();
  const { client } = place;
  return (
    <>
      {client === undefined ? null : (
        <ClientRecord
          key={client}
          id={client}
          place={place}
          go={go}
          backLabel="Zpět na zákazníky"
        />
      )}
      <Activity mode={client === undefined ? 'visible' : 'hidden'}>
        <Page title="Zákazníci" note="Registrace, schémata modulů a licence">
          <ClientList
            id="admin-customers"
            label="Zákazníci"
            columns={customerColumns}
            place={place}
            go={go}
            Actions={Actions}
          />
        </Page>
      </Activity>
    </>
  );
}

const size = '1.125rem';

function Actions({ marked }: { marked: AdminClient | undefined }) {
  const confirmation = useConfirmation();
  const [dialog, setDialog] = useState<'extend' | 'note' | null>(null);
  const isWaiting = marked?.confirmed === '';
  const close = () => setDialog(null);
  const closeLink = () => {
    confirmation.forgetLink();
    // The button that began it has nothing more to confirm.
    requestAnimationFrame(focusMarked);
  };
  return (
    <>
      <Button
        variant="default"
        disabled={!isWaiting}
        loading={confirmation.isBusy}
        leftSection={<IconCheck size={size} aria-hidden="true" />}
        onClick={() => marked && confirmation.ask(marked)}
      >
        Potvrdit
      </Button>
      <Button
        variant="default"
        disabled={marked === undefined}
        leftSection={<IconCalendarPlus size={size} aria-hidden="true" />}
        onClick={() => setDialog('extend')}
      >
        Prodloužit licenci
      </Button>
      <Button
        variant="default"
        disabled={marked === undefined}
        leftSection={<IconPencil size={size} aria-hidden="true" />}
        onClick={() => setDialog('note')}
      >
        Schéma a poznámka
      </Button>
      <HandedLink {...confirmation.handed} onClose={closeLink} />
      {dialog === 'extend' && marked !== undefined ? (
        <ExtendDialog client={marked} onClose={close} />
      ) : null}
      {dialog === 'note' && marked !== undefined ? (
        <SchemaNoteDialog client={marked} onClose={close} />
      ) : null}
    </>
  );
}
