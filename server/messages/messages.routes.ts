import {
  confirmAllUserMessages,
  confirmUserMessage,
  listStoredMessages,
  listUserMessages,
} from '#contract/messages.ts';
import { route, type Route } from '#server/http/route.ts';
import {
  confirmAllMessages,
  confirmMessage,
  storedMessages,
  waitingMessages,
} from './messages.service.ts';

export const messagesRoutes: readonly Route[] = [
  route(listUserMessages, waitingMessages),
  route(listStoredMessages, storedMessages),
  route(confirmUserMessage, confirmMessage),
  route(confirmAllUserMessages, confirmAllMessages),
];
