import { Activity } from 'react';
import { Page } from '#web/ui/Page.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { clientColumns } from './client-columns.tsx';
import { ClientList } from './ClientList.tsx';
import { ClientRecord } from './ClientRecord.tsx';
import { useClientsPlace } from './place.ts';
import { Schemas } from './Schemas.tsx';

/** Clients of the portal and schemas of modules, for a system admin (route AdminClients). */
export function ClientsScreen() {
  const { place, go } = useClientsPlace();
  const { client } = place;
  return (
    <>
      {client === undefined ? null : (
        <ClientRecord key={client} id={client} place={place} go={go} backLabel="Zpět na klienty" />
      )}
      <Activity mode={client === undefined ? 'visible' : 'hidden'}>
        <Page title="Klienti" note="Kdo portál používá, kolik z licence čerpá a co vidí v nabídce">
          <Tabs
            label="Klienti a schémata"
            value={place.view ?? 'clients'}
            onChange={(view) =>
              go({ view: view === 'schemas' ? view : undefined, schema: undefined })
            }
            tabs={[
              {
                key: 'clients',
                text: 'Klienti',
                content: (
                  <ClientList
                    id="admin-clients"
                    label="Klienti"
                    columns={clientColumns}
                    place={place}
                    go={go}
                  />
                ),
              },
              {
                key: 'schemas',
                text: 'Schémata modulů',
                title: 'Které moduly klient dostane',
                content: <Schemas place={place} go={go} />,
              },
            ]}
          />
        </Page>
      </Activity>
    </>
  );
}
