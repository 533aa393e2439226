import type { ShownSystemMessage } from '#contract/system-messages.ts';
import { CLOSED_KEY } from '#web/lib/storage-keys.ts';
import { createStore } from '#web/lib/store.ts';

// A message that was changed after it had been closed is shown again.
const markOf = ({ system_message_id, updated }: ShownSystemMessage) =>
  `${system_message_id} ${updated}`;

/** Messages that were closed in this tab, until it ends or its user signs out. */
export const closedMarks = createStore<readonly string[]>(
  (sessionStorage.getItem(CLOSED_KEY) ?? '').split('\n').filter((mark) => mark !== ''),
);

/** Closes the message here, for this session only. */
export function closeMessage(message: ShownSystemMessage): void {
  const next = [...closedMarks.get(), markOf(message)];
  closedMarks.set(next);
  sessionStorage.setItem(CLOSED_KEY, next.join('\n'));
}

/** Messages without those closed here. */
export function leftOpen(
  messages: readonly ShownSystemMessage[],
  closed: readonly string[],
): readonly ShownSystemMessage[] {
  return messages.filter((message) => !closed.includes(markOf(message)));
}
