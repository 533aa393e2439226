import type { ResultOf } from '#contract/endpoint.ts';
import { listDevices, signOutDevice, signOutOtherDevices } from '#contract/devices.ts';
import { keepAnswer, keyOf, queryFor, useCall, useLoad } from '#web/lib/query.ts';

/** Devices on which the user is signed in. */
export function useDevices() {
  return useLoad(queryFor(listDevices));
}

function keep(devices: ResultOf<typeof listDevices>): void {
  keepAnswer(keyOf(listDevices), devices);
}

/** Signs one device out; those that are left are shown at once. */
export function useSignOutDevice() {
  return useCall(signOutDevice, { onSuccess: keep });
}

/** Signs all devices but this one out. */
export function useSignOutOtherDevices() {
  return useCall(signOutOtherDevices, { onSuccess: keep });
}
