import type { Building } from '#contract/pasports/buildings.ts';
import type { Column } from '#web/table/columns.ts';

/** Columns of the table of buildings. */
export const buildingColumns: readonly Column<Building>[] = [
  { text: 'Pořadí', value: 'pasport_order', sortable: true, width: 84, fixed: true },
  { text: 'Název', value: 'pasport_name', sortable: true, width: 190, fixed: true, telling: true },
  { text: 'Ulice a č. p./č. o.', value: 'street_full', sortable: true, width: 190, telling: true },
  { text: 'Město', value: 'city_name', sortable: true, width: 120 },
  { text: 'Skupina', value: 'parent_name', sortable: true, width: 150 },
  { text: 'Byty', value: 'flats_count', sortable: true, width: 76, telling: true },
  { text: 'Nebyty', value: 'spaces_count', sortable: true, width: 84 },
  { text: 'Správce', value: 'house_manager', sortable: true, width: 180 },
  { text: 'Skrytý', value: 'hidden', sortable: true, width: 84 },
];

/** Texts of a building that its search goes through. */
export function textsOfBuilding(building: Building): readonly string[] {
  const { pasport_name, street_full, city_name, parent_name, house_manager } = building;
  return [pasport_name, street_full, city_name, parent_name, house_manager];
}
