import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, requiredText, text, version } from './fields.ts';
import { newPassword, toldPassword, userState } from './session.ts';

export const profile = userState.extend({ version: z.int() }).meta({ id: 'Profile' });
export type Profile = z.infer<typeof profile>;

export const getProfile = endpoint({
  method: 'GET',
  path: '/v1/user/profile',
  access: 'user',
  forCrews: true,
  summary: 'Údaje přihlášeného uživatele',
  result: profile,
});

/** What a profile tells of the session: it may come back with the record as it was read, and is nothing to save. */
const ofSession = {
  ...userState.pick({ pending_consents: true, second_step_missing: true }).shape,
  log_ticket: text(200).optional(),
};

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/v1/user/profile/{client_user_id}',
  access: 'user',
  forCrews: true,
  summary: 'Změna jména a naposledy vybrané jednotky',
  params: z.object({ client_user_id: id }),
  body: z.object({
    client_user_id: id.optional(),
    first_name: requiredText(50).optional(),
    last_name: requiredText(50).optional(),
    /** The unit to start with next time. */
    unit_id: id.optional(),
    ...ofSession,
    version,
  }),
  result: profile,
});

export const changePassword = endpoint({
  method: 'PUT',
  path: '/v1/user/profile/pass/{client_user_id}',
  access: 'user',
  forCrews: true,
  summary: 'Změna hesla; ostatní přihlášení uživatele tím skončí',
  perMinute: 20,
  params: z.object({ client_user_id: id }),
  body: z.object({
    client_user_id: id.optional(),
    unit_id: id.optional(),
    old_password: toldPassword,
    new_password: newPassword,
  }),
  /** A new token in place of the one that the change has ended. */
  result: z.object({ token: z.string() }),
  refuses: ['old-password-wrong', 'same-password', 'sign-in-locked'],
});
