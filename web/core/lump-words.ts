import type { LumpPeriod } from '#contract/rules/sipo-lump.ts';
import { periodText } from '#contract/rules/sipo-period.ts';
import { formatMoney } from '#web/lib/czech.ts';

type Told = Pick<LumpPeriod, 'period' | 'paid' | 'came'>;

/** What the files of the post say of a period and what has come, with the difference. */
export function lumpText({ period, paid, came }: Told): string {
  const arrived = came === 0 ? 'zatím nic nepřišlo' : `přišlo ${formatMoney(came)}`;
  const told = `Hromadná platba SIPO za ${periodText(period)}: podle souborů pošty ${formatMoney(paid)}, do banky ${arrived}`;
  if (came === paid) return `${told}.`;
  return came < paid
    ? `${told}, chybí ${formatMoney(paid - came)}.`
    : `${told}, přebývá ${formatMoney(came - paid)}.`;
}
