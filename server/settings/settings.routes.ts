import {
  getRuntimeSettings,
  getUserSettings,
  switchMaintenance,
  updateRuntimeSettings,
  updateUserSettings,
} from '#contract/settings.ts';
import { publicRoute, route, type Route } from '#server/http/route.ts';
import {
  readRuntimeSettings,
  readUserSettings,
  saveRuntimeSettings,
  saveUserSettings,
  turnMaintenance,
} from './settings.service.ts';

export const settingsRoutes: readonly Route[] = [
  publicRoute(getRuntimeSettings, readRuntimeSettings),
  route(updateRuntimeSettings, saveRuntimeSettings),
  route(switchMaintenance, turnMaintenance),
  route(getUserSettings, readUserSettings),
  route(updateUserSettings, saveUserSettings),
];
