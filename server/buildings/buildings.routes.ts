import {
  browseBuildings,
  browseGroups,
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
import { route, type Route } from '#server/http/route.ts';
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
  saveGroup,
} from './buildings.service.ts';
import { readTree, reorderPlaces } from './order.service.ts';

export const buildingsRoutes: readonly Route[] = [
  route(browseBuildings, readBuildings),
  route(browseGroups, readGroups),
  route(listGroupsBuildings, readTree),
  route(listPasportChoices, readChoices),
  route(orderPasports, reorderPlaces),
  route(getBuilding, readBuilding),
  route(createBuilding, addBuilding),
  route(updateBuilding, saveBuilding),
  route(deleteBuilding, removeBuilding),
  route(getGroup, readGroup),
  route(createGroup, addGroup),
  route(updateGroup, saveGroup),
  route(deleteGroup, removeGroup),
];
