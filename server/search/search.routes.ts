import { search } from '#contract/search.ts';
import { type Route, unitRoute } from '#server/http/route.ts';
import { searchEverything } from './search.service.ts';

export const searchRoutes: readonly Route[] = [unitRoute(search, searchEverything)];
