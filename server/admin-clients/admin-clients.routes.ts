import {
  blockClient,
  blockUserOfClient,
  confirmClient,
  endView,
  listClients,
  listHistoryOfClient,
  listUnitsOfClient,
  listUsersOfClient,
  mailUserOfClient,
  readAdminClient,
  saveLicence,
  endSecondStepOfUser,
  unlockUserOfClient,
  viewAsUser,
} from '#contract/admin-clients.ts';
import { route, type Route } from '#server/http/route.ts';
import {
  changeLicence,
  confirmByHand,
  readClientHistory,
  readClients,
  readOneClient,
  switchBlock,
} from './clients.service.ts';
import {
  endUserStep,
  mailUser,
  readUnits,
  readUsers,
  switchUserBlock,
  unlockUser,
} from './users.service.ts';
import { beginView, finishView } from './viewing.service.ts';

export const adminClientsRoutes: readonly Route[] = [
  route(listClients, readClients),
  route(readAdminClient, readOneClient),
  route(listUsersOfClient, readUsers),
  route(listUnitsOfClient, readUnits),
  route(listHistoryOfClient, readClientHistory),
  route(saveLicence, changeLicence),
  route(confirmClient, confirmByHand),
  route(blockClient, switchBlock),
  route(blockUserOfClient, switchUserBlock),
  route(unlockUserOfClient, unlockUser),
  route(endSecondStepOfUser, endUserStep),
  route(mailUserOfClient, mailUser),
  route(viewAsUser, beginView),
  route(endView, finishView),
];
