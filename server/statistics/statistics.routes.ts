import { addressStatistics, commonStatistics, pasportStatistics } from '#contract/statistics.ts';
import { route, type Route, unitRoute } from '#server/http/route.ts';
import { countAddresses, countPasports, readCommon } from './statistics.service.ts';

export const statisticsRoutes: readonly Route[] = [
  unitRoute(addressStatistics, countAddresses),
  unitRoute(pasportStatistics, countPasports),
  route(commonStatistics, readCommon),
];
