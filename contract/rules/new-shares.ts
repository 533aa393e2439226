import type { CommonShare } from './common-share.ts';
import { addsUp, balanceOf } from './house-shares.ts';
import { shareText } from './shares.ts';

/** A space with its share of the common parts and, where it changes, the new one. */
type Held = Parameters<typeof balanceOf>[0][number] & { readonly pasport_id: number };

/** The spaces as they are going to be with the new shares. */
export function withShares<S extends Held>(
  spaces: readonly S[],
  shares: ReadonlyMap<number, CommonShare>,
): S[] {
  return spaces.map((space) => ({ ...space, ...shares.get(space.pasport_id) }));
}

/**
 * What is wrong with new shares of a house together: they make the whole (občanský zákoník, § 1161), or are
 * short of it because they are meant so; a sentence, or null.
 */
export function wholeFault(spaces: readonly Held[], incomplete: boolean): string | null {
  const balance = balanceOf(spaces);
  const [numerator, denominator] = balance.missing;
  if (addsUp(balance) || (incomplete && numerator > 0n)) return null;
  return numerator > 0n
    ? `Podíly netvoří celek: chybí ${shareText(balance.missing)}.`
    : `Podíly přesahují celek o ${shareText([-numerator, denominator])}.`;
}
