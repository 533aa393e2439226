import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { listOf } from './envelope.ts';
import { id, moment, momentOrEmpty } from './fields.ts';

/** An incoming message of the user (specification, section 3). */
export const userMessage = z
  .object({
    client_user_message_id: z.int(),
    message: z.string(),
    /** Address within the portal of the record that it speaks of; empty where it speaks of none. */
    link: z.string(),
    created: moment,
  })
  .meta({ id: 'UserMessage' });
export type UserMessage = z.infer<typeof userMessage>;

/** A message that the user may have confirmed; empty until he has. */
const storedMessage = userMessage
  .extend({ confirmed: momentOrEmpty })
  .meta({ id: 'StoredMessage' });
export type StoredMessage = z.infer<typeof storedMessage>;

/** Messages that one answer tells of. */
export const MOST_MESSAGES = 1000;

export const listUserMessages = endpoint({
  method: 'GET',
  path: '/v1/user/messages',
  access: 'user',
  modules: ['messages'],
  forCrews: true,
  summary: 'Nepotvrzené zprávy a oznámení uživatele, nejnovější první',
  result: listOf(userMessage),
  faultNumber: 1,
});

export const listStoredMessages = endpoint({
  method: 'GET',
  path: '/v1/user/messages/all',
  access: 'user',
  modules: ['messages'],
  forCrews: true,
  summary: `Zprávy a oznámení uživatele i s potvrzenými, nejvýše ${MOST_MESSAGES} nejnovějších`,
  result: listOf(storedMessage),
  faultNumber: 4,
});

export const confirmUserMessage = endpoint({
  method: 'POST',
  path: '/v1/user/message/{client_user_message_id}/confirm',
  access: 'user',
  modules: ['messages'],
  forCrews: true,
  summary: 'Potvrzení jedné zprávy',
  params: z.object({ client_user_message_id: id }),
  body: z.object({ client_user_message_id: id.optional() }),
  result: listOf(userMessage),
  faultNumber: 2,
});

export const turnUserMessage = endpoint({
  method: 'PUT',
  path: '/v1/user/message/{client_user_message_id}',
  access: 'user',
  modules: ['messages'],
  forCrews: true,
  summary: 'Potvrzení jedné zprávy, nebo vrácení mezi nepotvrzené',
  params: z.object({ client_user_message_id: id }),
  body: z.object({ confirmed: z.boolean() }),
  result: listOf(userMessage),
});

export const confirmAllUserMessages = endpoint({
  method: 'POST',
  path: '/v1/user/messages',
  access: 'user',
  modules: ['messages'],
  forCrews: true,
  summary: 'Potvrzení všech zpráv',
  result: listOf(userMessage),
  faultNumber: 3,
});
