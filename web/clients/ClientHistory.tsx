import { FormPanel, Wide } from '#web/form/FormPanel.tsx';
import { HistoryOf } from '#web/record/RecordHistory.tsx';
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

const clientTypes: Readonly<Record<string, string>> = { bussines: 'firma', person: 'osoba' };
const texts = { client_type: (value: unknown) => clientTypes[String(value)] ?? '' };

function Entries({ client_id }: { client_id: number }) {
  return (
    <HistoryOf query={useClientHistory(client_id)} labels={clientHistoryLabels} texts={texts} />
  );
}
