import { shiftDays } from '#contract/czech/iso-date.ts';
import { levelNames, type ReminderStanding, type ReminderTerms } from './reminder-text.ts';

/** The next level of a debt and the day from which it is due; null after the last one. */
export function nextReminder(
  { owed_since, last_level, last_on }: ReminderStanding,
  levels: readonly Pick<ReminderTerms, 'wait_days'>[],
): { readonly level: number; readonly on: string } | null {
  const level = last_level + 1;
  const wait = levels[last_level]?.wait_days;
  if (level > levelNames.length || wait === undefined) return null;
  return { level, on: shiftDays(last_on ?? owed_since, wait) };
}
