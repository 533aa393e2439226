import {
  changeUnitToken,
  createUnit,
  listUnitHistory,
  readUnitToken,
  updateUnit,
} from '#contract/units.ts';
import { route, type Route, unitRoute } from '#server/http/route.ts';
import {
  addUnit,
  saveUnit,
  switchUnitToken,
  unitHistory,
  unitTokenState,
} from './units.service.ts';

export const unitsRoutes: readonly Route[] = [
  route(createUnit, addUnit),
  route(updateUnit, saveUnit),
  unitRoute(changeUnitToken, switchUnitToken),
  unitRoute(readUnitToken, unitTokenState),
  unitRoute(listUnitHistory, unitHistory),
];
