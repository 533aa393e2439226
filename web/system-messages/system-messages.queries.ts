import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  hideSystemMessage,
  listAllSystemMessages,
  listUserSystemMessages,
  showSystemMessageAgain,
} from '#contract/system-messages.ts';
import { listTasks } from '#contract/tasks.ts';
import { queryFor, useCall } from '#web/lib/query.ts';

/** Reads in which a change of a message may be seen. */
export const messageReads = [listAllSystemMessages, listUserSystemMessages];

/** Puts a message away for good, for the signed-in user. */
export function useHideSystemMessage() {
  return useCall(hideSystemMessage, { invalidates: [listUserSystemMessages] });
}

/** All messages; with a text only those that the server finds by it. */
export function useAllSystemMessages(search: string) {
  const query = search === '' ? {} : { search };
  return useQuery({
    ...queryFor(listAllSystemMessages, { query }),
    placeholderData: keepPreviousData,
  });
}

/** Work in the background that a message may tell of: the admin's own. */
export function useOwnTasks() {
  return useQuery(queryFor(listTasks)).data?.values ?? [];
}

/** Shows a message to everybody again, also to those who have put it away. */
export function useShowAgain() {
  return useCall(showSystemMessageAgain, { invalidates: messageReads });
}
