import { auxiliariesOverview } from '#contract/auxiliaries.ts';
import { route, type Route } from '#server/http/route.ts';
import { readOverview } from './auxiliaries.service.ts';

export const auxiliariesRoutes: readonly Route[] = [route(auxiliariesOverview, readOverview)];
