import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { listOf } from './envelope.ts';
import { id, moment } from './fields.ts';
import { identityClaims } from './identity.ts';

/** An incoming message of the user (specification, section 3). */
export const userMessage = z.object({
  client_user_message_id: z.int(),
  message: z.string(),
  created: moment,
});
export type UserMessage = z.infer<typeof userMessage>;

export const listUserMessages = endpoint({
  method: 'GET',
  path: '/v1/user/messages',
  access: 'user',
  summary: 'Nepotvrzené zprávy a oznámení uživatele, nejnovější první',
  result: listOf(userMessage),
});

export const confirmUserMessage = endpoint({
  method: 'POST',
  path: '/v1/user/message/{client_user_message_id}/confirm',
  access: 'user',
  summary: 'Potvrzení jedné zprávy',
  params: z.object({ client_user_message_id: id }),
  body: z.object({ ...identityClaims, client_user_message_id: id.optional() }),
  result: listOf(userMessage),
});

export const confirmAllUserMessages = endpoint({
  method: 'POST',
  path: '/v1/user/messages',
  access: 'user',
  summary: 'Potvrzení všech zpráv',
  body: z.object(identityClaims),
  result: listOf(userMessage),
});
