import {
  browseBuildings,
  browseGroups,
  changeBuildings,
  createBuilding,
  createGroup,
  deleteBuilding,
  deleteGroup,
  getBuilding,
  getGroup,
  listGroupsBuildings,
  listPasportChoices,
  orderPasports,
  updateBuilding,
  updateGroup,
} from '#contract/pasports/buildings.ts';
import { type Route, unitRoute } from '#server/http/route.ts';
import {
  addBuilding,
  addGroup,
  readBuilding,
  readBuildings,
  readChoices,
  readGroup,
  readGroups,
  removeBuilding,
  removeGroup,
  saveBuilding,
  saveBuildings,
  saveGroup,
} from './buildings.service.ts';
import { readTree, reorderPlaces } from './order.service.ts';

export const buildingsRoutes: readonly Route[] = [
  unitRoute(browseBuildings, readBuildings),
  unitRoute(browseGroups, readGroups),
  unitRoute(listGroupsBuildings, readTree),
  unitRoute(listPasportChoices, readChoices),
  unitRoute(orderPasports, reorderPlaces),
  unitRoute(getBuilding, readBuilding),
  unitRoute(createBuilding, addBuilding),
  unitRoute(updateBuilding, saveBuilding),
  unitRoute(changeBuildings, saveBuildings),
  unitRoute(deleteBuilding, removeBuilding),
  unitRoute(getGroup, readGroup),
  unitRoute(createGroup, addGroup),
  unitRoute(updateGroup, saveGroup),
  unitRoute(deleteGroup, removeGroup),
];
