import { FormPanel, Wide } from '#web/form/FormPanel.tsx';
import { HistoryOf } from '#web/record/RecordHistory.tsx';
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
  return <HistoryOf query={useUnitHistory(unit_id)} labels={unitHistoryLabels} />;
}
