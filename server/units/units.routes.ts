import { changeUnitToken, createUnit, listUnitHistory, updateUnit } from '#contract/units.ts';
import { route, type Route, unitRoute } from '#server/http/route.ts';
import { addUnit, saveUnit, switchUnitToken, unitHistory } from './units.service.ts';

export const unitsRoutes: readonly Route[] = [
  route(createUnit, addUnit),
  route(updateUnit, saveUnit),
  unitRoute(changeUnitToken, switchUnitToken),
  unitRoute(listUnitHistory, unitHistory),
];
