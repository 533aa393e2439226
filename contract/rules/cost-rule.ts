import { czechNumber } from '#contract/czech/figures.ts';
import { czechPlural } from './plural.ts';
import { dividedSum } from './divided-sum.ts';

/** So much for one of the key; a sum of the month divided by the key; so many per cent more than now. */
export type RuleWay = 'rate' | 'divide' | 'percent';

/** By what a row of a prescription is reckoned. */
export type RuleKey = 'floor_area' | 'total_area' | 'countable_area' | 'persons' | 'unit' | 'share';

/** How monthly amounts of a row come about. */
export interface CostRule {
  readonly way: RuleWay;
  readonly key: RuleKey;
  /** Hellers for one of the key, hellers a month to be divided, or hundredths of a per cent. */
  readonly amount: number;
  /** To so many hellers each amount is rounded; a divided sum is not rounded at all. */
  readonly round_to: number;
}

/** What of a space a rule stands on. */
export interface Reckonable {
  /** How much of the key it has: '52.30', '3', '1', '1200/6000'; null where nobody knows. */
  readonly quantity: string | null;
  /** What is prescribed now, in hellers; null where nothing is. */
  readonly held: number | null;
}

interface Ratio {
  readonly over: bigint;
  readonly under: bigint;
}

/** '52.30' as 5230/100, '1200/6000' as it stands. */
function ratioOf(quantity: string): Ratio {
  const [over = '', under] = quantity.split('/');
  if (under !== undefined) return { over: BigInt(over), under: BigInt(under) };
  const [whole = '', places = ''] = over.split('.');
  return { over: BigInt(`${whole}${places}`), under: 10n ** BigInt(places.length) };
}

/** A fraction of hellers, not less than nothing, as a whole multiple of the step, halves up. */
function rounded({ over, under }: Ratio, step: number): number {
  const unit = under * BigInt(step);
  return Number((2n * over + unit) / (2n * unit)) * step;
}

/**
 * What each space is to pay a month by the rule, in hellers; null where it cannot be reckoned. Nothing
 * unknown counts as nothing: a sum is divided only where the key of every space is known, for otherwise the
 * others would pay for it. A divided sum is the sum of its parts to the heller.
 */
export function reckoned(
  rule: CostRule,
  spaces: readonly Reckonable[],
): readonly (number | null)[] {
  const { way, amount, round_to } = rule;
  if (way === 'divide') return divided(amount, spaces);
  return spaces.map(({ quantity, held }) => {
    if (way === 'percent')
      return held === null
        ? null
        : rounded({ over: BigInt(held) * BigInt(10_000 + amount), under: 10_000n }, round_to);
    if (quantity === null) return null;
    const { over, under } = ratioOf(quantity);
    return rounded({ over: over * BigInt(amount), under }, round_to);
  });
}

function divided(sum: number, spaces: readonly Reckonable[]): readonly (number | null)[] {
  const nobody = spaces.map(() => null);
  const known = spaces.flatMap(({ quantity }) => (quantity === null ? [] : [ratioOf(quantity)]));
  if (known.length < spaces.length) return nobody;
  const under = known.reduce((so, one) => multiple(so, one.under), 1n);
  return (
    dividedSum(
      sum,
      known.map((one) => one.over * (under / one.under)),
    ) ?? nobody
  );
}

function multiple(one: bigint, other: bigint): bigint {
  let [a, b] = [one, other];
  while (b !== 0n) [a, b] = [b, a % b];
  return (one / a) * other;
}

/** The keys as people call them. */
export const keyWords: Readonly<Record<RuleKey, string>> = {
  floor_area: 'podlahová plocha',
  total_area: 'celková plocha',
  countable_area: 'započitatelná plocha',
  persons: 'počet osob',
  unit: 'stejně na každý prostor',
  share: 'podíl na společných částech',
};

/** How much of a key a space has: '52,30 m²', '3 osoby', '1 200/6 000'. */
export function quantityText(key: RuleKey, quantity: string): string {
  const [over = '', under] = quantity.split('/');
  if (under !== undefined)
    return `${czechNumber(Number(over), 0)}/${czechNumber(Number(under), 0)}`;
  const count = Number(quantity);
  if (key === 'persons')
    return `${czechNumber(count, 0)}\u00A0${czechPlural(count, 'osoba', 'osoby', 'osob')}`;
  return key === 'unit' ? '1\u00A0prostor' : `${czechNumber(count, 2)}\u00A0m²`;
}

const per: Readonly<Record<RuleKey, string>> = {
  floor_area: 'm²',
  total_area: 'm²',
  countable_area: 'm²',
  persons: 'osobu',
  unit: 'prostor',
  share: 'celek',
};

const crowns = (hellers: number) => `${czechNumber(hellers / 100, 2)}\u00A0Kč`;

/** A rule in words: '42,00 Kč/m²', '30 000,00 Kč měsíčně podle podílů', '+8 %'. */
export function rateText({ way, key, amount }: Pick<CostRule, 'way' | 'key' | 'amount'>): string {
  if (way === 'rate') return `${crowns(amount)}/${per[key]}`;
  if (way === 'divide') return `${crowns(amount)} měsíčně za celek`;
  return `${amount < 0 ? '' : '+'}${czechNumber(amount / 100, 0, 2)}\u00A0%`;
}
