import { addressStatistics, commonStatistics, pasportStatistics } from '#contract/statistics.ts';
import { route, type Route } from '#server/http/route.ts';
import { countAddresses, countPasports, readCommon } from './statistics.service.ts';

export const statisticsRoutes: readonly Route[] = [
  route(addressStatistics, countAddresses),
  route(pasportStatistics, countPasports),
  route(commonStatistics, readCommon),
];
