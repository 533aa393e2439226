import { listClientRecordHistory, listRecordHistory } from '#contract/record-history.ts';
import { exportHistory } from '#contract/exports.ts';
import { fileRoute, route, type Route, unitRoute } from '#server/http/route.ts';
import { sendHistory } from './export.service.ts';
import { clientRecordHistory, recordHistory } from './record-history.service.ts';

export const recordHistoryRoutes: readonly Route[] = [
  unitRoute(listRecordHistory, recordHistory),
  route(listClientRecordHistory, clientRecordHistory),
  fileRoute(exportHistory, sendHistory),
];
