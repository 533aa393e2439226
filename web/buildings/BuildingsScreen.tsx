import { Activity } from 'react';
import type { Unit } from '#contract/units.ts';
import { UnitScreen } from '#web/session/UnitScreen.tsx';
import { BuildingRecord } from './BuildingRecord.tsx';
import type { MoreTabs } from './BuildingRecord.tsx';
import { BuildingsList } from './BuildingsList.tsx';
import { useBuildingsPlace } from './place.ts';

interface BuildingsScreenProps {
  /** What other features show of a building, each in a tab of its own. */
  moreTabs?: MoreTabs;
}

/** Buildings of the active unit (route buildings). */
export function BuildingsScreen({ moreTabs }: BuildingsScreenProps) {
  return (
    <UnitScreen title="Domy">{(unit) => <Buildings unit={unit} moreTabs={moreTabs} />}</UnitScreen>
  );
}

/** The list, or the open building in its place; the list waits behind as it was left. */
function Buildings({ unit, moreTabs }: BuildingsScreenProps & { unit: Unit }) {
  const { place, go } = useBuildingsPlace();
  const { building } = place;
  return (
    <>
      {building === undefined ? null : (
        <BuildingRecord
          key={building}
          unit={unit}
          id={building}
          place={place}
          go={go}
          moreTabs={moreTabs}
        />
      )}
      <Activity mode={building === undefined ? 'visible' : 'hidden'}>
        <BuildingsList unit={unit} place={place} go={go} />
      </Activity>
    </>
  );
}
