import { Button, Skeleton } from '@mantine/core';
import { IconKey } from '#web/icons/IconKey.ts';
import type { Client } from '#contract/clients.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { useManagesClient } from '#web/session/rights.ts';
import { Page } from '#web/ui/Page.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import type { Tab } from '#web/ui/Tabs.tsx';
import { ClientForm } from './ClientForm.tsx';
import { ClientHistory } from './ClientHistory.tsx';
import styles from './clients.module.css';
import { useClient } from './clients.queries.ts';
import { ImportKey } from './ImportKey.tsx';
import { isImportKeyClosed } from './import-key-tab.ts';
import { useClientForm } from './useClientForm.ts';

interface ClientProfileProps {
  client_id: number;
  /** Which tab of the profile is open; the data when undefined. */
  part: string | undefined;
  onPart: (part: string | undefined) => void;
}

const IMPORT_KEY = 'import-key';
const IMPORT_KEY_TITLE = 'Importní klíč pro přenos dat';

/** The client's profile (specification, section 2); every opening reads the client again. */
export function ClientProfile(props: ClientProfileProps) {
  const { data, error, refetch } = useClient(props.client_id);
  if (data !== undefined) return <LoadedProfile {...props} client={data} />;
  return (
    <Page title="Profil klienta" isLoading={error === null}>
      {error === null ? (
        <Skeleton height="20rem" />
      ) : (
        <LoadError error={error} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}

function LoadedProfile({ client, part, onPart }: ClientProfileProps & { client: Client }) {
  const mayChange = useManagesClient();
  const form = useClientForm(client, mayChange);
  const isClosed = isImportKeyClosed.use();
  const close = () => {
    isImportKeyClosed.set(true);
    onPart(undefined);
  };
  const open = () => {
    isImportKeyClosed.set(false);
    onPart(IMPORT_KEY);
  };
  const tabs: Tab[] = [
    {
      key: 'data',
      text: 'Údaje klienta',
      content: (
        <div className={styles.profile}>
          <ClientForm client={client} form={form} mayChange={mayChange} />
          <ClientHistory client_id={client.client_id} />
        </div>
      ),
    },
    {
      key: IMPORT_KEY,
      text: IMPORT_KEY_TITLE,
      title: 'Klíč, kterým se prokážete v partnerském programu',
      closable: true,
      always_hide: isClosed,
      content: <ImportKey client={client} mayChange={mayChange} />,
    },
  ];
  return (
    <Page
      title="Profil klienta"
      note={mayChange ? client.full_name : 'Údaje klienta mění správce vaší organizace.'}
      action={
        isClosed ? (
          <Button
            variant="default"
            leftSection={<IconKey size="1.125rem" aria-hidden="true" />}
            onClick={open}
          >
            {IMPORT_KEY_TITLE}
          </Button>
        ) : undefined
      }
    >
      <Tabs
        label="Profil klienta"
        tabs={tabs}
        value={part}
        onChange={(key) => onPart(key === 'data' ? undefined : key)}
        onClose={close}
      />
    </Page>
  );
}
