import { lookUpCompany, lookUpMailExchange, lookUpOwnCompany } from '#contract/lookups.ts';
import { outsideRoute, type Route } from '#server/http/route.ts';
import { readCompany, readMailExchange, readOwnCompany } from './lookups.service.ts';

export const lookupsRoutes: readonly Route[] = [
  outsideRoute(lookUpCompany, readCompany),
  outsideRoute(lookUpOwnCompany, readOwnCompany),
  outsideRoute(lookUpMailExchange, readMailExchange),
];
