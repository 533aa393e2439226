import type { FrozenCost } from '#contract/settlement/frozen.ts';
import type { PlaceParts } from '#server/core/billing/costs.ts';
import type { RuleCost } from './rules.ts';

/** A per cent with at most three decimals as thousandths. */
export function thousandthsOf(percent: string): bigint {
  const [whole = '0', decimals = ''] = percent.split('.');
  return BigInt(`${whole}${decimals.padEnd(3, '0').slice(0, 3)}`);
}

/** So many thousandths of a per cent of a sum, in hellers, halves away from nothing. */
function partOf(sum: number, thousandths: bigint): number {
  const size = (BigInt(Math.abs(sum)) * thousandths * 2n + 100_000n) / 200_000n;
  return sum < 0 ? -Number(size) : Number(size);
}

/** A place as a cost is told of it. */
export interface NamedPlace {
  readonly billing_place_id: number;
  readonly name: string;
  readonly supplier_info: string;
}

/**
 * What a place brings to the services that share it, in the order of the shares: what has come up to a share is
 * rounded, so that all of them together make the place's cost exactly. A document whose part is not known
 * brings nothing; a check tells of it.
 */
export function sharedCosts(
  place: NamedPlace,
  { parts }: PlaceParts,
  shares: readonly RuleCost[],
): FrozenCost[] {
  const documents = parts.flatMap(({ part, ...document }) =>
    part === null || part === 0
      ? []
      : [
          {
            billing_document_id: document.billing_document_id,
            number: document.number,
            kind: document.kind,
            period_from: document.period_from,
            period_to: document.period_to,
            total: document.total,
            part,
            quantity: document.quantity === null ? null : String(document.quantity),
            quantity_unit: document.measured_unit,
          },
        ],
  );
  const sum = documents.reduce((so, { part }) => so + part, 0);
  let thousandths = 0n;
  let told = 0;
  return shares.map(({ percent }) => {
    thousandths += thousandthsOf(percent);
    const upTo = partOf(sum, thousandths);
    const amount = upTo - told;
    told = upTo;
    return { ...place, percent, documents, amount };
  });
}
