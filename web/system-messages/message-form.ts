import { z } from 'zod';
import { DEFAULT_PRIORITY, systemMessageFields } from '#contract/system-messages.ts';
import type { AdminSystemMessage, ShownSystemMessage } from '#contract/system-messages.ts';

/** The schema of the form: the contract's own fields, and an end that is after the beginning. */
export const messageSchema = z
  .object(systemMessageFields)
  .superRefine(({ active_from, active_to }, context) => {
    if (active_from === '' || active_to === '' || Date.parse(active_to) > Date.parse(active_from))
      return;
    context.addIssue({ code: 'custom', path: ['active_to'], message: 'Konec musí být po začátku' });
  });

export interface MessageValues {
  message: string;
  remember_user: boolean;
  show_update_stamp: boolean;
  is_active: boolean;
  is_public: boolean;
  /** As typed while it reads as no number. */
  message_priority: number | string | null;
  red_alert: boolean;
  task_id: number | null;
  task_message: string;
  active_from: string;
  active_to: string;
  // What a form holds may be named by any text.
  [field: string]: unknown;
}

/** Values of the form. */
export function messageValues(row: AdminSystemMessage): MessageValues {
  const {
    system_message_id: _id,
    created: _c,
    updated: _u,
    version: _v,
    state: _s,
    ...values
  } = row;
  return values;
}

/** A message that is not written yet. */
export const emptyMessage: MessageValues = {
  message: '',
  remember_user: true,
  show_update_stamp: false,
  is_active: true,
  is_public: false,
  message_priority: DEFAULT_PRIORITY,
  red_alert: false,
  task_id: null,
  task_message: '',
  active_from: '',
  active_to: '',
};

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
    task_progress: task_id === null ? null : 40,
    hidden: '',
    created: updated,
    updated,
  };
}
