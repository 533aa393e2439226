import { buildingFields } from '#contract/pasports/building-record.ts';
import type { Building } from '#contract/pasports/buildings.ts';
import { flash } from '#web/notices/flash.ts';
import { useDeleteBuilding, useSaveBuilding } from './buildings.queries.ts';
import { usePlaceChoices } from './choices.ts';
import { PlaceForm } from './PlaceForm.tsx';

/** All fields of a building, its deletion and hiding (specification, section 3, Pasport building). */
export function BuildingForm({ building, onClose }: { building: Building; onClose: () => void }) {
  const choices = usePlaceChoices(building.unit_id);
  const saving = useSaveBuilding();
  const removal = useDeleteBuilding();
  const { unit_id, pasport_building_id, pasport_name, hidden } = building;
  const params = { unit_id, id: String(pasport_building_id) };
  const remove = () =>
    removal.mutate(
      { params },
      {
        onSuccess: () => {
          flash(`Dům „${pasport_name}“ byl smazán`);
          onClose();
        },
      },
    );
  return (
    <PlaceForm
      record={building}
      fields={buildingFields}
      words={{
        form: 'Základní údaje domu',
        noParent: 'Bez skupiny',
        hide: hidden ? 'Zobrazit dům' : 'Skrýt dům',
        remove: 'Smazat dům',
        question: `Smazat dům „${pasport_name}“? Smazat lze jen dům, ve kterém nic není; jinak ho můžete skrýt.`,
      }}
      choices={choices}
      parents={choices.groups}
      onSave={(body) => saving.mutateAsync({ params, body })}
      onRemove={remove}
      removal={removal}
      onClose={onClose}
    />
  );
}
