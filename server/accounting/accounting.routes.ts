import { listAccountingCodes, saveAccountingCode } from '#contract/money/accounting-codes.ts';
import {
  exportToPohoda,
  listAccountingLines,
  readAccountingMonth,
} from '#contract/money/accounting.ts';
import { unitRoute, type Route } from '#server/http/route.ts';
import { listCodes, listLines, readMonth, saveCode, toPohoda } from './accounting.service.ts';

export const accountingRoutes: readonly Route[] = [
  unitRoute(listAccountingCodes, listCodes),
  unitRoute(saveAccountingCode, saveCode),
  unitRoute(readAccountingMonth, readMonth),
  unitRoute(listAccountingLines, listLines),
  unitRoute(exportToPohoda, toPohoda),
];
