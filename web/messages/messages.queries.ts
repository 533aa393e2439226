import { useQuery } from '@tanstack/react-query';
import { GENERIC_MESSAGE } from '#contract/errors.ts';
import {
  confirmAllUserMessages,
  confirmUserMessage,
  listUserMessages,
} from '#contract/messages.ts';
import { keyOf, queryClient, queryFor, useCall } from '#web/lib/query.ts';

/** What failed, by the number behind the generic text (specification, section 8). */
const steps = { load: 1, confirm: 2, confirmAll: 3 } as const;

/** The generic text of the message store with the number of the step that failed. */
export function messageFault(step: keyof typeof steps): string {
  return `${GENERIC_MESSAGE} (${steps[step]})`;
}

/** The user's messages that wait for his confirmation, the newest first. */
export function useUserMessages() {
  return useQuery(queryFor(listUserMessages));
}

const onSuccess = (left: unknown) => void queryClient.setQueryData(keyOf(listUserMessages), left);

/** Confirms one message; the answer is what is left. */
export function useConfirmMessage() {
  return useCall(confirmUserMessage, { onSuccess });
}

/** Confirms all messages. */
export function useConfirmAllMessages() {
  return useCall(confirmAllUserMessages, { onSuccess });
}
