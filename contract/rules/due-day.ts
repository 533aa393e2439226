import { isWorkingDay, nextWorkingDay } from '#contract/czech/holidays.ts';

/**
 * The day on which a term really ends: a term whose last day is a Saturday, a Sunday or a holiday ends
 * on the next working day (§ 607 of the Civil Code).
 */
export function dueOn(day: string): string {
  return isWorkingDay(day) ? day : nextWorkingDay(day);
}
