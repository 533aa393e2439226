import { exportClaims, exportPayments } from '#contract/exports.ts';
import { browseAccounts, readAccount } from '#contract/money/accounts.ts';
import { createClaim, reverseClaim } from '#contract/money/claims.ts';
import {
  claimTheMonth,
  closeMonth,
  getLedgerSettings,
  listMonthRows,
  listMonths,
  readMonth,
  updateLedgerSettings,
} from '#contract/money/months.ts';
import { forgetPayer, listLearnedPayers } from '#contract/money/payers.ts';
import {
  changePayments,
  listQueue,
  parkPayment,
  recogniseQueue,
} from '#contract/money/payment-queue.ts';
import {
  assignPayment,
  createPayment,
  listPayments,
  reversePayment,
} from '#contract/money/payments.ts';
import { type Route, unitFileRoute, unitRoute } from '#server/http/route.ts';
import { browse, claimOnce, read, reverse } from './accounts.service.ts';
import { sendClaims, sendPayments } from './export.service.ts';
import {
  claim,
  close,
  list as months,
  read as month,
  rows as monthRows,
  readSettings,
  saveSettings,
} from './months.service.ts';
import { forget, list as payers } from './payers.service.ts';
import { savePayments } from './many-payments.service.ts';
import { assign, create, list as payments, reverse as reversePaid } from './payments.service.ts';
import { list as queue, park, recognise } from './queue.service.ts';

export const moneyRoutes: readonly Route[] = [
  unitRoute(browseAccounts, browse),
  unitRoute(readAccount, read),
  unitFileRoute(exportClaims, sendClaims),
  unitFileRoute(exportPayments, sendPayments),
  unitRoute(createClaim, claimOnce),
  unitRoute(reverseClaim, reverse),
  unitRoute(getLedgerSettings, readSettings),
  unitRoute(updateLedgerSettings, saveSettings),
  unitRoute(listMonths, months),
  unitRoute(readMonth, month),
  unitRoute(listMonthRows, monthRows),
  unitRoute(claimTheMonth, claim),
  unitRoute(closeMonth, close),
  unitRoute(listPayments, payments),
  unitRoute(createPayment, create),
  unitRoute(assignPayment, assign),
  unitRoute(reversePayment, reversePaid),
  unitRoute(listQueue, queue),
  unitRoute(recogniseQueue, recognise),
  unitRoute(parkPayment, park),
  unitRoute(changePayments, savePayments),
  unitRoute(listLearnedPayers, payers),
  unitRoute(forgetPayer, forget),
];
