import { z } from 'zod';
import { client, clientInput } from './clients.ts';
import { pendingConsent } from './consents.ts';
import { endpoint } from './endpoint.ts';
import {
  identity,
  moment,
  momentOrEmpty,
  requiredText,
  ruled,
  spaceless,
  ticked,
} from './fields.ts';
import { passwordRule } from '#contract/rules/password.ts';
import { unit } from './units.ts';

/** Who is signed in (specification, section 3, user state). */
export const userState = z.object({
  user_identity: z.string(),
  client_user_id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  is_sys_admin: z.boolean(),
  is_client_admin: z.boolean(),
  assembly_crew_id: z.int().nullable(),
  /** When the registration was confirmed; empty blocks the sign-in. */
  client_confirmed: momentOrEmpty,
  last_unit_id: z.int().nullable(),
  /** Texts that wait for a consent; left out when none does. */
  pending_consents: z.array(pendingConsent).optional(),
  /** Proves the session to the send of the log, and opens nothing; left out where there is no session. */
  log_ticket: z.string().optional(),
  /** The administration of the portal waits for a second step of the sign-in; left out when it does not. */
  second_step_missing: z.literal(true).optional(),
});
export type UserState = z.infer<typeof userState>;

/** What the right password of a user with a second step gets instead of a token. */
export const pendingStep = z.object({
  /** Proof of the password, good for ten minutes. */
  ticket: z.string(),
  /** Codes of an authenticator are taken. */
  has_authenticator: z.boolean(),
  /** Credentials of passkeys, base64url, which sign the ticket as their challenge. */
  credential_ids: z.array(z.string()),
  /** The party that they were made for. */
  rp_id: z.string(),
});

/** Bytes in base64url, so many characters at most. */
export const told = (most: number) => z.string().max(most, `Zadejte nejvýše ${most} znaků`);

/** A password being chosen: checked by the rule; a password being told: only bounded. */
export const newPassword = ruled(z.string(), passwordRule);
export const toldPassword = z.string().max(200);

export const signIn = endpoint({
  method: 'POST',
  path: '/v1/user/login',
  access: 'public',
  summary: 'Přihlášení; údaje v těle, v hlavičce Basic, nebo shodně v obojím',
  perMinute: 60,
  inMaintenance: true,
  body: z.object({
    user_identity: z.string().trim().max(200).optional(),
    password: toldPassword.optional(),
    /** Keep the session for 30 days instead of 12 hours. */
    remember_me: z.boolean().optional(),
    /** A mark that the browser keeps, by which its owner is not told of it as of a new device. */
    device: z.string().max(100, 'Zadejte nejvýše 100 znaků').optional(),
  }),
  /** An unconfirmed registration answers with an empty token, empty client_confirmed and no client. */
  result: userState.extend({
    token: z.string(),
    /** The token ends then, however much it is used; left out where there is none. */
    session_ends: moment.optional(),
    client: client.nullable(),
    units: z.array(unit),
    /** There is no token before the second step, which `POST /v1/user/login/second` takes. */
    second_step: pendingStep.optional(),
  }),
  refuses: [
    'client-blocked',
    'credentials-differ',
    // Only system admins sign in meanwhile.
    'maintenance',
    'sign-in-locked',
    'user-blocked',
    'wrong-credentials',
  ],
});

export const takeSecondStep = endpoint({
  method: 'POST',
  path: '/v1/user/login/second',
  access: 'public',
  summary: 'Druhý krok přihlášení: kód z ověřovací aplikace, záložní kód, nebo přístupový klíč',
  perMinute: 60,
  inMaintenance: true,
  body: z.object({
    ticket: z.string().max(100),
    /** Of an authenticator, or for recovery; either it or the passkey is told. */
    code: told(50).optional(),
    /** The browser's answer to the ticket as a challenge. */
    passkey: z
      .object({
        credential_id: told(1400),
        client_data: told(2000),
        authenticator_data: told(4000),
        signature: told(1400),
      })
      .optional(),
    device: signIn.body.shape.device,
  }),
  result: signIn.result,
  refuses: [
    'client-blocked',
    'maintenance',
    'passkey-refused',
    'second-step-ended',
    'second-step-locked',
    'second-step-wrong',
    'user-blocked',
  ],
});

export const signOut = endpoint({
  method: 'POST',
  path: '/v1/user/logout',
  access: 'user',
  forCrews: true,
  summary: 'Odhlášení; token přestane platit',
  inMaintenance: true,
  result: z.object({ signed_out: z.literal(true) }),
});

/** The one answer of calls that must not tell whether an account exists. */
const accepted = z.object({ accepted: z.literal(true) });

export const register = endpoint({
  method: 'POST',
  path: '/v1/user/register',
  access: 'public',
  refuses: ['operator-unnamed'],
  summary:
    'Registrace klienta a jeho prvního správce; platit začne heslem, které zvolí držitel odkazu z e-mailu',
  perMinute: 20,
  body: z.object({
    user_identity: identity,
    password: newPassword,
    first_name: requiredText(50),
    last_name: requiredText(50),
    client_name: clientInput.shape.name,
    client_type: z.enum(['bussines', 'person']),
    business_id: spaceless(8).default(''),
    register_as_facility_manager: z.boolean().default(false),
    confirmation_rules: ticked('Bez souhlasu s obchodními podmínkami nelze registraci dokončit'),
    confirmation_gdpr: ticked(
      'Bez souhlasu se zpracováním osobních údajů nelze registraci dokončit',
    ),
    /** Versions of the texts that the person saw; a newer one has to be shown again. */
    term_and_conditions_version: z.string().max(20),
    gdpr_version: z.string().max(20),
  }),
  result: accepted,
});

export const resendConfirmation = endpoint({
  method: 'POST',
  path: '/v1/user/register/resend',
  access: 'public',
  summary: 'Nový potvrzovací e-mail; odpověď je vždy stejná',
  perMinute: 10,
  body: z.object({ user_identity: identity }),
  result: accepted,
});

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/v1/user/password/requestreset',
  access: 'public',
  summary: 'E-mail s odkazem k obnově hesla; odpověď je vždy stejná',
  perMinute: 10,
  body: z.object({ user_identity: identity }),
  result: accepted,
});

export const linkKind = z.enum(['confirm', 'reset', 'invite', 'first-admin']);
export type LinkKind = z.infer<typeof linkKind>;

export const exchangeLink = endpoint({
  method: 'POST',
  path: '/v1/user/link/exchange',
  access: 'public',
  summary: 'Výměna tajemství z odkazu za krátkodobé; odkaz tím přestane platit',
  perMinute: 20,
  body: z.object({ token: z.string().max(100) }),
  result: z.object({
    kind: linkKind,
    /** Good for setting the password within 30 minutes. */
    token: z.string(),
    user_identity: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    /** The client that a registration founds or an invitation is from; otherwise empty. */
    client_name: z.string(),
  }),
  refuses: ['address-has-account', 'link-expired', 'link-invalid'],
});

export const setPassword = endpoint({
  method: 'POST',
  path: '/v1/user/password/reset',
  access: 'public',
  summary: 'Nové heslo podle vyměněného odkazu; ukončí ostatní přihlášení',
  perMinute: 20,
  body: z.object({
    token: z.string().max(100),
    new_password: newPassword,
    /** Asked of the first system admin only. */
    user_identity: identity.optional(),
    /** Asked wherever the account only begins: of all but a reset. */
    first_name: requiredText(50).optional(),
    last_name: requiredText(50).optional(),
  }),
  result: z.object({ user_identity: z.string() }),
  refuses: ['identity-taken', 'link-expired', 'link-invalid'],
});
