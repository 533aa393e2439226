import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, moment, momentOrEmpty, requiredText, ruled } from './fields.ts';
import { required } from '#contract/rules/required.ts';
import { told, toldPassword } from './session.ts';

/** A passkey (WebAuthn): a device, or a key, that signs in its owner's name. */
export const passkey = z.object({
  passkey_id: z.int(),
  name: z.string(),
  created: moment,
  /** Empty until a sign-in by it. */
  last_used: momentOrEmpty,
});
export type Passkey = z.infer<typeof passkey>;

/** The second step of the user's sign-in as it stands. */
export const secondStep = z.object({
  /** Since when the sign-in has it; empty when it has none. */
  since: momentOrEmpty,
  /** Codes of an authenticator (RFC 6238) are taken. */
  has_authenticator: z.boolean(),
  /** Recovery codes that were not used yet. */
  recovery_left: z.int().min(0),
  passkeys: z.array(passkey),
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
  forCrews: true,
  summary: 'Druhý krok vlastního přihlášení',
  result: secondStep,
});

export const beginAuthenticator = endpoint({
  method: 'POST',
  path: '/v1/user/secondstep/authenticator',
  access: 'user',
  forCrews: true,
  summary: 'Nové tajemství pro ověřovací aplikaci; platí až po prvním kódu z ní',
  perMinute: 20,
  body: proof,
  result: z.object({
    /** Base32, to be typed. */
    secret: z.string(),
    /** `otpauth:` address for an authenticator on the same device. */
    uri: z.string(),
  }),
  refuses: ['password-wrong', 'sign-in-locked'],
});

export const proveAuthenticator = endpoint({
  method: 'POST',
  path: '/v1/user/secondstep/authenticator/prove',
  access: 'user',
  forCrews: true,
  summary: 'Zapnutí ověřovací aplikace prvním kódem z ní',
  perMinute: 20,
  body: z.object({ code: ruled(z.string().max(20, 'Zadejte nejvýše 20 znaků'), required) }),
  result: withCodes,
  refuses: ['second-step-locked'],
});

export const removeAuthenticator = endpoint({
  method: 'POST',
  path: '/v1/user/secondstep/authenticator/remove',
  access: 'user',
  forCrews: true,
  summary: 'Odebrání ověřovací aplikace',
  perMinute: 20,
  body: proof,
  result: secondStep,
  refuses: ['password-wrong', 'second-step-off', 'sign-in-locked'],
});

export const beginPasskey = endpoint({
  method: 'POST',
  path: '/v1/user/secondstep/passkeys/begin',
  access: 'user',
  forCrews: true,
  summary: 'Výzva k založení přístupového klíče (WebAuthn); platí deset minut',
  perMinute: 20,
  body: proof,
  result: z.object({
    /** Base64url, as are all bytes of passkeys. */
    challenge: z.string(),
    rp_id: z.string(),
    user_handle: z.string(),
    /** COSE numbers of the algorithms that are taken. */
    algorithms: z.array(z.int()),
    /** Credentials that the user has already. */
    credential_ids: z.array(z.string()),
  }),
  refuses: ['password-wrong', 'sign-in-locked'],
});

export const addPasskey = endpoint({
  method: 'POST',
  path: '/v1/user/secondstep/passkeys',
  access: 'user',
  forCrews: true,
  summary: 'Založení přístupového klíče odpovědí prohlížeče na výzvu',
  perMinute: 20,
  body: z.object({
    name: requiredText(50),
    client_data: told(2000),
    authenticator_data: told(4000),
    /** SubjectPublicKeyInfo, as `getPublicKey()` of the browser tells it. */
    public_key: told(2000),
    algorithm: z.int(),
  }),
  result: withCodes,
  refuses: ['passkey-refused'],
});

export const removePasskey = endpoint({
  method: 'POST',
  path: '/v1/user/secondstep/passkeys/{passkey_id}/remove',
  access: 'user',
  forCrews: true,
  summary: 'Odebrání přístupového klíče',
  perMinute: 20,
  params: z.object({ passkey_id: id }),
  body: proof,
  result: secondStep,
  refuses: ['password-wrong', 'sign-in-locked'],
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/v1/user/secondstep/recovery',
  access: 'user',
  forCrews: true,
  summary: 'Nové záložní kódy; dřívější přestanou platit',
  perMinute: 20,
  body: proof,
  result: withCodes,
  refuses: ['password-wrong', 'second-step-off', 'sign-in-locked'],
});
