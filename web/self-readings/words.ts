import { wentOnFrom } from '#contract/rules/allocator-scale.ts';
import {
  measuredUnitValue,
  meterKindShort,
  meterKindValue,
  type MeasuredUnit,
} from '#contract/metering/meter-words.ts';
import type {
  SelfAsking,
  SelfOutcome,
  SelfReading,
  SelfRound,
  SelfRoundState,
} from '#contract/metering/self-rounds.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { formatDate, formatNumber } from '#web/lib/czech.ts';

export const askedWords: Readonly<Record<SelfAsking, string>> = {
  invitation: 'výzva e-mailem',
  reminder: 'připomenutí e-mailem',
  sheet: 'vytištěný kód',
};

const roundStateWords: Readonly<Record<SelfRoundState, string>> = {
  running: 'běží',
  closed: 'uzavřený',
  cancelled: 'zrušený',
};

const outcomeWords: Readonly<Record<SelfOutcome, string>> = {
  waiting: 'čeká',
  accepted: 'převzato',
  refused: 'odmítnuto',
  replaced: 'nahrazeno novějším',
};

/** '3 stavy'. */
export const statesText = (count: number) =>
  `${formatNumber(count, 0)}\u00A0${czechPlural(count, 'stav', 'stavy', 'stavů')}`;

/** The round among others: name, house and how it stands. */
export function roundText({ name, building_name, state }: SelfRound): string {
  return `${name} – ${building_name} (${roundStateWords[state]})`;
}

/** How far a round has got, in one line. */
export function roundStanding(round: SelfRound): string {
  const { name, building_name, state, kinds, opens, closes, spaces_count, answered_count } = round;
  const read = kinds.map((kind) => meterKindValue.text(kind).toLowerCase()).join(', ');
  return `${building_name}: ozvalo se ${answered_count} z ${spaces_count} prostorů. ${name}, ${roundStateWords[state]}, odečítá se ${read}, od ${formatDate(opens)} do ${formatDate(closes)}.`;
}

/** A state with its unit: 123,400 m³. */
export function stateText(state: number, decimals: number, unit: MeasuredUnit): string {
  const name =
    unit === 'units'
      ? czechPlural(state, 'dílek', 'dílky', 'dílků', 'dílku')
      : measuredUnitValue.text(unit);
  return `${formatNumber(state, decimals, 6)}\u00A0${name}`;
}

/** A meter among those of its space: 'SV · koupelna · 123456'. */
export function meterText({
  kind,
  location,
  serial_number,
}: Pick<SelfReading, 'kind' | 'location' | 'serial_number'>): string {
  return [meterKindShort[kind], location, serial_number].filter((part) => part !== '').join(' · ');
}

/** How a meter is called for people who do not know it: 'Studená voda, koupelna'. */
export function meterName({ kind, location }: Pick<SelfReading, 'kind' | 'location'>): string {
  const name = meterKindValue.text(kind);
  return location === '' ? name : `${name}, ${location}`;
}

/** How much of a counter is to be copied: 'Opište i 3 čísla za čárkou'. */
export const decimalsText = (decimals: number): string =>
  decimals === 0
    ? 'Bez čísel za čárkou'
    : `Opište i ${decimals} ${czechPlural(decimals, 'číslo', 'čísla', 'čísel')} za čárkou`;

/** What was used since the state before; empty where nothing is known before. */
export function usedText({ state, before, scale_month, measured_unit }: SelfReading): string {
  if (before === null) return '';
  const used = Number((state - wentOnFrom(before, scale_month)).toFixed(6));
  const text = stateText(Math.abs(used), 0, measured_unit);
  return used < 0 ? `\u2212${text}` : `+${text}`;
}

/** How a state stands: what became of it, or what speaks against it. */
export function standingText(reading: SelfReading): string {
  const { outcome, outcome_reason, fault } = reading;
  if (outcome === 'waiting') return fault === '' ? 'v pořádku' : fault;
  return outcome === 'refused' ? `odmítnuto: ${outcome_reason}` : outcomeWords[outcome];
}
