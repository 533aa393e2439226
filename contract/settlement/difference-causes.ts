import type { DifferenceCause, SettlementDifference } from './differences.ts';
import { CAUSES, type Exchange } from './exchanged.ts';

/** Keys of a recipient in both periods. */
interface Keys {
  readonly last: string;
  readonly now: string;
}

/**
 * Causes that make a difference of so many hellers, from what was reached at each stage. A cause that the service
 * knows nothing of is left out, and what its exchange did goes to the one that stands for it.
 */
export function causesOf(
  exchange: Exchange,
  reached: readonly number[],
  keys: Keys,
  all: number,
): SettlementDifference['causes'] {
  const steps = new Map(
    CAUSES.map((cause, at) => [cause, (reached[at + 1] ?? 0) - (reached[at] ?? 0)]),
  );
  // Without meters of his own it is the house that used.
  if (!isMeasured(exchange, keys)) moved(steps, 'own-use', 'house-use');
  if (exchange.quantities === null) moved(steps, 'house-use', 'price');
  if (exchange.colder === null) moved(steps, 'weather', 'price');
  const left = all - [...steps.values()].reduce((sum, step) => sum + step, 0);
  // Stages are rounded to hellers. Where the rule rounds to crowns, its part of one is the largest cause's.
  if (left !== 0) {
    const largest = largestOf(steps);
    steps.set(largest, (steps.get(largest) ?? 0) + left);
  }
  return [...steps].map(([cause, amount]) => ({ cause, amount }));
}

function moved(steps: Map<DifferenceCause, number>, from: DifferenceCause, to: DifferenceCause) {
  steps.set(to, (steps.get(to) ?? 0) + (steps.get(from) ?? 0));
  steps.delete(from);
}

/** Where nothing has changed, only the rounding of the rule may have. */
function largestOf(steps: ReadonlyMap<DifferenceCause, number>): DifferenceCause {
  const [first = ['rule', 0]] = [...steps].toSorted(
    ([, one], [, other]) => Math.abs(other) - Math.abs(one),
  );
  return first[1] === 0 ? 'rule' : first[0];
}

/** Whether meters of the recipient told what he used in one of the periods. */
function isMeasured({ last, now }: Exchange, keys: Keys): boolean {
  const told = ({ uses }: Exchange['now'], key: string) =>
    uses.some(({ recipient, amount }) => recipient === key && amount !== null);
  return told(last, keys.last) || told(now, keys.now);
}
