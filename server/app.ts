import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Portal } from './portal.ts';
import { addressesRoutes } from '#server/addresses/addresses.routes.ts';
import { clientsRoutes } from '#server/clients/clients.routes.ts';
import { protect } from '#server/http/protect.ts';
import { endIdleConnections } from '#server/http/end-idle.ts';
import { serveDocuments } from '#server/http/documents.ts';
import { serveUnknown } from '#server/http/unknown.ts';
import { sendError } from '#server/http/error-reply.ts';
import { serveOpenApi } from '#server/http/openapi.ts';
import type { Route } from '#server/http/route.ts';
import { serve } from '#server/http/serve.ts';
import { buildingsRoutes } from '#server/buildings/buildings.routes.ts';
import { floorsRoutes } from '#server/floors/floors.routes.ts';
import { recordHistoryRoutes } from '#server/record-history/record-history.routes.ts';
import { importTasks } from '#server/imports/import-tasks.ts';
import { importsRoutes } from '#server/imports/imports.routes.ts';
import type { TaskHandlers } from '#server/jobs/queue.ts';
import { logsRoutes } from '#server/logs/logs.routes.ts';
import { lookupsRoutes } from '#server/lookups/lookups.routes.ts';
import { messagesRoutes } from '#server/messages/messages.routes.ts';
import { modulesRoutes } from '#server/modules/modules.routes.ts';
import { operationRoutes } from '#server/operation/operation.routes.ts';
import { profileRoutes } from '#server/profile/profile.routes.ts';
import { searchRoutes } from '#server/search/search.routes.ts';
import { clientUnitsRoutes } from '#server/session/client-units.routes.ts';
import { sessionRoutes } from '#server/session/session.routes.ts';
import { settingsRoutes } from '#server/settings/settings.routes.ts';
import { spaceRecordsRoutes } from '#server/space-records/space-records.routes.ts';
import { spacesRoutes } from '#server/spaces/spaces.routes.ts';
import { statisticsRoutes } from '#server/statistics/statistics.routes.ts';
import { tasksRoutes } from '#server/tasks/tasks.routes.ts';
import { unitsRoutes } from '#server/units/units.routes.ts';
import { usersRoutes } from '#server/users/users.routes.ts';

/** Every room's route table. */
export const routes: readonly Route[] = [
  ...sessionRoutes,
  ...clientUnitsRoutes,
  ...profileRoutes,
  ...usersRoutes,
  ...clientsRoutes,
  ...unitsRoutes,
  ...statisticsRoutes,
  ...modulesRoutes,
  ...messagesRoutes,
  ...lookupsRoutes,
  ...settingsRoutes,
  ...logsRoutes,
  ...spacesRoutes,
  ...spaceRecordsRoutes,
  ...buildingsRoutes,
  ...floorsRoutes,
  ...recordHistoryRoutes,
  ...tasksRoutes,
  ...importsRoutes,
  ...addressesRoutes,
  ...searchRoutes,
];

/** Every room's handlers of work in the background. */
export const taskHandlers: TaskHandlers = importTasks;

/** The application, ready to listen or to be asked by tests. */
export async function createApp(portal: Portal): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: portal.config.logLevel, redact: ['req.headers.authorization'] },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: portal.config.trustProxy ?? false,
    bodyLimit: 1_048_576,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    requestTimeout: 15_000,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    // Addresses that the router cannot read do not come to the error handler.
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
  });
  endIdleConnections(app);
  app.setErrorHandler(sendError);
  app.removeContentTypeParser('text/plain');
  await protect(app, portal);
  for (const route of routes) serve(app, route, portal);
  serveOpenApi(app, routes);
  operationRoutes(app, portal);
  await serveDocuments(app, portal);
  serveUnknown(app, routes, portal);
  return app;
}
