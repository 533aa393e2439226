import {
  createSystemMessage,
  deleteSystemMessage,
  hideSystemMessage,
  listAllSystemMessages,
  listPublicSystemMessages,
  listUserSystemMessages,
  readSystemMessage,
  resetSystemMessage,
  showSystemMessageAgain,
  updateSystemMessage,
} from '#contract/system-messages.ts';
import { publicRoute, route, type Route } from '#server/http/route.ts';
import {
  addMessage,
  allMessages,
  changeMessage,
  removeMessage,
  showAgain,
} from './admin.service.ts';
import {
  hideMessage,
  publicMessages,
  readMessage,
  resetMessage,
  userMessages,
} from './system-messages.service.ts';

export const systemMessagesRoutes: readonly Route[] = [
  publicRoute(listPublicSystemMessages, publicMessages),
  route(listUserSystemMessages, userMessages),
  route(listAllSystemMessages, allMessages),
  route(readSystemMessage, readMessage),
  route(hideSystemMessage, hideMessage),
  route(resetSystemMessage, resetMessage),
  route(showSystemMessageAgain, showAgain),
  route(createSystemMessage, addMessage),
  route(updateSystemMessage, changeMessage),
  route(deleteSystemMessage, removeMessage),
];
