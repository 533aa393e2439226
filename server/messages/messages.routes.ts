import {
  confirmAllUserMessages,
  confirmUserMessage,
  listKeptMessages,
  listUserMessages,
} from '#contract/messages.ts';
import { route, type Route } from '#server/http/route.ts';
import {
  confirmAllMessages,
  confirmMessage,
  keptMessages,
  waitingMessages,
} from './messages.service.ts';

export const messagesRoutes: readonly Route[] = [
  route(listUserMessages, waitingMessages),
  route(listKeptMessages, keptMessages),
  route(confirmUserMessage, confirmMessage),
  route(confirmAllUserMessages, confirmAllMessages),
];
