import type { Endpoint } from '#contract/endpoint.ts';
import type { LiveKind } from '#contract/events.ts';
import { listAllModules, listUserModules } from '#contract/modules.ts';
import { listStoredMessages, listUserMessages } from '#contract/messages.ts';
import {
  listAllSystemMessages,
  listUserSystemMessages,
  readSystemMessage,
} from '#contract/system-messages.ts';
import { listTasks } from '#contract/tasks.ts';

const reads: Readonly<Record<LiveKind, readonly Endpoint[]>> = {
  messages: [listUserMessages, listStoredMessages],
  tasks: [listTasks],
  modules: [listAllModules, listUserModules],
  'system-messages': [listUserSystemMessages, listAllSystemMessages, readSystemMessage],
};

/** What is read anew when nobody knows what has changed; a closed module is also told by its calls. */
export const missedKinds: readonly LiveKind[] = ['messages', 'tasks', 'system-messages'];

/** What is read anew when something of the kinds has changed. */
export function staleBy(kinds: readonly LiveKind[]): readonly Endpoint[] {
  return kinds.flatMap((kind) => reads[kind]);
}
