import { listDevices, signOutDevice, signOutOtherDevices } from '#contract/devices.ts';
import {
  getRuntimeSettings,
  getUserSettings,
  switchMaintenance,
  updateRuntimeSettings,
  updateUserSettings,
} from '#contract/settings.ts';
import { publicRoute, route, type Route } from '#server/http/route.ts';
import { endDevice, endOtherDevices, readDevices } from './devices.service.ts';
import { readRuntimeSettings, saveRuntimeSettings, turnMaintenance } from './settings.service.ts';
import { readUserSettings, saveUserSettings } from './user-settings.service.ts';

export const settingsRoutes: readonly Route[] = [
  publicRoute(getRuntimeSettings, readRuntimeSettings),
  route(updateRuntimeSettings, saveRuntimeSettings),
  route(switchMaintenance, turnMaintenance),
  route(getUserSettings, readUserSettings),
  route(updateUserSettings, saveUserSettings),
  route(listDevices, readDevices),
  route(signOutDevice, endDevice),
  route(signOutOtherDevices, endOtherDevices),
];
