import { groupFields } from '#contract/pasports/building-record.ts';
import { changeGroups } from '#contract/pasports/buildings.ts';
import type { Group } from '#contract/pasports/buildings.ts';
import { BulkActions } from '#web/record/bulk/BulkActions.tsx';
import { withGroupsUnder } from './choices.ts';
import type { Choices } from './choices.ts';
import { placeBulk } from './place-bulk.ts';

interface GroupBulkProps {
  unit_id: number;
  rows: readonly Group[];
  choices: Choices;
}

/** What can be done with the picked groups. */
export function GroupBulk({ unit_id, rows, choices }: GroupBulkProps) {
  // None of them can stand under itself, nor under any group that is in it.
  const within = rows.flatMap(({ pasport_id }) => [...withGroupsUnder(choices.tree, pasport_id)]);
  const inside = new Set(within);
  const kind = placeBulk<Group>({
    call: changeGroups,
    fields: groupFields,
    choices,
    groups: choices.groups.filter(({ id }) => !inside.has(id)),
    noGroup: 'Žádná',
  });
  return <BulkActions kind={kind} unit_id={unit_id} rows={rows} />;
}
