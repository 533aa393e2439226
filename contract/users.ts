import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { listOf } from './envelope.ts';
import { id, identity, moment, momentOrEmpty, requiredText, version } from './fields.ts';

/** A user of the client as its admin sees him. */
export const clientUser = z
  .object({
    client_user_id: z.int(),
    user_identity: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    is_client_admin: z.boolean(),
    is_sys_admin: z.boolean(),
    blocked: z.boolean(),
    /** Empty while the invitation waits. */
    client_confirmed: momentOrEmpty,
    last_sign_in: momentOrEmpty,
    created: moment,
    version: z.int(),
  })
  .meta({ id: 'ClientUser' });
export type ClientUser = z.infer<typeof clientUser>;

export const listUsers = endpoint({
  method: 'GET',
  path: '/v1/user/client/users',
  access: 'client-admin',
  summary: 'Uživatelé klienta',
  result: listOf(clientUser),
});

export const inviteUser = endpoint({
  method: 'POST',
  path: '/v1/user/client/users/invite',
  access: 'client-admin',
  summary: 'Pozvání uživatele e-mailem',
  creates: true,
  perMinute: 20,
  body: z.object({
    email: identity,
    first_name: requiredText(50),
    last_name: requiredText(50),
    is_client_admin: z.boolean(),
  }),
  result: clientUser,
  refuses: ['identity-taken', 'invitation-limit-reached'],
});

export const resendInvitation = endpoint({
  method: 'POST',
  path: '/v1/user/client/users/{client_user_id}/invitation',
  access: 'client-admin',
  summary: 'Nová pozvánka uživateli, který ještě nepotvrdil tu první',
  perMinute: 20,
  params: z.object({ client_user_id: id }),
  result: clientUser,
  refuses: ['invitation-closed', 'invitation-limit-reached'],
});

export const updateUser = endpoint({
  method: 'PUT',
  path: '/v1/user/client/users/{client_user_id}',
  access: 'client-admin',
  summary: 'Role a zablokování uživatele klienta',
  params: z.object({ client_user_id: id }),
  body: z.object({
    client_user_id: id.optional(),
    is_client_admin: z.boolean().optional(),
    blocked: z.boolean().optional(),
    version,
  }),
  result: clientUser,
  refuses: ['last-admin', 'own-account'],
});
