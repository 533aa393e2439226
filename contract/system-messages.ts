import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { listOf } from './envelope.ts';
import { id, moment, momentOrEmpty, text } from './fields.ts';
import { readOf, writeOf } from './record.ts';
import { systemMessageFields, systemMessageRecord } from './system-message-record.ts';
import { deleted, savedVersion } from '#contract/pasports/pasport.ts';

/** A message of the portal to its users (specification, section 3). */
const systemMessage = z.object({
  system_message_id: z.int(),
  ...readOf(systemMessageFields),
  created: moment,
  updated: moment,
  version: z.int(),
});
export type SystemMessage = z.infer<typeof systemMessage>;

/** A message as its reader sees it. */
export const shownSystemMessage = systemMessage
  .pick({
    system_message_id: true,
    message: true,
    is_active: true,
    remember_user: true,
    show_update_stamp: true,
    message_priority: true,
    red_alert: true,
    task_id: true,
    task_message: true,
    created: true,
    updated: true,
  })
  .extend({
    /** How far its task is, in percent; null when the message has none or the task goes on no more. */
    task_progress: z.int().nullable(),
    /** When the reader has put it away; empty of one that he has not. */
    hidden: momentOrEmpty,
  })
  .meta({ id: 'ShownSystemMessage' });
export type ShownSystemMessage = z.infer<typeof shownSystemMessage>;

const adminSystemMessage = systemMessage
  .extend(readOf(systemMessageRecord.told))
  .meta({ id: 'AdminSystemMessage' });
export type AdminSystemMessage = z.infer<typeof adminSystemMessage>;
export type SystemMessageState = AdminSystemMessage['state'];

export const listPublicSystemMessages = endpoint({
  method: 'GET',
  path: '/v1/systemmessages/public',
  access: 'public',
  summary: 'Platná veřejná systémová hlášení, podle pořadí a od nejnovějšího',
  result: listOf(shownSystemMessage),
  faultNumber: 5,
});

export const listUserSystemMessages = endpoint({
  method: 'GET',
  path: '/v1/systemmessages/byuser',
  access: 'user',
  forCrews: true,
  summary: 'Platná systémová hlášení uživatele; with_hidden=1 i ta, která odložil',
  query: z.object({ with_hidden: z.enum(['0', '1']).optional() }),
  result: listOf(shownSystemMessage),
  faultNumber: 6,
});

export const listAllSystemMessages = endpoint({
  method: 'GET',
  path: '/v1/systemmessages/admin',
  access: 'system-admin',
  summary: 'Všechna systémová hlášení pro správce systému, i naplánovaná a skončená',
  query: z.object({ search: text(100).optional() }),
  result: listOf(adminSystemMessage),
  faultNumber: 7,
});

const path = '/v1/systemmessage/{system_message_id}';
const ofMessage = z.object({ system_message_id: id });
const ofReader = z.object({ system_message_id: id.optional() });

export const readSystemMessage = endpoint({
  method: 'GET',
  path,
  access: 'user',
  forCrews: true,
  summary: 'Jedno systémové hlášení, které uživatel smí vidět',
  params: ofMessage,
  result: shownSystemMessage,
});

export const hideSystemMessage = endpoint({
  method: 'POST',
  path: `${path}/userhide`,
  access: 'user',
  forCrews: true,
  summary: 'Odložení hlášení natrvalo; vrací ta, která uživateli zbývají',
  params: ofMessage,
  body: ofReader,
  result: listOf(shownSystemMessage),
  faultNumber: 8,
  refuses: ['message-not-kept'],
});

export const resetSystemMessage = endpoint({
  method: 'POST',
  path: `${path}/reset`,
  access: 'user',
  forCrews: true,
  summary: 'Vrácení hlášení, které uživatel odložil; vrací ta, která teď vidí',
  params: ofMessage,
  body: ofReader,
  result: listOf(shownSystemMessage),
  faultNumber: 9,
});

export const showSystemMessageAgain = endpoint({
  method: 'POST',
  path: `${path}/showagain`,
  access: 'system-admin',
  summary: 'Nové zobrazení hlášení všem, i těm, kdo je odložili',
  params: ofMessage,
  body: ofReader,
  result: adminSystemMessage,
  faultNumber: 10,
});

/** A message as its form saves it. */
export const systemMessageInput = z.object(writeOf(systemMessageFields));
const anyFields = systemMessageInput.partial().shape;

export const createSystemMessage = endpoint({
  method: 'POST',
  path: '/v1/systemmessage',
  access: 'system-admin',
  summary: 'Nové systémové hlášení',
  creates: true,
  body: z.object({ ...anyFields, message: systemMessageInput.shape.message }),
  result: adminSystemMessage,
  faultNumber: 11,
});

export const updateSystemMessage = endpoint({
  method: 'PUT',
  path,
  access: 'system-admin',
  summary: 'Změna systémového hlášení; posílají se jen změněná pole',
  params: ofMessage,
  body: z.object({ ...savedVersion, ...anyFields }),
  result: adminSystemMessage,
  faultNumber: 12,
});

export const deleteSystemMessage = endpoint({
  method: 'DELETE',
  path,
  access: 'system-admin',
  summary: 'Smazání systémového hlášení',
  params: ofMessage,
  result: deleted,
  faultNumber: 13,
});
