import type { Endpoint } from '#contract/endpoint.ts';
import type { LiveKind } from '#contract/events.ts';
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
  'system-messages': [listUserSystemMessages, listAllSystemMessages, readSystemMessage],
};

/** Every kind of changes that is told of. */
export const liveKinds = Object.keys(reads) as LiveKind[];

/** What is read anew when something of the kinds has changed. */
export function staleBy(kinds: readonly LiveKind[]): readonly Endpoint[] {
  return kinds.flatMap((kind) => reads[kind]);
}
