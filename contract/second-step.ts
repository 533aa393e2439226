import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { momentOrEmpty, ruled } from './fields.ts';
import { required } from '#contract/rules/required.ts';
import { toldPassword } from './session.ts';

/** The second step of the user's sign-in as it stands. */
export const secondStep = z.object({
  /** Since when the sign-in has it; empty when it has none. */
  since: momentOrEmpty,
  /** Codes of an authenticator (RFC 6238) are taken. */
  has_authenticator: z.boolean(),
  /** Recovery codes that were not used yet. */
  recovery_left: z.int().min(0),
  /** The administration of the portal is closed to the user without it. */
  is_demanded: z.boolean(),
});
export type SecondStep = z.infer<typeof secondStep>;

/** Codes are shown once, when they are made; none where older ones still hold. */
const withCodes = z.object({ step: secondStep, recovery_codes: z.array(z.string()) });
const proof = z.object({ password: ruled(toldPassword, required) });

export const getSecondStep = endpoint({
  method: 'GET',
  path: '/v1/user/secondstep',
  access: 'user',
  summary: 'Druhý krok vlastního přihlášení',
  result: secondStep,
});

export const beginAuthenticator = endpoint({
  method: 'POST',
  path: '/v1/user/secondstep/authenticator',
  access: 'user',
  summary: 'Nové tajemství pro ověřovací aplikaci; platí až po prvním kódu z ní',
  perMinute: 20,
  body: proof,
  result: z.object({
    /** Base32, to be typed. */
    secret: z.string(),
    /** `otpauth:` address for an authenticator on the same device. */
    uri: z.string(),
  }),
});

export const proveAuthenticator = endpoint({
  method: 'POST',
  path: '/v1/user/secondstep/authenticator/prove',
  access: 'user',
  summary: 'Zapnutí ověřovací aplikace prvním kódem z ní',
  perMinute: 20,
  body: z.object({ code: ruled(z.string().max(20, 'Zadejte nejvýše 20 znaků'), required) }),
  result: withCodes,
});

export const removeAuthenticator = endpoint({
  method: 'POST',
  path: '/v1/user/secondstep/authenticator/remove',
  access: 'user',
  summary: 'Odebrání ověřovací aplikace',
  perMinute: 20,
  body: proof,
  result: secondStep,
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/v1/user/secondstep/recovery',
  access: 'user',
  summary: 'Nové záložní kódy; dřívější přestanou platit',
  perMinute: 20,
  body: proof,
  result: withCodes,
});
