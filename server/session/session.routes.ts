import {
  exchangeLink,
  register,
  requestPasswordReset,
  resendConfirmation,
  setPassword,
  signIn,
  signOut,
  takeSecondStep,
} from '#contract/session.ts';
import { outsideRoute, publicRoute, route, type Route } from '#server/http/route.ts';
import { choosePassword, exchange } from './link.service.ts';
import { registerClient } from './registration.service.ts';
import { mailConfirmation, mailReset } from './requested-mail.service.ts';
import { enterBySecondStep } from './second-step.service.ts';
import { enter, leave } from './sign-in.service.ts';

// What hashes a password or answers in even time holds no connection meanwhile.
export const sessionRoutes: readonly Route[] = [
  outsideRoute(signIn, enter),
  outsideRoute(takeSecondStep, enterBySecondStep),
  route(signOut, leave),
  outsideRoute(register, registerClient),
  outsideRoute(resendConfirmation, mailConfirmation),
  outsideRoute(requestPasswordReset, mailReset),
  publicRoute(exchangeLink, exchange),
  outsideRoute(setPassword, choosePassword),
];
