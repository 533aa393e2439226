import type { Group } from '#contract/pasports/buildings.ts';
import type { Column } from '#web/table/columns.ts';

const count = { sortable: true, align: 'right' } as const;

/** Columns of the table of groups. */
export const groupColumns: readonly Column<Group>[] = [
  { text: 'Název', value: 'pasport_name', sortable: true, width: 240, telling: true },
  { text: 'Nadřazená skupina', value: 'parent_name', sortable: true, width: 180 },
  { ...count, text: 'Počet domů', value: 'buildings_count', width: 120, telling: true },
  { ...count, text: 'Byty', value: 'flats_count', width: 90, telling: true },
  { ...count, text: 'Nebyty', value: 'spaces_count', width: 90 },
  { ...count, text: 'Plocha m²', value: 'total_area', width: 120, decimals: 2 },
  { text: 'Skrytá', value: 'hidden', sortable: true, width: 90 },
];

/** Texts of a group that its search goes through. */
export function textsOfGroup({ pasport_name, parent_name, city_name }: Group): readonly string[] {
  return [pasport_name, parent_name, city_name];
}
