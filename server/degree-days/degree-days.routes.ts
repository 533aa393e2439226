import {
  createDegreeDayMonth,
  createDegreeDayPlace,
  deleteDegreeDayMonth,
  deleteDegreeDayPlace,
  importDegreeDays,
  listDegreeDayMonths,
  listDegreeDayPlaces,
  listDegreeDaySeasons,
  updateDegreeDayMonth,
  updateDegreeDayPlace,
} from '#contract/degree-days.ts';
import { outsideRoute, route, type Route } from '#server/http/route.ts';
import { importMonths } from './import.service.ts';
import { addMonth, readMonths, readSeasons, removeMonth, saveMonth } from './months.service.ts';
import { addPlace, readPlaces, removePlace, savePlace } from './places.service.ts';

export const degreeDaysRoutes: readonly Route[] = [
  route(listDegreeDayPlaces, readPlaces),
  route(createDegreeDayPlace, addPlace),
  route(updateDegreeDayPlace, savePlace),
  route(deleteDegreeDayPlace, removePlace),
  route(listDegreeDayMonths, readMonths),
  route(createDegreeDayMonth, addMonth),
  route(updateDegreeDayMonth, saveMonth),
  route(deleteDegreeDayMonth, removeMonth),
  route(listDegreeDaySeasons, readSeasons),
  outsideRoute(importDegreeDays, importMonths),
];
