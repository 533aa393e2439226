import {
  createAccountLink,
  listAccountLinks,
  openAccountLink,
  printAccountLink,
  revokeAccountLink,
} from '#contract/money/account-links.ts';
import {
  getPaperSettings,
  listAccountsOf,
  printAccount,
  printAccounts,
  readAccountPayment,
  updatePaperSettings,
} from '#contract/money/account-papers.ts';
import {
  createConfirmationLink,
  listConfirmationLinks,
  openConfirmationLink,
  printConfirmationLink,
  revokeConfirmationLink,
} from '#contract/money/confirmation-links.ts';
import {
  issueConfirmation,
  listConfirmations,
  previewConfirmation,
  printConfirmation,
  revokeConfirmation,
  verifyConfirmation,
} from '#contract/money/debt-confirmations.ts';
import { outsideRoute, type Route, unitRoute } from '#server/http/route.ts';
import { verify } from './check.service.ts';
import {
  listLinks as listConfirmed,
  makeLink as makeConfirmed,
  revokeLink as revokeConfirmed,
} from './confirmation-links.service.ts';
import { printOne } from './confirmation-pdf.service.ts';
import { issue, list, preview, revoke } from './confirmations.service.ts';
import { listLinks, makeLink, revokeLink } from './links.service.ts';
import { openConfirmation, printOpened } from './opened-confirmation.service.ts';
import { openLink, printLink } from './opened.service.ts';
import { listOf, print, printMany, readPayment } from './papers.service.ts';
import { readSettings, saveSettings } from './settings.service.ts';

export const accountPapersRoutes: readonly Route[] = [
  unitRoute(readAccountPayment, readPayment),
  unitRoute(listAccountsOf, listOf),
  outsideRoute(printAccount, print),
  outsideRoute(printAccounts, printMany),
  unitRoute(getPaperSettings, readSettings),
  unitRoute(updatePaperSettings, saveSettings),
  unitRoute(listAccountLinks, listLinks),
  unitRoute(createAccountLink, makeLink),
  unitRoute(revokeAccountLink, revokeLink),
  outsideRoute(openAccountLink, openLink),
  outsideRoute(printAccountLink, printLink),
  unitRoute(listConfirmations, list),
  unitRoute(previewConfirmation, preview),
  unitRoute(issueConfirmation, issue),
  unitRoute(revokeConfirmation, revoke),
  outsideRoute(printConfirmation, printOne),
  outsideRoute(verifyConfirmation, verify),
  unitRoute(listConfirmationLinks, listConfirmed),
  unitRoute(createConfirmationLink, makeConfirmed),
  unitRoute(revokeConfirmationLink, revokeConfirmed),
  outsideRoute(openConfirmationLink, openConfirmation),
  outsideRoute(printConfirmationLink, printOpened),
];
