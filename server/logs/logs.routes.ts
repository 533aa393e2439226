import { sendLogs } from '#contract/logs.ts';
import { outsideRoute, type Route } from '#server/http/route.ts';
import { keepLogs, shedLogs } from './logs.service.ts';

export const logsRoutes: readonly Route[] = [outsideRoute(sendLogs, keepLogs, shedLogs)];
