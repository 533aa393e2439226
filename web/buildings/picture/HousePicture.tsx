import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import type { Building } from '#contract/pasports/buildings.ts';
import { floorRows } from '#web/core/house-picture/floor-rows.ts';
import { HouseDrawing } from '#web/core/house-picture/HouseDrawing.tsx';
import { LoadError } from '#web/notices/LoadError.tsx';
import { FilterChips } from '#web/table/FilterChips.tsx';
import { useHouseSummary } from '../buildings.queries.ts';
import { useFloors } from '../floors.queries.ts';
import { pickedCells, pictureChoices } from './picture-rows.ts';
import { tileOf } from './picture-tile.tsx';
import styles from './picture.module.css';

/** A house drawn by its floors from the top: each space with who is in it and what burns there. */
export function HousePicture({ building }: { building: Building }) {
  const { unit_id, pasport_id, pasport_building_id, pasport_name } = building;
  const floors = useFloors(unit_id, pasport_id);
  const summary = useHouseSummary(unit_id, pasport_building_id);
  const [choice, setChoice] = useState<string | undefined>(undefined);
  const error = floors.error ?? summary.error;
  if (floors.data === undefined || summary.data === undefined) {
    const again = () => void Promise.all([floors.refetch(), summary.refetch()]);
    return error === null ? (
      <Skeleton height="16rem" />
    ) : (
      <LoadError error={error} onRetry={again} />
    );
  }
  const all = summary.data.spaces;
  const offered = pictureChoices(all);
  // A choice that a change has emptied shows the whole house again.
  const chosen = offered.some(({ name }) => name === choice) ? choice : undefined;
  const rows = floorRows(floors.data.values, pickedCells(all, chosen));
  const shown = chosen === undefined ? rows : rows.filter(({ cells }) => cells.length > 0);
  return (
    <div className={styles.picture}>
      {offered.length === 0 ? null : (
        <FilterChips
          label="Výběr v obrázku domu"
          choices={offered}
          value={chosen}
          onChange={setChoice}
        />
      )}
      <HouseDrawing
        unit_id={unit_id}
        label={`Dům ${pasport_name} po podlažích`}
        rows={shown}
        tileOf={tileOf}
        tab="basic"
      />
    </div>
  );
}
