import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Erasing } from '#server/core/people/erasing.ts';
import { eraseFromLinks } from '#server/account-papers/erasing.sql.ts';
import { eraseFromImports } from '#server/imports/erasing.sql.ts';
import { eraseFromSipo } from '#server/sipo/erasing.sql.ts';
import type { Portal } from './portal.ts';
import { adminClientsRoutes } from '#server/admin-clients/admin-clients.routes.ts';
import { addressesRoutes } from '#server/addresses/addresses.routes.ts';
import { clientsRoutes } from '#server/clients/clients.routes.ts';
import { applyDuePlaces } from '#server/core/people/places.ts';
import { applyDueShares } from '#server/core/pasports/due-shares.ts';
import { watchAll, watchChanged } from '#server/core/metering/watch.ts';
import { recountAreas } from '#server/core/pasports/recount.ts';
import { protect } from '#server/http/protect.ts';
import { endIdleConnections } from '#server/http/end-idle.ts';
import { letGoWhenStopping, refuseWhenClosing } from '#server/http/refuse-when-closing.ts';
import { eventNumbers } from '#server/http/event-number.ts';
import { loggerOptions, type LogSink } from '#server/http/log.ts';
import { serveDocuments } from '#server/http/documents.ts';
import { serveUnknown } from '#server/http/unknown.ts';
import { sendError } from '#server/http/error-reply.ts';
import { serveOpenApi } from '#server/http/openapi/document.ts';
import { manyReadsRoute } from '#server/http/many-reads.ts';
import type { Route } from '#server/http/route.ts';
import { serve } from '#server/http/serve.ts';
import { backupRoutes } from '#server/backup/backup.routes.ts';
import { accountingRoutes } from '#server/accounting/accounting.routes.ts';
import { contractRoutes } from '#server/contracts/contracts.routes.ts';
import { billingRoutes } from '#server/billing/billing.routes.ts';
import { ruleRoutes } from '#server/billing/rules.routes.ts';
import { bankRoutes } from '#server/bank/bank.routes.ts';
import { auxiliariesRoutes } from '#server/auxiliaries/auxiliaries.routes.ts';
import { buildingsRoutes } from '#server/buildings/buildings.routes.ts';
import { dashboardRoutes } from '#server/dashboard/dashboard.routes.ts';
import { declarationsRoutes } from '#server/declarations/declarations.routes.ts';
import { reminders } from '#server/declarations/remind.ts';
import { degreeDaysRoutes } from '#server/degree-days/degree-days.routes.ts';
import { eventsRoutes } from '#server/events/events.routes.ts';
import { fieldworkRoutes } from '#server/fieldwork/fieldwork.routes.ts';
import { eventRoutes } from '#server/fieldwork/events.routes.ts';
import { resultRoutes } from '#server/fieldwork/results.routes.ts';
import { noticeTasks, noticeWork } from '#server/fieldwork/notice-tasks.ts';
import { visitRoutes } from '#server/fieldwork/visits.routes.ts';
import { floorsRoutes } from '#server/floors/floors.routes.ts';
import { heatingRoutes } from '#server/heating/heating.routes.ts';
import { recordHistoryRoutes } from '#server/record-history/record-history.routes.ts';
import { importTasks } from '#server/imports/import-tasks.ts';
import { importsRoutes } from '#server/imports/imports.routes.ts';
import type { TaskHandlers } from '#server/jobs/queue.ts';
import { legalRoutes } from '#server/legal/legal.routes.ts';
import { licenceInfoRoutes } from '#server/licence-info/licence-info.routes.ts';
import { listsRoutes } from '#server/lists/lists.routes.ts';
import { logsRoutes } from '#server/logs/logs.routes.ts';
import { lookupsRoutes } from '#server/lookups/lookups.routes.ts';
import { metersRoutes } from '#server/meters/meters.routes.ts';
import { monthInfoWork } from '#server/monthly-info/by-itself.ts';
import { monthInfoRoutes } from '#server/monthly-info/monthly-info.routes.ts';
import { monthInfoTasks } from '#server/monthly-info/tasks.ts';
import { prescriptionRoutes } from '#server/prescription/prescription.routes.ts';
import { forecastWork } from '#server/settlement/forecast-work.ts';
import { settlementRoutes } from '#server/settlement/settlement.routes.ts';
import { settlementTasks } from '#server/settlement/tasks.ts';
import { statementTasks, statementWork } from '#server/settlement/statement-tasks.ts';
import { prescriptionTasks, prescriptionWork } from '#server/prescription/tasks.ts';
import { messagesRoutes } from '#server/messages/messages.routes.ts';
import { modulesRoutes } from '#server/modules/modules.routes.ts';
import { calendarFeedRoute } from '#server/fieldwork/feed.routes.ts';
import { newsFeedRoute } from '#server/news/feed.routes.ts';
import { newsRoutes } from '#server/news/news.routes.ts';
import { notices } from '#server/notifications/notices.ts';
import { operationRoutes } from '#server/operation/operation.routes.ts';
import { personalDataRoutes } from '#server/personal-data/personal-data.routes.ts';
import { profileRoutes } from '#server/profile/profile.routes.ts';
import { revisionsRoutes } from '#server/revisions/revisions.routes.ts';
import { readDueRates } from '#server/rates/feed.service.ts';
import { ratesRoutes } from '#server/rates/rates.routes.ts';
import type { RepeatedWork } from '#server/jobs/start.ts';
import { searchRoutes } from '#server/search/search.routes.ts';
import { accountPapersRoutes } from '#server/account-papers/account-papers.routes.ts';
import { arrearsRoutes } from '#server/arrears/arrears.routes.ts';
import { reminderTasks, reminderWork } from '#server/arrears/tasks.ts';
import { moneyRoutes } from '#server/money/money.routes.ts';
import { refundRoutes } from '#server/refunds/refunds.routes.ts';
import { selfReadingsRoutes } from '#server/self-readings/self-readings.routes.ts';
import { clientUnitsRoutes } from '#server/session/client-units.routes.ts';
import { sessionRoutes } from '#server/session/session.routes.ts';
import { settingsRoutes } from '#server/settings/settings.routes.ts';
import { sipoRoutes } from '#server/sipo/sipo.routes.ts';
import { spaceRecordsRoutes } from '#server/space-records/space-records.routes.ts';
import { houseSharesRoutes } from '#server/house-shares/house-shares.routes.ts';
import { houseValuesRoutes } from '#server/house-values/house-values.routes.ts';
import { spacesRoutes } from '#server/spaces/spaces.routes.ts';
import { statisticsRoutes } from '#server/statistics/statistics.routes.ts';
import { summariesRoutes } from '#server/summaries/summaries.routes.ts';
import { unitTodayRoutes } from '#server/unit-today/unit-today.routes.ts';
import { systemMessagesRoutes } from '#server/system-messages/system-messages.routes.ts';
import { offeredChange } from '#server/undo/offer.ts';
import { undoRoutes } from '#server/undo/undo.routes.ts';
import { tasksRoutes } from '#server/tasks/tasks.routes.ts';
import { todoRoutes } from '#server/todo/todo.routes.ts';
import { unitServicesRoutes } from '#server/unit-services/unit-services.routes.ts';
import { unitsRoutes } from '#server/units/units.routes.ts';
import { usersRoutes } from '#server/users/users.routes.ts';
import { viewsRoutes } from '#server/views/views.routes.ts';

