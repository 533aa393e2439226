import { updateWatchLimits } from '#contract/metering/watch-limits.ts';
import { askPortal } from '#tests/asked.ts';
import type { PortalProcess } from '#tests/portal-process.ts';
import { MANAGER, unitOf } from './houses.ts';
import { tokenOf } from './meter-rounds.ts';

/** From this far ahead the end of the year is seen on each of its days. */
export const YEAR_AHEAD = 366;

/**
 * Has the unit warn a year before a verification ends: verifications end with years, so nine months of
 * each nothing ends within the usual ninety days.
 */
export async function warnYearAhead(own: PortalProcess, unit: string): Promise<void> {
  const token = await tokenOf(own.url, MANAGER);
  const unit_id = await unitOf(own.url, token, unit);
  const body = { verification_days: YEAR_AHEAD };
  const { status } = await askPortal(own.url, updateWatchLimits, {
    token,
    params: { unit_id },
    body,
  });
  if (status !== 200) throw new Error(`The limits of ${unit} were not saved: ${status}.`);
}
