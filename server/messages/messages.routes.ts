import {
  confirmAllUserMessages,
  confirmUserMessage,
  listStoredMessages,
  listUserMessages,
  turnUserMessage,
} from '#contract/messages.ts';
import { route, type Route } from '#server/http/route.ts';
import {
  confirmAllMessages,
  confirmMessage,
  storedMessages,
  turnMessage,
  waitingMessages,
} from './messages.service.ts';

export const messagesRoutes: readonly Route[] = [
  route(listUserMessages, waitingMessages),
  route(listStoredMessages, storedMessages),
  route(confirmUserMessage, confirmMessage),
  route(turnUserMessage, turnMessage),
  route(confirmAllUserMessages, confirmAllMessages),
];
