import {
  createAccountRate,
  deleteAccountRate,
  listAccountRates,
  updateAccountRate,
} from '#contract/money/account-rates.ts';
import {
  getArrearsSettings,
  listForLawyer,
  readDebt,
  updateArrearsSettings,
} from '#contract/money/arrears-interest.ts';
import { browseArrears, listOwing, readArrearsYear } from '#contract/money/arrears.ts';
import {
  createAgreement,
  deleteAgreementFile,
  endAgreement,
  getAgreementFile,
  listAgreements,
  printAgreement,
  signAgreement,
  uploadAgreementFile,
} from '#contract/money/instalments.ts';
import {
  browseReminders,
  deliverReminder,
  listReminderLevels,
  listReminders,
  previewReminders,
  printReminders,
  sendReminders,
  updateReminderLevel,
} from '#contract/money/reminders.ts';
import { outsideRoute, type Route, unitRoute } from '#server/http/route.ts';
import { printOne } from './agreement-pdf.service.ts';
import { browse, listAllOwing, readYear } from './debts.service.ts';
import { create, end, listAll } from './instalments.service.ts';
import { listLegal, read } from './interest.service.ts';
import { print } from './pdf.service.ts';
import { addRate, listRates, removeRate, saveRate } from './rates.service.ts';
import {
  browse as browseDue,
  deliver,
  list,
  listLevels,
  preview,
  saveLevel,
  send,
} from './reminders.service.ts';
import { addFile, readFile, removeFile, sign } from './signature.service.ts';
import { readSettings, saveSettings } from './settings.service.ts';

export const arrearsRoutes: readonly Route[] = [
  unitRoute(browseArrears, browse),
  unitRoute(listOwing, listAllOwing),
  unitRoute(readArrearsYear, readYear),
  unitRoute(readDebt, read),
  unitRoute(getArrearsSettings, readSettings),
  unitRoute(updateArrearsSettings, saveSettings),
  unitRoute(listAccountRates, listRates),
  unitRoute(createAccountRate, addRate),
  unitRoute(updateAccountRate, saveRate),
  unitRoute(deleteAccountRate, removeRate),
  unitRoute(listForLawyer, listLegal),
  unitRoute(listAgreements, listAll),
  unitRoute(createAgreement, create),
  unitRoute(endAgreement, end),
  unitRoute(signAgreement, sign),
  unitRoute(uploadAgreementFile, addFile),
  unitRoute(getAgreementFile, readFile),
  unitRoute(deleteAgreementFile, removeFile),
  unitRoute(listReminderLevels, listLevels),
  unitRoute(updateReminderLevel, saveLevel),
  unitRoute(browseReminders, browseDue),
  unitRoute(previewReminders, preview),
  unitRoute(sendReminders, send),
  unitRoute(listReminders, list),
  unitRoute(deliverReminder, deliver),
  outsideRoute(printReminders, print),
  outsideRoute(printAgreement, printOne),
];
