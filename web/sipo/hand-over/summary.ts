import { isAgreed } from '#contract/rules/sipo-agreed.ts';
import type { SipoLine } from '#contract/sipo/hand-overs.ts';
import type { SipoSettings } from '#contract/sipo/settings.ts';
import type { Register } from '../register.ts';

/** Why a period cannot be handed over, whatever its payers are like. */
export type HinderedBy = 'not-set' | 'handed-over' | 'nothing' | null;

/** What stands in the way of a hand-over; faulty payers can be left out, so they are not it. */
export function hindrance(
  { last, period, lines }: Pick<Register, 'last' | 'period' | 'lines'>,
  settings: Pick<SipoSettings, 'organisation_number' | 'fee_code'>,
): HinderedBy {
  if (!isAgreed(settings)) return 'not-set';
  if (last !== null && last.period >= period) return 'handed-over';
  return lines.some(({ in_file }) => in_file) ? null : 'nothing';
}

/** Counts of what will be handed over; the sum in hellers. */
export function summaryOf({ lines }: Pick<Register, 'lines'>) {
  const written = lines.filter(({ in_file }) => in_file);
  const counted = (change: SipoLine['change']) =>
    lines.filter((line) => line.change === change).length;
  return {
    records: written.length,
    total: written.reduce((sum, { amount }) => sum + amount, 0),
    added: counted('new'),
    changed: counted('changed'),
    cancelled: counted('cancelled'),
  };
}

export type HandOverSummary = ReturnType<typeof summaryOf>;
