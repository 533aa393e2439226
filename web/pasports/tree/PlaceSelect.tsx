import { NativeSelect } from '@mantine/core';
import type { GroupsBuildingsRow } from '#contract/pasports/buildings.ts';
import { useFloors, useGroupsBuildings } from '../pasports.queries.ts';
import type { Go, PasportsPlace } from '../place.ts';
import { floorName, keyOfPlace, visibleNodes } from './tree-nodes.ts';
import styles from './tree.module.css';

interface PlaceSelectProps {
  unit_id: number;
  place: PasportsPlace;
  go: Go;
}

const none: readonly GroupsBuildingsRow[] = [];

/** In place of the tree on a narrow screen: a choice of the group or building, and of its floor. */
export function PlaceSelect({ unit_id, place, go }: PlaceSelectProps) {
  const rows = useGroupsBuildings(unit_id, place.hidden === 1).data?.values ?? none;
  const floors = useFloors(unit_id, place.building).data?.values ?? [];
  const nodes = visibleNodes({
    rows,
    floors: new Map(),
    isOpen: (key) => key.startsWith('group-'),
  });
  const choose = (key: string) => {
    const node = nodes.find((each) => each.key === key);
    if (node !== undefined) go(node.step);
  };
  return (
    <div className={styles.selects}>
      <NativeSelect
        label="Skupina nebo dům"
        value={keyOfPlace({ ...place, floor: undefined })}
        onChange={(event) => choose(event.currentTarget.value)}
        data={nodes.map(({ key, name, level }) => ({
          value: key,
          label: `${'\u2003'.repeat(level - 1)}${name}`,
        }))}
      />
      {floors.length === 0 ? null : (
        <NativeSelect
          label="Podlaží"
          value={String(place.floor ?? '')}
          onChange={({ currentTarget: { value } }) =>
            go({ building: place.building, floor: value === '' ? undefined : Number(value) })
          }
          data={[
            { value: '', label: 'Všechna podlaží' },
            ...floors.map((floor) => ({
              value: String(floor.pasport_floor_id),
              label: floorName(floor),
            })),
          ]}
        />
      )}
    </div>
  );
}
