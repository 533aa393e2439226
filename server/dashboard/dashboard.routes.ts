import { readDashboard } from '#contract/dashboard.ts';
import { route, type Route } from '#server/http/route.ts';
import { tellDashboard } from './dashboard.service.ts';

export const dashboardRoutes: readonly Route[] = [route(readDashboard, tellDashboard)];