/** What rooms do to their own tables when a person is erased. */
const erasings: readonly Erasing[] = [eraseFromImports, eraseFromLinks, eraseFromSipo];

/** Every room's route table, without taking back of what they do. */
const rooms: readonly Route[] = [
  ...sessionRoutes,
  ...clientUnitsRoutes,
  ...profileRoutes,
  ...usersRoutes,
  ...clientsRoutes,
  ...adminClientsRoutes,
  ...licenceInfoRoutes,
  ...unitServicesRoutes,
  ...unitsRoutes,
  ...statisticsRoutes,
  ...summariesRoutes,
  ...unitTodayRoutes,
  ...modulesRoutes,
  ...messagesRoutes,
  ...metersRoutes,
  ...monthInfoRoutes,
  ...contractRoutes,
  ...billingRoutes,
  ...ruleRoutes,
  ...prescriptionRoutes,
  ...settlementRoutes,
  ...systemMessagesRoutes,
  ...eventsRoutes,
  ...newsRoutes,
  ...lookupsRoutes,
  ...settingsRoutes,
  ...viewsRoutes,
  ...backupRoutes,
  ...logsRoutes,
  ...spacesRoutes,
  ...spaceRecordsRoutes,
  ...buildingsRoutes,
  ...houseSharesRoutes,
  ...houseValuesRoutes,
  ...declarationsRoutes,
  ...selfReadingsRoutes,
  ...moneyRoutes,
  ...refundRoutes,
  ...accountingRoutes,
  ...accountPapersRoutes,
  ...arrearsRoutes,
  ...floorsRoutes,
  ...heatingRoutes,
  ...degreeDaysRoutes,
  ...fieldworkRoutes,
  ...visitRoutes,
  ...eventRoutes,
  ...resultRoutes,
  ...recordHistoryRoutes,
  ...tasksRoutes,
  ...todoRoutes,
  ...importsRoutes,
  ...addressesRoutes,
  ...searchRoutes,
  ...auxiliariesRoutes,
  ...dashboardRoutes,
  ...ratesRoutes,
  ...sipoRoutes,
  ...bankRoutes,
  ...listsRoutes,
  ...legalRoutes,
  ...personalDataRoutes(erasings),
  ...revisionsRoutes,
];

