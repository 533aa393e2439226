import {
  getRuntimeSettings,
  getUserSettings,
  switchMaintenance,
  updateRuntimeSettings,
  updateUserSettings,
} from '#contract/settings.ts';
import type { RuntimeSettings, UserSettings } from '#contract/settings.ts';
import { keyOf, queryClient, queryFor, useCall, useLoad } from '#web/lib/query.ts';

/** Settings of the whole portal. */
export function useRuntimeSettings() {
  return useLoad(queryFor(getRuntimeSettings));
}

function keepRuntime(settings: RuntimeSettings): void {
  queryClient.setQueryData(keyOf(getRuntimeSettings), settings);
}

/** Saves settings of the whole portal. */
export function useSaveRuntimeSettings() {
  return useCall(updateRuntimeSettings, {
    invalidates: [getRuntimeSettings],
    onSuccess: keepRuntime,
  });
}

/** Switches the maintenance on or off. */
export function useSwitchMaintenance() {
  return useCall(switchMaintenance, { invalidates: [getRuntimeSettings], onSuccess: keepRuntime });
}

/** What the signed-in user has set for himself. */
export function useOwnSettings() {
  return useLoad(queryFor(getUserSettings));
}

function keepOwn(settings: UserSettings): void {
  queryClient.setQueryData(keyOf(getUserSettings), settings);
}

/** Saves own settings; the portal follows at once. */
export function useSaveOwnSettings() {
  return useCall(updateUserSettings, { invalidates: [getUserSettings], onSuccess: keepOwn });
}
