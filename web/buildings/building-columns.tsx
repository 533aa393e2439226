import type { Building } from '#contract/pasports/buildings.ts';
import type { Column } from '#web/table/columns.ts';

const count = { sortable: true, align: 'right' } as const;

/** Columns of the table of buildings. */
export const buildingColumns: readonly Column<Building>[] = [
  { ...count, text: 'Pořadí', value: 'pasport_order', width: 76, fixed: true },
  { text: 'Název', value: 'pasport_name', sortable: true, width: 150, fixed: true, telling: true },
  { text: 'Ulice a č. p./č. o.', value: 'street_full', sortable: true, width: 160, telling: true },
  { text: 'Město', value: 'city_name', sortable: true, width: 100 },
  { text: 'Skupina', value: 'parent_name', sortable: true, width: 110 },
  { ...count, text: 'Byty', value: 'flats_count', width: 64, telling: true },
  { ...count, text: 'Nebyty', value: 'spaces_count', width: 76 },
  { text: 'Správce', value: 'house_manager', sortable: true, width: 200 },
  { text: 'Skrytý', value: 'hidden', sortable: true, width: 76 },
  { text: 'Indikátor topení', value: 'heating_indicator_name', sortable: true, width: 140 },
];

/** Texts of a building that its search goes through. */
export function textsOfBuilding(building: Building): readonly string[] {
  const { pasport_name, street_full, city_name, parent_name, house_manager } = building;
  return [pasport_name, street_full, city_name, parent_name, house_manager];
}
