import { changePassword, getProfile, updateProfile } from '#contract/profile.ts';
import { outsideRoute, route, type Route } from '#server/http/route.ts';
import { addKey, beginKey, removeKey } from './passkeys.service.ts';
import { replacePassword } from './password.service.ts';
import {
  addPasskey,
  beginAuthenticator,
  beginPasskey,
  getSecondStep,
  proveAuthenticator,
  removeAuthenticator,
  removePasskey,
  renewRecoveryCodes,
} from '#contract/second-step.ts';
import { readProfile, saveProfile } from './profile.service.ts';
import { begin, prove, readStep, remove, renew } from './second-step.service.ts';

export const profileRoutes: readonly Route[] = [
  route(getProfile, readProfile),
  route(updateProfile, saveProfile),
  // Hashing takes too long to hold a connection of the pool.
  outsideRoute(changePassword, replacePassword),
  route(getSecondStep, readStep),
  outsideRoute(beginAuthenticator, begin),
  outsideRoute(proveAuthenticator, prove),
  outsideRoute(removeAuthenticator, remove),
  outsideRoute(renewRecoveryCodes, renew),
  outsideRoute(beginPasskey, beginKey),
  route(addPasskey, addKey),
  outsideRoute(removePasskey, removeKey),
];
