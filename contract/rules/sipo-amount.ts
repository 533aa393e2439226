// A prescription is whole crowns; the field of the change file has room for six digits of them.

const HELLERS = 100;
const MOST_CROWNS = 999_999;

/** What is wrong with a payer's monthly amount in hellers; null when it can be prescribed. */
export function sipoAmountFault(hellers: number): string | null {
  if (hellers <= 0) return 'Předpis je nulový';
  if (hellers % HELLERS !== 0) return 'Předpis musí být v celých korunách';
  return hellers > MOST_CROWNS * HELLERS ? 'Předpis je vyšší než 999 999 Kč' : null;
}
