import { Activity } from 'react';
import type { Unit } from '#contract/units.ts';
import { UnitScreen } from '#web/session/UnitScreen.tsx';
import { BuildingRecord } from './BuildingRecord.tsx';
import { BuildingsList } from './BuildingsList.tsx';
import { useBuildingsPlace } from './place.ts';

/** Buildings of the active unit (route buildings). */
export function BuildingsScreen() {
  return <UnitScreen title="Domy">{(unit) => <Buildings unit={unit} />}</UnitScreen>;
}

/** The list, or the open building in its place; the list waits behind as it was left. */
function Buildings({ unit }: { unit: Unit }) {
  const { place, go } = useBuildingsPlace();
  const { building } = place;
  return (
    <>
      {building === undefined ? null : (
        <BuildingRecord key={building} unit={unit} id={building} place={place} go={go} />
      )}
      <Activity mode={building === undefined ? 'visible' : 'hidden'}>
        <BuildingsList unit={unit} place={place} go={go} />
      </Activity>
    </>
  );
}
