import { Activity } from 'react';
import type { Unit } from '#contract/units.ts';
import { UnitScreen } from '#web/session/UnitScreen.tsx';
import { GroupRecord } from './GroupRecord.tsx';
import { GroupsList } from './GroupsList.tsx';
import { useBuildingsPlace } from './place.ts';

/** Groups of buildings of the active unit (route BuildingsGroups). */
export function GroupsScreen() {
  return <UnitScreen title="Skupiny domů">{(unit) => <Groups unit={unit} />}</UnitScreen>;
}

/** The list, or the open group in its place; the list waits behind as it was left. */
function Groups({ unit }: { unit: Unit }) {
  const { place, go } = useBuildingsPlace();
  const { group } = place;
  return (
    <>
      {group === undefined ? null : (
        <GroupRecord key={group} unit={unit} id={group} place={place} go={go} />
      )}
      <Activity mode={group === undefined ? 'visible' : 'hidden'}>
        <GroupsList unit={unit} place={place} go={go} />
      </Activity>
    </>
  );
}
