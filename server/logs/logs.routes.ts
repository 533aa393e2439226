import { listLogGroups, readLogGroup, solveLogGroup } from '#contract/log-groups.ts';
import { sendLogs } from '#contract/logs.ts';
import { outsideRoute, route, type Route } from '#server/http/route.ts';
import { readGroup, readGroups, solveGroup } from './groups.service.ts';
import { keepLogs, shedLogs } from './logs.service.ts';

export const logsRoutes: readonly Route[] = [
  outsideRoute(sendLogs, keepLogs, shedLogs),
  route(listLogGroups, readGroups),
  route(readLogGroup, readGroup),
  route(solveLogGroup, solveGroup),
];
