import { RecordHistory } from '#web/record/RecordHistory.tsx';
import { nameAmong } from '#web/ui/history-words.ts';
import { placeHistoryLabels } from './building-labels.ts';
import { usePlaceChoices } from './choices.ts';

/** The history of a building or a group, with the names of groups, cities and indicators. */
export function BuildingHistory({ unit_id, record_id }: { unit_id: number; record_id: number }) {
  const { groups, cities, indicators } = usePlaceChoices(unit_id);
  return (
    <RecordHistory
      record_type="pasport_buildings"
      unit_id={unit_id}
      record_id={record_id}
      labels={placeHistoryLabels}
      texts={{
        parent_id: nameAmong(groups),
        city_id: nameAmong(cities.map(({ city_id, name }) => ({ id: city_id, name }))),
        heating_indicator_id: nameAmong(indicators),
      }}
      heading
    />
  );
}
