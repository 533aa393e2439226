import { buildingFields } from '#contract/pasports/building-record.ts';
import type { Building } from '#contract/pasports/buildings.ts';
import { useSaveBuilding } from './buildings.queries.ts';
import { usePlaceChoices } from './choices.ts';
import { PlaceForm } from './PlaceForm.tsx';

/** All fields of a building (specification, section 3, Pasport building). */
export function BuildingForm({ building, onClose }: { building: Building; onClose: () => void }) {
  const choices = usePlaceChoices(building.unit_id);
  const saving = useSaveBuilding();
  const { unit_id, pasport_building_id } = building;
  const params = { unit_id, id: String(pasport_building_id) };
  return (
    <PlaceForm
      record={building}
      fields={buildingFields}
      label="Základní údaje domu"
      noParent="Bez skupiny"
      choices={choices}
      parents={choices.groups}
      onSave={(body) => saving.mutateAsync({ params, body })}
      onClose={onClose}
    />
  );
}
