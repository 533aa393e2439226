import { auxiliariesOverview } from '#contract/auxiliaries.ts';
import { type Route, unitRoute } from '#server/http/route.ts';
import { readOverview } from './auxiliaries.service.ts';

export const auxiliariesRoutes: readonly Route[] = [unitRoute(auxiliariesOverview, readOverview)];
