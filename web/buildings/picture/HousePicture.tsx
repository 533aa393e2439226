import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import type { Building } from '#contract/pasports/buildings.ts';
import type { HouseCell } from '#contract/pasports/summaries.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { FilterChips } from '#web/table/FilterChips.tsx';
import { keepOrder } from '#web/table/shown-order.ts';
import { useHouseSummary } from '../buildings.queries.ts';
import { useFloors } from '../floors.queries.ts';
import { PictureCell } from './PictureCell.tsx';
import { pictureKeyDown } from './picture-keyboard.ts';
import { pickedCells, pictureChoices, pictureRows } from './picture-rows.ts';
import type { PictureRow } from './picture-rows.ts';
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
  const rows = pictureRows(floors.data.values, pickedCells(all, chosen));
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
      <Drawing unit_id={unit_id} label={`Dům ${pasport_name} po podlažích`} rows={shown} />
    </div>
  );
}

interface DrawingProps {
  unit_id: number;
  label: string;
  rows: readonly PictureRow[];
}

/** One space of it is reached by Tab: the focused one, else the first. */
function Drawing({ unit_id, label, rows }: DrawingProps) {
  const [focused, setFocused] = useState<number | null>(null);
  const cells = rows.flatMap((row) => row.cells);
  const ids = cells.map(({ pasport_space_id }) => pasport_space_id);
  const stop = ids.find((id) => id === focused) ?? ids[0];
  return (
    <div
      role="grid"
      tabIndex={-1}
      aria-label={label}
      className={styles.house}
      onKeyDown={(event) =>
        pictureKeyDown(
          event,
          rows.map((row) => row.cells.length),
        )
      }
    >
      {rows.map((row, at) => (
        <FloorRow
          key={row.key}
          unit_id={unit_id}
          row={row}
          at={at}
          stop={stop}
          onFocus={({ pasport_space_id }) => setFocused(pasport_space_id)}
          onOpen={() => keepOrder('spaces', ids)}
        />
      ))}
    </div>
  );
}

interface FloorRowProps {
  unit_id: number;
  row: PictureRow;
  /** Its place from the top. */
  at: number;
  stop: number | undefined;
  onFocus: (cell: HouseCell) => void;
  onOpen: () => void;
}

function FloorRow({ unit_id, row, at, stop, onFocus, onOpen }: FloorRowProps) {
  const { code, name, cells } = row;
  return (
    <div role="row" className={styles.floor}>
      <div role="rowheader" className={styles.code}>
        <strong>{code}</strong>
        {name === '' ? null : <span className={styles.name}>{name}</span>}
      </div>
      {cells.length === 0 ? (
        <div role="gridcell" className={styles.none}>
          bez prostorů
        </div>
      ) : (
        <div role="presentation" className={styles.cells}>
          {cells.map((cell, place) => (
            <PictureCell
              key={cell.pasport_space_id}
              unit_id={unit_id}
              cell={cell}
              row={at}
              place={place}
              isStop={cell.pasport_space_id === stop}
              onFocus={() => onFocus(cell)}
              onOpen={onOpen}
            />
          ))}
        </div>
      )}
    </div>
  );
}
