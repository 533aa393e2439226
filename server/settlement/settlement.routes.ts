import { explainSettlement } from '#contract/settlement/explained-services.ts';
import {
  acceptSettlementCheck,
  browseSettlements,
  countSettlement,
  createSettlement,
  deleteSettlement,
  getSettlement,
  listSettlementCounts,
  readSettlementChecks,
  readSettlementCount,
  reviewSettlement,
  updateSettlement,
} from '#contract/settlement/settlements.ts';
import {
  addObjection,
  answerObjection,
  listObjections,
  writeObjection,
} from '#contract/settlement/objections.ts';
import { acceptNextAdvances, previewNextAdvances } from '#contract/settlement/next-advances.ts';
import {
  createStatementLink,
  listStatementLinks,
  openStatementLink,
  printStatementLink,
  readStatementDocument,
  revokeStatementLink,
} from '#contract/settlement/statement-links.ts';
import {
  bindStatements,
  boxStatements,
  cancelCorrection,
  correctSettlement,
  deliverStatements,
  issueSettlement,
  listStatements,
  mailStatements,
  printStatement,
  readStatement,
} from '#contract/settlement/statements.ts';
import { outsideRoute, unitRoute, type Route } from '#server/http/route.ts';
import {
  acceptCheck,
  count,
  explain,
  readChecks,
  readCounts,
  readResult,
  review,
} from './counting.service.ts';
import { cancel, correct, issue } from './issuing.service.ts';
import { accept, preview } from './next-advances.service.ts';
import { addByHand, answer, readObjections } from './objections.service.ts';
import { object, openLink, printLink, readDocument } from './opened-statement.service.ts';
import {
  addSettlement,
  readSettlement,
  readSettlements,
  removeSettlement,
  saveSettlement,
} from './settlements.service.ts';
import { listLinks, makeLink, revokeLink } from './statement-links.service.ts';
import { bind, box, deliver, list, mail, print, read } from './statements.service.ts';

export const settlementRoutes: readonly Route[] = [
  unitRoute(browseSettlements, readSettlements),
  unitRoute(getSettlement, readSettlement),
  unitRoute(createSettlement, addSettlement),
  unitRoute(updateSettlement, saveSettlement),
  unitRoute(deleteSettlement, removeSettlement),
  unitRoute(readSettlementChecks, readChecks),
  unitRoute(acceptSettlementCheck, acceptCheck),
  unitRoute(countSettlement, count),
  unitRoute(reviewSettlement, review),
  unitRoute(readSettlementCount, readResult),
  unitRoute(listSettlementCounts, readCounts),
  unitRoute(explainSettlement, explain),
  unitRoute(previewNextAdvances, preview),
  unitRoute(acceptNextAdvances, accept),
  unitRoute(issueSettlement, issue),
  unitRoute(correctSettlement, correct),
  unitRoute(cancelCorrection, cancel),
  unitRoute(listStatements, list),
  unitRoute(mailStatements, mail),
  unitRoute(bindStatements, bind),
  unitRoute(boxStatements, box),
  unitRoute(deliverStatements, deliver),
  unitRoute(readStatement, read),
  outsideRoute(printStatement, print),
  unitRoute(listStatementLinks, listLinks),
  unitRoute(createStatementLink, makeLink),
  unitRoute(revokeStatementLink, revokeLink),
  outsideRoute(openStatementLink, openLink),
  outsideRoute(printStatementLink, printLink),
  outsideRoute(readStatementDocument, readDocument),
  outsideRoute(writeObjection, object),
  unitRoute(listObjections, readObjections),
  unitRoute(addObjection, addByHand),
  unitRoute(answerObjection, answer),
];
