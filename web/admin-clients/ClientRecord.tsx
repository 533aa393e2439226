import type { AdminClient } from '#contract/admin-clients.ts';
import { HistoryOf } from '#web/record/RecordHistory.tsx';
import { useSteps } from '#web/record/useSteps.ts';
import { LoadingRecord, OpenedRecord, RecordFacts } from '#web/ui/OpenedRecord.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { nameAmong } from '#web/ui/history-words.ts';
import { useEscape } from '#web/ui/useEscape.ts';
import { useClient, useClientHistory } from './admin-clients.queries.ts';
import { historyLabels } from './client-labels.ts';
import { LicenceEnd, StateBadge, typeText } from './client-words.tsx';
import { ClientActions } from './ClientActions.tsx';
import { ClientData } from './ClientData.tsx';
import { ClientUnits } from './ClientUnits.tsx';
import { ClientUsers } from './ClientUsers.tsx';
import { LicenceForm } from './LicenceForm.tsx';
import type { ClientsPlace, Go } from './place.ts';
import { useSchemaChoices } from './useLicenceForm.ts';

interface RecordProps {
  id: number;
  place: ClientsPlace;
  go: Go;
  backLabel: string;
}

/** The lists from which a client is opened. */
const LISTS = ['admin-clients', 'admin-customers'];

/** One client in the place of the list: its licence, users, units, data and history. */
export function ClientRecord({ id, place, go, backLabel }: RecordProps) {
  const client = useClient(id).data;
  const close = () => go({ client: undefined });
  const step = (next: number) => go({ client: next, tab: place.tab }, { replace: true });
  useEscape(close);
  return (
    <OpenedRecord backLabel={backLabel} onBack={close} steps={useSteps(LISTS, id, step)}>
      {client === undefined ? (
        <LoadingRecord title="Klient" />
      ) : (
        <Page
          title={client.name}
          note={<Facts client={client} />}
          action={<ClientActions client={client} />}
        >
          <Parts client={client} place={place} go={go} onClose={close} />
        </Page>
      )}
    </OpenedRecord>
  );
}

function Facts({ client }: { client: AdminClient }) {
  const told = [client.full_name === client.name ? '' : client.full_name, typeText(client)];
  const reason = client.blocked_reason === '' ? '' : `důvod: ${client.blocked_reason}`;
  return (
    <RecordFacts>
      {told.filter((part) => part !== '').join(' · ')}
      <StateBadge client={client} />
      {reason}
      <span>
        licence <LicenceEnd validTo={client.licence_valid_to} />
      </span>
    </RecordFacts>
  );
}

interface PartsProps {
  client: AdminClient;
  place: ClientsPlace;
  go: Go;
  onClose: () => void;
}

function Parts({ client, place, go, onClose }: PartsProps) {
  const { client_id } = client;
  return (
    <Tabs
      label="Části záznamu klienta"
      value={place.tab}
      onChange={(tab) => go({ tab })}
      tabs={[
        {
          key: 'licence',
          text: 'Licence',
          title: 'Limity, platnost a moduly',
          content: <LicenceForm client={client} onClose={onClose} />,
        },
        {
          key: 'users',
          text: 'Uživatelé',
          title: 'Přihlášení, zablokování a zobrazení jako uživatel',
          content: <ClientUsers client={client} />,
        },
        {
          key: 'units',
          text: 'Jednotky',
          title: 'Jednotky s počty záznamů',
          content: <ClientUnits client_id={client_id} />,
        },
        {
          key: 'data',
          text: 'Údaje',
          title: 'Všechny údaje klienta',
          content: <ClientData client={client} />,
        },
        {
          key: 'history',
          text: 'Historie',
          title: 'Kdo a kdy klienta změnil',
          content: <ClientHistory client_id={client_id} />,
        },
      ]}
    />
  );
}

const types: Readonly<Record<string, string>> = { bussines: 'firma', person: 'osoba' };

function ClientHistory({ client_id }: { client_id: number }) {
  const texts = {
    module_schema_id: nameAmong(useSchemaChoices()),
    client_type: (value: unknown) => types[String(value)] ?? '',
  };
  return <HistoryOf query={useClientHistory(client_id)} labels={historyLabels} texts={texts} />;
}
