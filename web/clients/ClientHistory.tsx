import type { HistoryEntry } from '#contract/history.ts';
import { FormPanel, Wide } from '#web/form/FormPanel.tsx';
import { LoadError } from '#web/notices/LoadError.tsx';
import { HistoryPanel } from '#web/ui/HistoryPanel.tsx';
import { clientHistoryLabels } from './client-labels.ts';
import { useClientHistory } from './clients.queries.ts';

/** Who changed the client and how; read when unfolded. */
export function ClientHistory({ client_id }: { client_id: number }) {
  return (
    <FormPanel heading="Historie" collapsible lazy>
      <Wide>
        <Entries client_id={client_id} />
      </Wide>
    </FormPanel>
  );
}

function Entries({ client_id }: { client_id: number }) {
  const { data, error, refetch } = useClientHistory(client_id);
  if (error !== null) return <LoadError error={error} onRetry={() => void refetch()} />;
  const entries = data?.values.map(inWords);
  return <HistoryPanel entries={entries} labels={clientHistoryLabels} heading={false} />;
}

const clientTypes: Readonly<Record<string, string>> = { bussines: 'firma', person: 'osoba' };

function inWords(entry: HistoryEntry): HistoryEntry {
  const changes = entry.changes.map((change) =>
    change.field === 'client_type'
      ? {
          ...change,
          old_value: clientTypes[change.old_value] ?? '',
          new_value: clientTypes[change.new_value] ?? '',
        }
      : change,
  );
  return { ...entry, changes };
}
