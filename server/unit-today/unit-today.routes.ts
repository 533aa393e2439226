import { readUnitToday } from '#contract/unit-today.ts';
import { unitRoute, type Route } from '#server/http/route.ts';
import { tellToday } from './unit-today.service.ts';

export const unitTodayRoutes: readonly Route[] = [unitRoute(readUnitToday, tellToday)];
