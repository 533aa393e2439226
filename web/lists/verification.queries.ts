import { listVerificationPeriods } from '#contract/metering/verification-periods.ts';
import { queryFor, useLoad } from '#web/lib/query.ts';

/** Periods of verification by kind, the newest first. */
export function useVerificationPeriods() {
  return useLoad(queryFor(listVerificationPeriods));
}
