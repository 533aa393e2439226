import { FormPanel, Wide } from '#web/form/FormPanel.tsx';
import { LoadError } from '#web/notices/LoadError.tsx';
import { HistoryPanel } from '#web/ui/HistoryPanel.tsx';
import { unitHistoryLabels } from './unit-labels.ts';
import { useUnitHistory } from './units.queries.ts';

/** Who changed the unit and how; read when unfolded. */
export function UnitHistory({ unit_id }: { unit_id: number }) {
  return (
    <FormPanel heading="Historie" collapsible lazy>
      <Wide>
        <Entries unit_id={unit_id} />
      </Wide>
    </FormPanel>
  );
}

function Entries({ unit_id }: { unit_id: number }) {
  const { data, error, refetch } = useUnitHistory(unit_id);
  if (error !== null) return <LoadError error={error} onRetry={() => void refetch()} />;
  return <HistoryPanel entries={data?.values} labels={unitHistoryLabels} heading={false} />;
}
