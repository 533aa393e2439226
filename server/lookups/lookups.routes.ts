import { lookUpCompany, lookUpMailExchange } from '#contract/lookups.ts';
import { outsideRoute, type Route } from '#server/http/route.ts';
import { readCompany, readMailExchange } from './lookups.service.ts';

export const lookupsRoutes: readonly Route[] = [
  outsideRoute(lookUpCompany, readCompany),
  outsideRoute(lookUpMailExchange, readMailExchange),
];
