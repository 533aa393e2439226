import {
  browseOverpayments,
  cancelRefund,
  createRefund,
  downloadRefund,
  listRefunds,
  payRefund,
  readRefund,
} from '#contract/money/refunds.ts';
import { unitRoute, type Route } from '#server/http/route.ts';
import { browse, create, list, read } from './refunds.service.ts';
import { cancel, makeFile, markPaid } from './states.service.ts';

export const refundRoutes: readonly Route[] = [
  unitRoute(browseOverpayments, browse),
  unitRoute(listRefunds, list),
  unitRoute(createRefund, create),
  unitRoute(readRefund, read),
  unitRoute(downloadRefund, makeFile),
  unitRoute(payRefund, markPaid),
  unitRoute(cancelRefund, cancel),
];
