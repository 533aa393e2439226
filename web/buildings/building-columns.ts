import { buildingRecord, groupRecord } from '#contract/pasports/building-record.ts';
import type { Building, Group } from '#contract/pasports/buildings.ts';
import type { Column } from '#web/table/columns.ts';
import { listColumns, searchedTexts } from '#web/values/list-columns.ts';

/** Columns of the table of buildings. */
export const buildingColumns: readonly Column<Building>[] = listColumns<Building>(buildingRecord, {
  pasport_order: { fixed: true },
  pasport_name: { fixed: true },
});

/** Columns of the table of groups. */
export const groupColumns: readonly Column<Group>[] = listColumns<Group>(groupRecord);

/** Texts of a building that its search goes through. */
export const textsOfBuilding = (building: Building): readonly string[] =>
  searchedTexts(buildingRecord, building);

/** Texts of a group that its search goes through. */
export const textsOfGroup = (group: Group): readonly string[] => searchedTexts(groupRecord, group);
