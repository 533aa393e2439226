import {
  acceptSettlementCheck,
  browseSettlements,
  countSettlement,
  createSettlement,
  deleteSettlement,
  explainSettlement,
  getSettlement,
  listSettlementCounts,
  readSettlementChecks,
  readSettlementCount,
  reviewSettlement,
  updateSettlement,
} from '#contract/settlement/settlements.ts';
import { unitRoute, type Route } from '#server/http/route.ts';
import {
  acceptCheck,
  count,
  explain,
  readChecks,
  readCounts,
  readResult,
  review,
} from './counting.service.ts';
import {
  addSettlement,
  readSettlement,
  readSettlements,
  removeSettlement,
  saveSettlement,
} from './settlements.service.ts';

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
];
