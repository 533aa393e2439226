import { Suspense } from 'react';
import { idIn, usePlace, wordIn } from '#web/lib/place.ts';
import type { Search } from '#web/lib/place.ts';
import { readMessagesPlace, type MessagesPlace } from '#web/messages/place.ts';
import { MessagesList } from '#web/messages/MessagesList.tsx';
import { useSession } from '#web/session/session.ts';
import type { AdminPlace } from '#web/system-messages/AdminMessages.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { late } from '#web/ui/late.tsx';

const AdminMessages = late(() => import('#web/system-messages/AdminMessages.tsx'), 'AdminMessages');

interface Place extends MessagesPlace, AdminPlace {
  readonly tab?: string | undefined;
}

function read(search: Search): Place {
  const { tab, system, state } = search;
  return {
    ...readMessagesPlace(search),
    tab: wordIn(tab),
    system: system === 'new' ? 'new' : idIn(system),
    state: wordIn(state),
  };
}

/** Messages, notices and tasks; for a system admin also what the portal tells everybody (route Messages). */
export function MessagesScreen() {
  const { place, go } = usePlace<Place>({ read });
  const isSysAdmin = useSession()?.user.is_sys_admin ?? false;
  const own = <MessagesList place={place} go={go} />;
  return (
    <Page title="Zprávy" note="Příchozí zprávy a oznámení, systémová hlášení a úlohy na pozadí">
      {isSysAdmin ? (
        <Tabs
          label="Zprávy"
          value={place.tab}
          onChange={(tab) => go({ tab: tab === 'own' ? undefined : tab }, { replace: true })}
          tabs={[
            { key: 'own', text: 'Moje zprávy', content: own },
            {
              key: 'system',
              text: 'Systémová hlášení',
              title: 'Hlášení portálu všem uživatelům',
              content: (
                <Suspense fallback={null}>
                  <AdminMessages place={place} go={go} />
                </Suspense>
              ),
            },
          ]}
        />
      ) : (
        own
      )}
    </Page>
  );
}
