import { listSettlementLaw } from '#contract/billing/law.ts';
import { queryFor, useLoad } from '#web/lib/query.ts';

/** What the law sets for settlements, the newest values first. */
export function useSettlementLaw() {
  return useLoad(queryFor(listSettlementLaw));
}
