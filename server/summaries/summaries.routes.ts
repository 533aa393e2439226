import { readHouseSummary, readSpaceSummary } from '#contract/pasports/summaries.ts';
import { unitRoute, type Route } from '#server/http/route.ts';
import { tellHouse, tellSpace } from './summaries.service.ts';

export const summariesRoutes: readonly Route[] = [
  unitRoute(readSpaceSummary, tellSpace),
  unitRoute(readHouseSummary, tellHouse),
];
