import {
  changeClientToken,
  getClient,
  listClientHistory,
  readClientToken,
  updateClient,
} from '#contract/clients.ts';
import { route, type Route } from '#server/http/route.ts';
import {
  clientHistory,
  clientTokenState,
  readClient,
  saveClient,
  switchClientToken,
} from './clients.service.ts';

export const clientsRoutes: readonly Route[] = [
  route(getClient, readClient),
  route(updateClient, saveClient),
  route(changeClientToken, switchClientToken),
  route(readClientToken, clientTokenState),
  route(listClientHistory, clientHistory),
];
