import type { WarningState } from '#contract/metering/warning-words.ts';

// What becomes of a warning: by what people decide, and by its cause, which comes and goes by itself.

/** A warning as it stands; its cause has gone away on the day, or lasts. */
export interface WarningStanding {
  readonly state: WarningState;
  readonly ceased_on: string | null;
}

/** What a person may decide; `ceased` comes by itself alone. */
const decided: ReadonlySet<WarningState> = new Set(['new', 'solving', 'solved', 'ignored']);

/** Why a person cannot decide so; null where he can. */
export function decisionFault(
  before: WarningStanding,
  after: WarningState,
  reason: string,
): { readonly field: 'state' | 'reason'; readonly message: string } | null {
  if (after === 'ignored' && reason === '')
    return { field: 'reason', message: 'Napište, proč se má upozornění ignorovat' };
  if (after === before.state) return null;
  if (before.state === 'ceased')
    return { field: 'state', message: 'Příčina mezitím pominula, není co řešit' };
  if (!decided.has(after)) return { field: 'state', message: 'Tento stav nastane jen sám' };
  if (before.ceased_on !== null && after !== 'solved' && after !== 'ignored')
    return { field: 'state', message: 'Příčina mezitím pominula, není co řešit' };
  return null;
}

/** What it becomes once its cause is gone; what people have decided stays. */
export function afterGone({ state, ceased_on }: WarningStanding, today: string): WarningStanding {
  if (ceased_on !== null) return { state, ceased_on };
  return { state: state === 'new' || state === 'solving' ? 'ceased' : state, ceased_on: today };
}

/** What it becomes while its cause is there: what has come back is new, but for what is to be ignored. */
export function afterFound({ state, ceased_on }: WarningStanding): WarningStanding {
  if (ceased_on === null) return { state, ceased_on };
  return { state: state === 'ignored' ? 'ignored' : 'new', ceased_on: null };
}

/** Whether it waits for somebody; the number that is shown everywhere counts these. */
export const isOpenWarning = ({ state }: Pick<WarningStanding, 'state'>): boolean =>
  state === 'new' || state === 'solving';
