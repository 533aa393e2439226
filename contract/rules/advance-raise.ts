import { nextWorkingDay } from '#contract/czech/holidays.ts';
import { monthAway, monthOf } from './month-info.ts';

/**
 * The first day from which a changed advance may be demanded: that of the month after the written notice of
 * it was delivered (zákon č. 67/2013 Sb., § 4 odst. 3).
 */
export const earliestRaise = (delivered: string): string => monthAway(monthOf(delivered), 1);

/** When what was posted without a proof is presumed to be delivered: the third working day after (občanský zákoník, § 573). */
export const presumedDelivery = (sent: string): string =>
  nextWorkingDay(nextWorkingDay(nextWorkingDay(sent)));
