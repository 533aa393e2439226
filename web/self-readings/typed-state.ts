import { readingFault } from '#contract/rules/meter-reading.ts';
import { NOT_A_NUMBER, parseCzechNumber } from '#contract/rules/number.ts';
import type { SelfMeter } from '#contract/self-readings.ts';

/** What was typed as a state of the meter, or why it cannot be one. */
export function typedState(
  text: string,
  { digits, decimals }: Pick<SelfMeter, 'digits' | 'decimals'>,
  { read_on, today }: { readonly read_on: string; readonly today: string },
): { readonly state: number } | { readonly fault: string } {
  if (text.trim() === '') return { fault: 'Opište stav z číselníku' };
  const state = parseCzechNumber(text);
  if (state === null) return { fault: NOT_A_NUMBER };
  const told = {
    read_on,
    state,
    overflowed: false,
    source: 'self',
    status: 'ok',
    estimate_method: '',
  } as const;
  const days = { mounted_on: read_on, removed_on: null, scale_month: null };
  const counter = { digits, decimals, ...days };
  const fault = readingFault(told, counter, { before: null, after: null }, today);
  return fault === null ? { state } : { fault: fault.message };
}
