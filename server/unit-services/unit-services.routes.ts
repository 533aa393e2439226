import { listUnitServices, mergeUnitServices } from '#contract/pasports/unit-services.ts';
import { type Route, unitRoute } from '#server/http/route.ts';
import { mergeServices, readServices } from './unit-services.service.ts';

export const unitServicesRoutes: readonly Route[] = [
  unitRoute(listUnitServices, readServices),
  unitRoute(mergeUnitServices, mergeServices),
];
