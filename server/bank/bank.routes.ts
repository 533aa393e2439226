import {
  createBankAccount,
  deleteBankAccount,
  listBankAccounts,
  updateBankAccount,
} from '#contract/money/bank-accounts.ts';
import {
  bookBankMovements,
  changeBankMovements,
  listBankMovements,
  updateBankMovement,
} from '#contract/money/bank-movements.ts';
import { forgetBankMapping } from '#contract/money/bank-mappings.ts';
import { chooseReversed, listReversals, takeBackReversal } from '#contract/money/bank-reversals.ts';
import {
  acceptBankFile,
  deleteBankStatement,
  listBankStatements,
  previewBankFile,
} from '#contract/money/bank-statements.ts';
import { joinRefund, listOfferedRefunds, takeBackRefund } from '#contract/money/refund-meetings.ts';
import { joinLump, listLumpPeriods, takeBackLump } from '#contract/money/sipo-lumps.ts';
import { unitRoute, type Route } from '#server/http/route.ts';
import { addAccount, readAccounts, removeAccount, saveAccount } from './accounts.service.ts';
import { join, periods, takeBack as takeBackOfPost } from './lumps.service.ts';
import { forgetMapping } from './mappings.service.ts';
import { book, readMovements, saveMovement, saveMovements } from './movements.service.ts';
import { join as joinOfRefund, offered, takeBack as takeBackOfRefund } from './refunds.service.ts';
import { choose, list as reversals, takeBack } from './reversals.service.ts';
import { acceptFile, previewFile, readStatements, removeStatement } from './statements.service.ts';

export const bankRoutes: readonly Route[] = [
  unitRoute(listBankAccounts, readAccounts),
  unitRoute(createBankAccount, addAccount),
  unitRoute(updateBankAccount, saveAccount),
  unitRoute(deleteBankAccount, removeAccount),
  unitRoute(listBankStatements, readStatements),
  unitRoute(previewBankFile, previewFile),
  unitRoute(acceptBankFile, acceptFile),
  unitRoute(deleteBankStatement, removeStatement),
  unitRoute(forgetBankMapping, forgetMapping),
  unitRoute(listBankMovements, readMovements),
  unitRoute(updateBankMovement, saveMovement),
  unitRoute(changeBankMovements, saveMovements),
  unitRoute(bookBankMovements, book),
  unitRoute(listReversals, reversals),
  unitRoute(chooseReversed, choose),
  unitRoute(takeBackReversal, takeBack),
  unitRoute(listLumpPeriods, periods),
  unitRoute(joinLump, join),
  unitRoute(takeBackLump, takeBackOfPost),
  unitRoute(listOfferedRefunds, offered),
  unitRoute(joinRefund, joinOfRefund),
  unitRoute(takeBackRefund, takeBackOfRefund),
];
