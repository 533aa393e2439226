import {
  confirmAllUserMessages,
  confirmUserMessage,
  listUserMessages,
} from '#contract/messages.ts';
import { route, type Route } from '#server/http/route.ts';
import { confirmAllMessages, confirmMessage, waitingMessages } from './messages.service.ts';

export const messagesRoutes: readonly Route[] = [
  route(listUserMessages, waitingMessages),
  route(confirmUserMessage, confirmMessage),
  route(confirmAllUserMessages, confirmAllMessages),
];
