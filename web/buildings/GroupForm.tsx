import { groupFields } from '#contract/pasports/building-record.ts';
import { usePlaceChoices, withGroupsUnder } from './choices.ts';
import { useSaveGroup } from './groups.queries.ts';
import type { GroupWithBuildings } from './groups.queries.ts';
import { PlaceForm } from './PlaceForm.tsx';

/** All fields of a group (specification, section 3: the same as a building's). */
export function GroupForm({ group, onClose }: { group: GroupWithBuildings; onClose: () => void }) {
  const choices = usePlaceChoices(group.unit_id);
  const saving = useSaveGroup();
  const { unit_id, pasport_id, pasport_building_id } = group;
  const params = { unit_id, id: String(pasport_building_id) };
  // A group can stand neither under itself nor under any group that is in it.
  const inside = withGroupsUnder(choices.tree, pasport_id);
  return (
    <PlaceForm
      record={group}
      fields={groupFields}
      label="Základní údaje skupiny"
      noParent="Žádná"
      choices={choices}
      parents={choices.groups.filter(({ id }) => !inside.has(id))}
      onSave={(body) => saving.mutateAsync({ params, body })}
      onClose={onClose}
    />
  );
}
