import { Button, NativeSelect } from '@mantine/core';
import { IconPlus } from '#web/icons/IconPlus.ts';
import { useState } from 'react';
import type { Building } from '#contract/pasports/buildings.ts';
import { useBuildings } from './buildings.queries.ts';
import styles from './buildings.module.css';

interface AddHouseProps {
  unit_id: number;
  /** Houses that are in the group already. */
  known: readonly Building[];
  isBusy: boolean;
  onAdd: (house: Building) => void;
}

/** Chooses a house for the group: those of no group first, then those of other groups. */
export function AddHouse({ unit_id, known, isBusy, onAdd }: AddHouseProps) {
  const { data } = useBuildings({ unit_id, showHidden: true, city_id: 0 });
  const all = data?.values ?? [];
  const [chosen, setChosen] = useState('');
  const inGroup = new Set(known.map(({ pasport_id }) => pasport_id));
  const others = all.filter(({ pasport_id }) => !inGroup.has(pasport_id));
  const house = others.find(({ pasport_id }) => String(pasport_id) === chosen);
  const add = () => {
    if (house === undefined) return;
    onAdd(house);
    setChosen('');
  };
  const free = others.filter(({ parent_id }) => parent_id === null);
  const placed = others.filter(({ parent_id }) => parent_id !== null);
  return (
    <div className={styles.add}>
      <NativeSelect
        label="Přidat dům"
        w="min(100%, 26rem)"
        value={house === undefined ? '' : chosen}
        onChange={(event) => setChosen(event.currentTarget.value)}
      >
        <option value="">
          {data !== undefined && others.length === 0 ? 'Žádný další dům' : 'Vyberte dům'}
        </option>
        <HouseOptions label="Bez skupiny" houses={free} />
        <HouseOptions label="Z jiné skupiny" houses={placed} />
      </NativeSelect>
      <Button
        variant="light"
        leftSection={<IconPlus size="1.125rem" aria-hidden="true" />}
        disabled={house === undefined}
        loading={isBusy}
        onClick={add}
      >
        Přidat
      </Button>
    </div>
  );
}

function HouseOptions({ label, houses }: { label: string; houses: readonly Building[] }) {
  if (houses.length === 0) return null;
  return (
    <optgroup label={label}>
      {houses.map(({ pasport_id, pasport_name, parent_name }) => (
        <option key={pasport_id} value={pasport_id}>
          {parent_name === '' ? pasport_name : `${pasport_name} (${parent_name})`}
        </option>
      ))}
    </optgroup>
  );
}
