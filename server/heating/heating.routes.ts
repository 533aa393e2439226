import {
  createHeating,
  deleteHeating,
  listHeatingChoices,
  listHeatings,
  orderHeatings,
  updateHeating,
} from '#contract/heating.ts';
import { route, type Route } from '#server/http/route.ts';
import {
  addHeating,
  putHeatingsInOrder,
  readHeatingChoices,
  readHeatings,
  removeHeating,
  saveHeating,
} from './heating.service.ts';

export const heatingRoutes: readonly Route[] = [
  route(listHeatings, readHeatings),
  route(listHeatingChoices, readHeatingChoices),
  route(createHeating, addHeating),
  route(updateHeating, saveHeating),
  route(deleteHeating, removeHeating),
  route(orderHeatings, putHeatingsInOrder),
];
