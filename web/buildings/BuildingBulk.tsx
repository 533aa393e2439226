import { buildingFields } from '#contract/pasports/building-record.ts';
import { changeBuildings } from '#contract/pasports/buildings.ts';
import type { Building } from '#contract/pasports/buildings.ts';
import { BulkActions } from '#web/record/bulk/BulkActions.tsx';
import type { BulkKind } from '#web/record/bulk/bulk-kind.ts';
import { placeReads } from './buildings.queries.ts';
import type { Choices } from './choices.ts';

const plain = ['house_manager', 'house_owner', 'center', 'commission', 'comment'] as const;

interface BuildingBulkProps {
  unit_id: number;
  rows: readonly Building[];
  choices: Choices;
}

/** What can be done with the picked houses. */
export function BuildingBulk({ unit_id, rows, choices }: BuildingBulkProps) {
  const kind: BulkKind<Building> = {
    call: changeBuildings,
    stale: placeReads,
    idOf: ({ pasport_building_id }) => pasport_building_id,
    nameOf: ({ pasport_name }) => pasport_name,
    fields: [
      {
        name: 'parent_id',
        described: buildingFields.parent_id,
        choices: choices.groups,
        none: 'Bez skupiny',
        text: ({ parent_name }) => parent_name || 'Bez skupiny',
      },
      {
        name: 'heating_indicator_id',
        described: buildingFields.heating_indicator_id,
        choices: choices.indicators,
        none: 'Neurčeno',
        text: ({ heating_indicator_name }) => heating_indicator_name || 'Neurčeno',
      },
      ...plain.map((name) => ({ name, described: buildingFields[name] })),
    ],
    hiding: {
      name: 'hidden',
      described: buildingFields.hidden,
      isHidden: ({ hidden }) => hidden,
      hide: 'Skrýt',
      show: 'Zobrazit',
    },
  };
  return <BulkActions kind={kind} unit_id={unit_id} rows={rows} />;
}
