// A prescription is whole crowns; the field of the change file has room for six digits of them.

/** What is done with hellers: told as a fault, or rounded to the nearest, the higher or the lower crown. */
export type HellerRule = 'refuse' | 'nearest' | 'up' | 'down';

const HELLERS = 100;
const MOST_CROWNS = 999_999;

/** What is wrong with a payer's monthly amount in hellers; null when it can be prescribed. */
export function sipoAmountFault(hellers: number): string | null {
  if (hellers <= 0) return 'Předpis je nulový';
  if (hellers % HELLERS !== 0) return 'Předpis musí být v celých korunách';
  return hellers > MOST_CROWNS * HELLERS ? 'Předpis je vyšší než 999 999 Kč' : null;
}

const roundings: Readonly<Record<HellerRule, (crowns: number) => number>> = {
  refuse: (crowns) => crowns,
  nearest: Math.round,
  up: Math.ceil,
  down: Math.floor,
};

/** What is prescribed for a sum of advances, both in hellers. */
export function prescribedAmount(hellers: number, rule: HellerRule): number {
  return Math.round(roundings[rule](hellers / HELLERS) * HELLERS);
}
