import { useQuery } from '@tanstack/react-query';
import {
  confirmAllUserMessages,
  confirmUserMessage,
  listStoredMessages,
  listUserMessages,
} from '#contract/messages.ts';
import {
  hideSystemMessage,
  listUserSystemMessages,
  resetSystemMessage,
} from '#contract/system-messages.ts';
import { cancelTask, getTaskFile, listTasks } from '#contract/tasks.ts';
import { listTodosOfMessages } from '#contract/todo/todos.ts';
import { bytesOf, download } from '#web/lib/download.ts';
import { keepAnswer, keyOf, queryFor, useCall } from '#web/lib/query.ts';
import { useIsOpenAddress } from '#web/lib/open-modules.ts';
import { paths } from '#web/lib/paths.ts';
import { isUnderWay } from './message-rows.ts';

/** The user's messages that wait for his confirmation, the newest first. */
export function useUserMessages() {
  return useQuery(queryFor(listUserMessages));
}

/** All the user's messages, those he has confirmed too. */
export function useStoredMessages() {
  return useQuery(queryFor(listStoredMessages));
}

/** Tasks of the user's messages; of one to whom tasks are closed nothing is asked. */
export function useTodosOfMessages() {
  const isOpen = useIsOpenAddress(paths.Todos);
  return useQuery({ ...queryFor(listTodosOfMessages), enabled: isOpen });
}

/** System messages of the user, those he has put away too. */
export function useAllOwnSystemMessages() {
  return useQuery(queryFor(listUserSystemMessages, { query: { with_hidden: '1' } }));
}

const POLL_MS = 1000;

/** The user's work in the background; followed while some of it goes on. */
export function useOwnTasks() {
  return useQuery({
    ...queryFor(listTasks),
    refetchInterval: ({ state }) =>
      state.data?.values.some(isUnderWay) === true ? POLL_MS : false,
  });
}

const onSuccess = (left: unknown) => keepAnswer(keyOf(listUserMessages), left);
const confirming = { invalidates: [listStoredMessages], onSuccess };

/** Confirms one message; the answer is what is left. */
export function useConfirmMessage() {
  return useCall(confirmUserMessage, confirming);
}

/** Confirms all messages. */
export function useConfirmAllMessages() {
  return useCall(confirmAllUserMessages, confirming);
}

const shown = { invalidates: [listUserSystemMessages] };

/** Puts a system message away for good. */
export function useHideSystemMessage() {
  return useCall(hideSystemMessage, shown);
}

/** Shows a system message again that was put away. */
export function useResetSystemMessage() {
  return useCall(resetSystemMessage, shown);
}

/** Cancels a task. */
export function useCancelTask() {
  return useCall(cancelTask, { invalidates: [listTasks] });
}

/** Has the browser save what a task has made. */
export function useFetchTaskFile() {
  return useCall(getTaskFile, {
    onSuccess: ({ file_name, content_type, content_base64 }) =>
      download(file_name, new Blob([bytesOf(content_base64)], { type: content_type })),
  });
}
