import { czechPlural } from '#contract/rules/plural.ts';
import { daysToSipo, nextSipoDate } from '#contract/rules/sipo.ts';
import { dayOffNote } from '#web/core/day-off.ts';
import { formatDate } from '#web/lib/czech.ts';

/** The countdown to the next SIPO date in words; `today` is an ISO date of the Prague calendar. */
export function sipoCountdown(today: string, sipoDay: number) {
  const days = daysToSipo(today, sipoDay);
  const term = nextSipoDate(today, sipoDay);
  const date = formatDate(term);
  const off = dayOffNote(term);
  const count = `${days} ${czechPlural(days, 'den', 'dny', 'dnů')}`;
  const when = days === 0 ? 'dnes' : `${date}, tedy za ${count}`;
  return {
    /** '4 dny'. */
    days: count.replace(' ', '\u00a0'),
    note: [days === 0 ? `dnes, ${date}` : date, off].filter((part) => part !== '').join(' – '),
    explanation: `Nejbližší termín pro předání změn plateb SIPO je ${when}. Den v měsíci určuje nastavení SIPO jednotky, jinak nastavení aplikace.`,
  };
}
