import { labelsOf } from '#contract/record.ts';
import { unitFields } from '#contract/unit-record.ts';
import { FormPanel, Wide } from '#web/form/FormPanel.tsx';
import { HistoryOf } from '#web/record/RecordHistory.tsx';
import { useUnitHistory } from './units.queries.ts';

/** Names of all fields that the history of a unit may speak of. */
const labels = {
  ...labelsOf(unitFields),
  unit_id: 'Číslo jednotky',
  external_token: 'Importní token',
  external_token_expires: 'Platnost importního tokenu',
};

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
  return <HistoryOf query={useUnitHistory(unit_id)} labels={labels} />;
}
