import { buildingFields } from '#contract/pasports/building-record.ts';
import { changeBuildings } from '#contract/pasports/buildings.ts';
import type { Building } from '#contract/pasports/buildings.ts';
import { BulkActions } from '#web/record/bulk/BulkActions.tsx';
import type { Choices } from './choices.ts';
import { placeBulk } from './place-bulk.ts';

interface BuildingBulkProps {
  unit_id: number;
  rows: readonly Building[];
  choices: Choices;
}

/** What can be done with the picked houses. */
export function BuildingBulk({ unit_id, rows, choices }: BuildingBulkProps) {
  const kind = placeBulk<Building>({
    call: changeBuildings,
    fields: buildingFields,
    choices,
    groups: choices.groups,
    noGroup: 'Bez skupiny',
  });
  return <BulkActions kind={kind} unit_id={unit_id} rows={rows} />;
}