/** All routes of the portal. */
export const routes: readonly Route[] = [...rooms, ...undoRoutes(rooms), manyReadsRoute(rooms)];

/** Every room's handlers of work in the background. */
export const taskHandlers: TaskHandlers = new Map([
  ...importTasks,
  ...monthInfoTasks,
  ...reminderTasks,
  ...prescriptionTasks,
  ...settlementTasks,
  ...statementTasks,
  ...noticeTasks,
]);

/** Every room's work that is done again and again by the clock. */
export const repeatedWork: readonly RepeatedWork[] = [
  { pattern: '20 * * * * *', name: 'Reading of rates', work: readDueRates },
  { pattern: '0 0 0 * * *', name: 'The recount of areas', work: recountAreas, atStart: true },
  { pattern: '0 0 0 * * *', name: 'The new shares', work: applyDueShares, atStart: true },
  { pattern: '0 0 0 * * *', name: 'The new addresses', work: applyDuePlaces, atStart: true },
  { pattern: '*/10 * * * * *', name: 'The watch of changed meters', work: watchChanged },
  { pattern: '0 30 4 * * *', name: 'The watch of meters', work: watchAll, atStart: true },
  reminders,
  ...monthInfoWork,
  ...reminderWork,
  ...statementWork,
  ...forecastWork,
  ...prescriptionWork,
  ...noticeWork,
  ...notices,
];

/** The application, ready to listen or to be asked by tests. */
export async function createApp(portal: Portal, log?: LogSink): Promise<FastifyInstance> {
  const app = Fastify({
    logger: loggerOptions(portal.config, log),
    genReqId: eventNumbers(portal.config.trustProxy),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'event' }),
    trustProxy: portal.config.trustProxy ?? false,
    bodyLimit: 1_048_576,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    requestTimeout: 15_000,
    forceCloseConnections: 'idle',
    // What comes over an open connection while the server stops is refused in the envelope.
    return503OnClosing: false,
    // Addresses that the router cannot read do not come to the error handler.
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
  });
  endIdleConnections(app);
  refuseWhenClosing(app);
  letGoWhenStopping(app, portal);
  app.setErrorHandler(sendError);
  app.removeContentTypeParser('text/plain');
  await protect(app, portal);
  for (const route of routes) serve(app, route, portal, offeredChange);
  serveOpenApi(app, routes);
  operationRoutes(app, portal);
  newsFeedRoute(app, portal);
  calendarFeedRoute(app, portal);
  await serveDocuments(app, portal);
  serveUnknown(app, routes, portal);
  return app;
}
