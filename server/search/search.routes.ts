import { search } from '#contract/search.ts';
import { route, type Route } from '#server/http/route.ts';
import { searchEverything } from './search.service.ts';

export const searchRoutes: readonly Route[] = [route(search, searchEverything)];
