import type { ResultOf } from '#contract/endpoint.ts';
import type { SipoLine } from '#contract/sipo/hand-overs.ts';
import type { getSipoRegister, SipoPayer } from '#contract/sipo/register.ts';

export type Register = ResultOf<typeof getSipoRegister>;

export const isPaying = ({ sipo }: SipoPayer) => sipo !== '';
export const isFaulty = ({ faults }: SipoPayer) => faults.length > 0;
/** His number is wrong, or somebody else of the unit has it too. */
const hasWrongNumber = ({ faults }: SipoPayer) => faults.some(({ field }) => field === 'sipo');
export const isRefused = ({ refused }: SipoPayer) => refused !== '';

/** Choices over payers; without one all of them are shown. */
export const payerFilters = [
  { name: 'paying', text: 'Se spojovacím číslem', holds: isPaying },
  { name: 'no-number', text: 'Bez čísla', holds: (payer: SipoPayer) => !isPaying(payer) },
  { name: 'wrong-number', text: 'Vadné číslo', holds: hasWrongNumber },
  { name: 'faulty', text: 'S vadou', holds: isFaulty },
  { name: 'refused', text: 'Odmítnuté poštou', holds: isRefused },
] as const;

export const isChange = ({ change }: SipoLine) => change !== 'same';
