import { changeUnitToken, createUnit, listUnitHistory, updateUnit } from '#contract/units.ts';
import { route, type Route } from '#server/http/route.ts';
import { addUnit, saveUnit, switchUnitToken, unitHistory } from './units.service.ts';

export const unitsRoutes: readonly Route[] = [
  route(createUnit, addUnit),
  route(updateUnit, saveUnit),
  route(changeUnitToken, switchUnitToken),
  route(listUnitHistory, unitHistory),
];
