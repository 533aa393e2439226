import { listClientRecordHistory, listRecordHistory } from '#contract/record-history.ts';
import { route, type Route, unitRoute } from '#server/http/route.ts';
import { clientRecordHistory, recordHistory } from './record-history.service.ts';

export const recordHistoryRoutes: readonly Route[] = [
  unitRoute(listRecordHistory, recordHistory),
  route(listClientRecordHistory, clientRecordHistory),
];
