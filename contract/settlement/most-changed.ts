import { changeReason, changeOf } from './difference-text.ts';
import type { SettlementDifference } from './differences.ts';

/** A recipient as what changed of him is sought. */
export interface Changed {
  readonly key: string;
  readonly cost: number;
  /** What the same party bore in the space the year before; null where it is not compared. */
  readonly former: number | null;
}

/** So many services are told of each. */
const MOST_REASONS = 3;

/** Recipients whose cost changed most against the year before, the largest change first; equal ones as they are stored. */
export function mostChanged<C extends Changed>(
  all: readonly C[],
  most: number,
): (C & { readonly former: number })[] {
  return all
    .flatMap((one) => {
      const { former } = one;
      return former === null || former === one.cost ? [] : [{ ...one, former }];
    })
    .toSorted((one, other) => Math.abs(other.cost - other.former) - Math.abs(one.cost - one.former))
    .slice(0, most);
}

/** Why it changed: services that changed most with their causes, a sentence each; what is not compared says so. */
export function changeReasons(
  services: readonly { readonly name: string; readonly difference: SettlementDifference | null }[],
): string[] {
  const weight = (difference: SettlementDifference | null) =>
    difference === null ? 0 : Math.abs(changeOf(difference));
  return services
    .toSorted((one, other) => weight(other.difference) - weight(one.difference))
    .flatMap(({ name, difference }) =>
      difference === null || (difference.reason === null && changeOf(difference) === 0)
        ? []
        : [`${name}: ${changeReason(difference)}`],
    )
    .slice(0, MOST_REASONS);
}
