import { daysBetween } from '#contract/czech/iso-date.ts';
import { daysText } from '#contract/money/debt-text.ts';
import { czechPlural } from '#contract/rules/plural.ts';

/** How long it is to the end of a term: 'zbývá 5 dní', 'lhůta končí dnes', 'po lhůtě 3 dny'. */
export function leftText(until: string, today: string): string {
  const days = daysBetween(today, until);
  if (days === 0) return 'lhůta končí dnes';
  if (days < 0) return `po lhůtě ${daysText(-days)}`;
  return `${czechPlural(days, 'zbývá', 'zbývají', 'zbývá')} ${daysText(days)}`;
}
