import { getPaymentRows, updatePaymentRows } from '#contract/money/payment-rows.ts';
import {
  acceptRule,
  listRules,
  previewRule,
  undoRule,
} from '#contract/money/prescription-rules.ts';
import {
  listSheetMails,
  previewSheetMails,
  sendSheetMails,
} from '#contract/money/prescription-mails.ts';
import { listSheets, printSheets } from '#contract/money/prescription-sheets.ts';
import { outsideRoute, type Route, unitRoute } from '#server/http/route.ts';
import { listMails, previewMails, sendMails } from './mails.service.ts';
import { readRows, saveRows } from './rows.service.ts';
import { listAll, print } from './sheets.service.ts';
import { accept, list, preview, undo } from './rules.service.ts';

export const prescriptionRoutes: readonly Route[] = [
  unitRoute(getPaymentRows, readRows),
  unitRoute(updatePaymentRows, saveRows),
  unitRoute(listSheets, listAll),
  outsideRoute(printSheets, print),
  unitRoute(listSheetMails, listMails),
  unitRoute(previewSheetMails, previewMails),
  unitRoute(sendSheetMails, sendMails),
  unitRoute(previewRule, preview),
  unitRoute(listRules, list),
  unitRoute(acceptRule, accept),
  unitRoute(undoRule, undo),
];
