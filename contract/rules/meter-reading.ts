import { czechDate } from '#contract/czech/iso-date.ts';
import type { ReadingSource, ReadingStatus } from '#contract/metering/meter-words.ts';
import { numberText } from '#contract/values/number.ts';
import { closesScale, missingClosing, wentOnFrom, type ScaleMonth } from './allocator-scale.ts';
import { compareExact, placesOf } from './exact-decimal.ts';
import { czechPlural } from './plural.ts';
import type { FieldFault } from './rule.ts';

// Whether a reading can be true: by the clock, by the counter of its meter and by the states around it.
// Entry, import, self-reading and exchange ask here.

/** A reading as it is told; the state counts at the end of its day. */
export interface ToldReading {
  readonly read_on: string;
  /** Null where nobody got in. */
  readonly state: number | null;
  /** Since the reading before, the counter has once begun anew. */
  readonly overflowed: boolean;
  readonly source: ReadingSource;
  readonly status: ReadingStatus;
  /** How and why it was estimated; empty of what was not. */
  readonly estimate_method: string;
}

/** What of a meter says which states it can show, and when. */
export interface Counter {
  /** Before the decimal point. */
  readonly digits: number;
  readonly decimals: number;
  readonly mounted_on: string;
  /** Null while it is mounted. */
  readonly removed_on: string | null;
  /** Of an allocator that begins anew each year, the month with which its scale ends. */
  readonly scale_month: ScaleMonth;
}

/** A known state of the same meter. */
export interface KnownState {
  readonly read_on: string;
  readonly state: number;
  readonly overflowed: boolean;
  readonly status: ReadingStatus;
}

/** The nearest states of the meter around the day of the reading; none where there is none. */
export interface StatesAround {
  readonly before: KnownState | null | undefined;
  readonly after: KnownState | null | undefined;
}

/** What may explain a state that is lower than the one before. */
export type ReadingOffer = 'overflow' | 'exchange';

export interface ReadingFault extends FieldFault {
  readonly field: 'read_on' | 'state' | 'overflowed' | 'estimate_method';
  /** Explanations of which one is to be chosen. */
  readonly offers?: readonly ReadingOffer[];
}

type Check = (
  told: ToldReading,
  counter: Counter,
  around: StatesAround,
  today: string,
) => ReadingFault | null;

const onDay: Check = ({ read_on }, { mounted_on, removed_on }, _around, today) => {
  const at = (message: string) => ({ field: 'read_on', message }) as const;
  if (read_on > today) return at('Den odečtu nesmí být v budoucnu');
  if (read_on < mounted_on) return at(`Měřidlo bylo namontováno až ${czechDate(mounted_on)}`);
  if (removed_on !== null && read_on > removed_on)
    return at(`Měřidlo bylo demontováno už ${czechDate(removed_on)}`);
  return null;
};

const isGiven: Check = ({ state, status, source, estimate_method }) => {
  if (state === null && status !== 'no-access')
    return { field: 'state', message: 'Zadejte stav, nebo že místo nebylo přístupné' };
  if (source === 'estimate' && estimate_method.trim() === '')
    return { field: 'estimate_method', message: 'Napište, jak a proč se stav odhadl' };
  return null;
};

function decimalsText(decimals: number): string {
  return decimals === 0
    ? 'Číselník nemá desetinná místa'
    : `Číselník má nejvýše ${decimals} ${czechPlural(decimals, 'desetinné místo', 'desetinná místa', 'desetinných míst')}`;
}

const onCounter: Check = ({ state }, { digits, decimals }) => {
  if (state === null) return null;
  const at = (message: string) => ({ field: 'state', message }) as const;
  if (state < 0) return at('Stav nesmí být záporný');
  if (compareExact(state, 10 ** digits) >= 0)
    return at(
      `Číselník má před čárkou nejvýše ${digits} ${czechPlural(digits, 'číslici', 'číslice', 'číslic')}`,
    );
  return placesOf(state) > decimals ? at(decimalsText(decimals)) : null;
};

const stateOn = ({ state, read_on }: KnownState) =>
  `${numberText(state)} ze dne ${czechDate(read_on)}`;

/** Between two states of different scales the last one of the former must be known, or the use is not. */
const withinScale: Check = ({ state, read_on }, { scale_month }, { before, after }) => {
  if (state === null) return null;
  const missing =
    (before ? missingClosing(before.read_on, read_on, scale_month) : null) ??
    (after ? missingClosing(read_on, after.read_on, scale_month) : null);
  return missing === null
    ? null
    : {
        field: 'read_on',
        message: `Stupnice začala znovu po ${czechDate(missing)}; nejdřív zapište konečný stav k tomuto dni`,
      };
};

const followsBefore: Check = ({ state, overflowed, status }, { scale_month }, { before }) => {
  if (state === null) return null;
  if (before === null || before === undefined)
    return overflowed
      ? { field: 'overflowed', message: 'Číselník se mohl přetočit až po prvním odečtu' }
      : null;
  const isAnew = closesScale(before.read_on, scale_month);
  const isLower = compareExact(state, wentOnFrom(before, scale_month)) < 0;
  if (overflowed && isAnew)
    return {
      field: 'overflowed',
      message: 'Číselník se nepřetočil: stupnice začala znovu od nuly',
    };
  if (overflowed && !isLower)
    return {
      field: 'overflowed',
      message: `Číselník se nepřetočil: stav není nižší než ${stateOn(before)}`,
    };
  if (!isLower || overflowed || status === 'backflow') return null;
  return {
    field: 'state',
    message: `Stav je nižší než ${stateOn(before)}. Přetočil se číselník, nebo bylo měřidlo vyměněno?`,
    offers: ['overflow', 'exchange'],
  };
};

const leadsToAfter: Check = ({ state, read_on }, { scale_month }, { after }) => {
  if (state === null || after === null || after === undefined) return null;
  const isHigher = compareExact(wentOnFrom({ read_on, state }, scale_month), after.state) > 0;
  if (isHigher && !after.overflowed && after.status !== 'backflow')
    return { field: 'state', message: `Stav je vyšší než pozdější stav ${stateOn(after)}` };
  if (!isHigher && after.overflowed)
    return {
      field: 'state',
      message: `Pozdější stav ${stateOn(after)} je zapsán po přetočení číselníku, tento stav by měl být vyšší`,
    };
  return null;
};

const checks: readonly Check[] = [
  onDay,
  isGiven,
  onCounter,
  withinScale,
  followsBefore,
  leadsToAfter,
];

/** Why a reading cannot be true, at which of its fields, and what may explain it; null when it can. */
export function readingFault(
  told: ToldReading,
  counter: Counter,
  around: StatesAround,
  today: string,
): ReadingFault | null {
  for (const check of checks) {
    const fault = check(told, counter, around, today);
    if (fault !== null) return fault;
  }
  return null;
}
