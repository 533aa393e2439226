import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import type { GroupsBuildingsRow } from '#contract/pasports/buildings.ts';
import { listFloors } from '#contract/pasports/floors.ts';
import type { Floor } from '#contract/pasports/floors.ts';
import { queryFor } from '#web/lib/query.ts';
import { visibleNodes } from './tree-nodes.ts';
import type { PasportsPlace } from '../place.ts';

/** So many groups and buildings still stand open on one screen. */
const FEW_ROWS = 100;

const noRows: readonly GroupsBuildingsRow[] = [];

/** Nodes of the tree and which of them are open; floors are read when their building is opened. */
export function usePasportTree(
  unit_id: number,
  rows: readonly GroupsBuildingsRow[] = noRows,
  place: PasportsPlace,
) {
  const [turned, setTurned] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isOpen = (key: string) => turned.get(key) ?? isOpenAtFirst(key, rows, place);
  const opened = rows.filter(
    ({ type, pasport_id }) => type === 'building' && isOpen(`building-${pasport_id}`),
  );
  const reads = useQueries({
    queries: opened.map(({ pasport_id }) =>
      queryFor(listFloors, { body: { unit_id, pasport_id } }),
    ),
  });
  const floors = new Map<number, readonly Floor[]>();
  opened.forEach(({ pasport_id }, at) => {
    const read = reads[at]?.data?.values;
    if (read !== undefined) floors.set(pasport_id, read);
  });
  return {
    nodes: visibleNodes({ rows, floors, isOpen }),
    turn: (key: string, open: boolean) => setTurned((before) => new Map(before).set(key, open)),
  };
}

function isOpenAtFirst(
  key: string,
  rows: readonly GroupsBuildingsRow[],
  { building, floor }: PasportsPlace,
): boolean {
  if (key.startsWith('group-')) return rows.length <= FEW_ROWS || key === groupOf(rows, building);
  return floor !== undefined && key === `building-${building}`;
}

function groupOf(rows: readonly GroupsBuildingsRow[], building: number | undefined): string {
  const row = rows.find(({ type, pasport_id }) => type === 'building' && pasport_id === building);
  return `group-${row?.parent_id ?? 0}`;
}
