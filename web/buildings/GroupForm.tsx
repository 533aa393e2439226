import { groupFields } from '#contract/pasports/building-record.ts';
import { flash } from '#web/notices/flash.ts';
import { usePlaceChoices, withGroupsUnder } from './choices.ts';
import { useDeleteGroup, useSaveGroup } from './groups.queries.ts';
import type { GroupWithBuildings } from './groups.queries.ts';
import { PlaceForm } from './PlaceForm.tsx';

/** All fields of a group, its deletion and hiding (specification, section 3: the same as a building's). */
export function GroupForm({ group, onClose }: { group: GroupWithBuildings; onClose: () => void }) {
  const choices = usePlaceChoices(group.unit_id);
  const saving = useSaveGroup();
  const removal = useDeleteGroup();
  const { unit_id, pasport_id, pasport_building_id, pasport_name, hidden } = group;
  const params = { unit_id, id: String(pasport_building_id) };
  // A group can stand neither under itself nor under any group that is in it.
  const inside = withGroupsUnder(choices.tree, pasport_id);
  const remove = () =>
    removal.mutate(
      { params },
      {
        onSuccess: () => {
          flash(`Skupina „${pasport_name}“ byla smazána`);
          onClose();
        },
      },
    );
  return (
    <PlaceForm
      record={group}
      fields={groupFields}
      words={{
        form: 'Základní údaje skupiny',
        noParent: 'Žádná',
        hide: hidden ? 'Zobrazit skupinu' : 'Skrýt skupinu',
        remove: 'Smazat skupinu',
        question: `Smazat skupinu „${pasport_name}“? Smazat lze jen skupinu, ve které není žádný dům.`,
      }}
      choices={choices}
      parents={choices.groups.filter(({ id }) => !inside.has(id))}
      onSave={(body) => saving.mutateAsync({ params, body })}
      onRemove={remove}
      removal={removal}
      onClose={onClose}
    />
  );
}
