import { czechPlural } from '#contract/rules/plural.ts';
import type { BoardReview } from '#contract/settlement/board.ts';
import { todayInPrague } from '#web/lib/czech.ts';

/** Those who were asked about the count and can still answer, or have answered. */
export const askedOf = (reviews: readonly BoardReview[], count: number, today = todayInPrague()) =>
  reviews.filter(
    ({ settlement_count_id, state, revoked, expires }) =>
      settlement_count_id === count && (state !== 'asked' || (revoked === '' && expires >= today)),
  );

/** 'Výbor: podepsali 2 ze 3, 1 má připomínku.'; empty where nobody was asked about the count. */
export function boardText(reviews: readonly BoardReview[], count: number): string {
  const asked = askedOf(reviews, count);
  if (asked.length === 0) return '';
  const signed = asked.filter(({ state }) => state === 'signed').length;
  const objected = asked.filter(({ state }) => state === 'objected').length;
  if (signed + objected === 0)
    return `Výbor: zatím se nikdo nevyjádřil, požádáno: ${asked.length}.`;
  const sign = czechPlural(signed, 'podepsal', 'podepsali', 'podepsalo');
  const object = czechPlural(objected, 'má', 'mají', 'má');
  const doubts = objected === 0 ? '' : `, ${objected} ${object} připomínku`;
  return `Výbor: ${sign} ${signed} z ${asked.length}${doubts}.`;
}
