import { inviteUser, listUsers, resendInvitation, updateUser } from '#contract/users.ts';
import { route, type Route } from '#server/http/route.ts';
import { invite, inviteAgain } from './invitations.service.ts';
import { readUsers, saveUser } from './users.service.ts';

export const usersRoutes: readonly Route[] = [
  route(listUsers, readUsers),
  route(inviteUser, invite),
  route(resendInvitation, inviteAgain),
  route(updateUser, saveUser),
];
