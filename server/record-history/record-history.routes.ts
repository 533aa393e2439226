import { listClientRecordHistory, listRecordHistory } from '#contract/record-history.ts';
import { route, type Route } from '#server/http/route.ts';
import { clientRecordHistory, recordHistory } from './record-history.service.ts';

export const recordHistoryRoutes: readonly Route[] = [
  route(listRecordHistory, recordHistory),
  route(listClientRecordHistory, clientRecordHistory),
];
