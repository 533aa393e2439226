import {
  listAllModules,
  listPublicModules,
  listUserModules,
  saveModule,
} from '#contract/modules.ts';
import { publicRoute, route, type Route } from '#server/http/route.ts';
import { allModules, changeModule, publicModules, userModules } from './modules.service.ts';

export const modulesRoutes: readonly Route[] = [
  publicRoute(listPublicModules, publicModules),
  route(listUserModules, userModules),
  route(listAllModules, allModules),
  route(saveModule, changeModule),
];
