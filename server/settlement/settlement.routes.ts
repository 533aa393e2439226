import { readForecast } from '#contract/settlement/forecasts.ts';
import { previewBillingRule } from '#contract/settlement/rule-preview.ts';
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
  askBoard,
  decideBoard,
  listBoardReviews,
  openBoardLink,
  readBoardDocument,
  revokeBoardLink,
} from '#contract/settlement/board.ts';
import {
  createSimulation,
  deleteSimulation,
  listSimulations,
  printSimulation,
  readSimulationGround,
  trySimulation,
  updateSimulation,
} from '#contract/settlement/simulations.ts';
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
import { getStatementTexts, updateStatementTexts } from '#contract/settlement/statement-texts.ts';
import { outsideRoute, route, unitRoute, type Route } from '#server/http/route.ts';
import { ask, listReviews, revoke } from './board.service.ts';
import {
  acceptCheck,
  count,
  explain,
  readChecks,
  readCounts,
  readResult,
  review,
} from './counting.service.ts';
import { forecast } from './forecast.service.ts';
import { previewRule } from './preview.service.ts';
import { cancel, correct, issue } from './issuing.service.ts';
import { accept, preview } from './next-advances.service.ts';
import { addByHand, answer, readObjections } from './objections.service.ts';
import { object, openLink, printLink, readDocument } from './opened-statement.service.ts';
import { decide, openBoard, readDocument as readForBoard } from './opened-board.service.ts';
import {
  addSettlement,
  readSettlement,
  readSettlements,
  removeSettlement,
  saveSettlement,
} from './settlements.service.ts';
import {
  addSimulation,
  listKept,
  printTried,
  readGround,
  removeSimulation,
  saveSimulation,
  tryOut,
} from './simulations.service.ts';
import { listLinks, makeLink, revokeLink } from './statement-links.service.ts';
import { readTexts, saveTexts } from './statement-texts.service.ts';
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
  unitRoute(readForecast, forecast),
  unitRoute(previewBillingRule, previewRule),
  unitRoute(listSimulations, listKept),
  unitRoute(createSimulation, addSimulation),
  unitRoute(updateSimulation, saveSimulation),
  unitRoute(deleteSimulation, removeSimulation),
  unitRoute(readSimulationGround, readGround),
  unitRoute(trySimulation, tryOut),
  outsideRoute(printSimulation, printTried),
  unitRoute(listBoardReviews, listReviews),
  unitRoute(askBoard, ask),
  unitRoute(revokeBoardLink, revoke),
  outsideRoute(openBoardLink, openBoard),
  outsideRoute(decideBoard, decide),
  outsideRoute(readBoardDocument, readForBoard),
  unitRoute(previewNextAdvances, preview),
  unitRoute(acceptNextAdvances, accept),
  unitRoute(issueSettlement, issue),
  unitRoute(correctSettlement, correct),
  unitRoute(cancelCorrection, cancel),
  route(getStatementTexts, readTexts),
  route(updateStatementTexts, saveTexts),
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
