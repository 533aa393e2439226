import { buildingTold } from '#contract/pasports/building-record.ts';
import type { Building } from '#contract/pasports/buildings.ts';
import { labelsOf } from '#contract/record.ts';
import { RecordHistory } from '#web/record/RecordHistory.tsx';
import { nameAmong } from '#web/ui/history-words.ts';
import type { PlaceFields } from './building-form.ts';
import { usePlaceChoices } from './choices.ts';

/** What the log tells of a building or a group besides the fields of its form. */
const otherLabels = {
  street_full: buildingTold.street_full.label,
};

interface BuildingHistoryProps {
  building: Building;
  fields: PlaceFields;
}

/** The history of a building or a group, with the names of groups, cities and indicators. */
export function BuildingHistory({ building, fields }: BuildingHistoryProps) {
  const { unit_id, pasport_building_id } = building;
  const { groups, cities, indicators } = usePlaceChoices(unit_id);
  return (
    <RecordHistory
      record_type="pasport_buildings"
      unit_id={unit_id}
      record_id={pasport_building_id}
      labels={{ ...labelsOf(fields), ...otherLabels }}
      texts={{
        parent_id: nameAmong(groups),
        city_id: nameAmong(cities.map(({ city_id, name }) => ({ id: city_id, name }))),
        heating_indicator_id: nameAmong(indicators),
      }}
      heading
    />
  );
}
