import Fastify, { type FastifyInstance } from 'fastify';
import type { Portal } from './portal.ts';
import { clientsRoutes } from './clients/clients.routes.ts';
import { protect } from './http/protect.ts';
import { serveDocuments } from './http/documents.ts';
import { serveUnknown } from './http/unknown.ts';
import { sendError } from './http/error-reply.ts';
import { serveOpenApi } from './http/openapi.ts';
import type { Route } from './http/route.ts';
import { serve } from './http/serve.ts';
import { logsRoutes } from './logs/logs.routes.ts';
import { lookupsRoutes } from './lookups/lookups.routes.ts';
import { messagesRoutes } from './messages/messages.routes.ts';
import { modulesRoutes } from './modules/modules.routes.ts';
import { operationRoutes } from './operation/operation.routes.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import { clientUnitsRoutes } from './session/client-units.routes.ts';
import { sessionRoutes } from './session/session.routes.ts';
import { settingsRoutes } from './settings/settings.routes.ts';
import { statisticsRoutes } from './statistics/statistics.routes.ts';
import { unitsRoutes } from './units/units.routes.ts';
import { usersRoutes } from './users/users.routes.ts';

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
];

/** The application, ready to listen or to be asked by tests. */
export async function createApp(portal: Portal): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: portal.config.logLevel, redact: ['req.headers.authorization'] },
    disableRequestLogging: true,
    bodyLimit: 1_048_576,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    requestTimeout: 15_000,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
  });
  app.setErrorHandler(sendError);
  await protect(app, portal);
  for (const route of routes) serve(app, route, portal);
  serveOpenApi(app, routes);
  operationRoutes(app, portal);
  await serveDocuments(app, portal);
  serveUnknown(app, routes, portal);
  return app;
}
