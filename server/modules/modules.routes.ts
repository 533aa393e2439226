import {
  createModuleSchema,
  deleteModuleSchema,
  listModuleSchemas,
  saveModuleSchema,
} from '#contract/module-schemas.ts';
import {
  listAllModules,
  listPublicModules,
  listUserModules,
  saveModule,
} from '#contract/modules.ts';
import { publicRoute, route, type Route } from '#server/http/route.ts';
import { allModules, changeModule, publicModules, userModules } from './modules.service.ts';
import { addSchema, changeSchema, readSchemas, removeSchema } from './schemas.service.ts';

export const modulesRoutes: readonly Route[] = [
  publicRoute(listPublicModules, publicModules),
  route(listUserModules, userModules),
  route(listAllModules, allModules),
  route(saveModule, changeModule),
  route(listModuleSchemas, readSchemas),
  route(createModuleSchema, addSchema),
  route(saveModuleSchema, changeSchema),
  route(deleteModuleSchema, removeSchema),
];
