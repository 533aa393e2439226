import { ruledBy, type FormOf } from '#contract/record.ts';
import {
  DEFAULT_PRIORITY,
  systemMessageChecks,
  type systemMessageFields,
} from '#contract/system-message-record.ts';
import { systemMessageInput } from '#contract/system-messages.ts';
import type { ShownSystemMessage } from '#contract/system-messages.ts';

/** The schema of the form: the fields' own rules, and an end that is after the beginning. */
export const messageSchema = ruledBy(systemMessageInput, systemMessageChecks);

/** Fields of a message as its form holds them. */
export type MessageValues = FormOf<typeof systemMessageFields>;

/** The message as its readers will see it. */
export function previewOf(values: MessageValues, updated: string): ShownSystemMessage {
  const { message, remember_user, show_update_stamp, red_alert, task_id, task_message } = values;
  return {
    system_message_id: 0,
    message: message.trim() === '' ? 'Text hlášení' : message,
    remember_user,
    show_update_stamp,
    message_priority: DEFAULT_PRIORITY,
    red_alert,
    task_id,
    task_message,
    is_active: true,
    task_progress: task_id === null ? null : 40,
    hidden: '',
    created: updated,
    updated,
  };
}
