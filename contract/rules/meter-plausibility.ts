import type { MeterKind } from '#contract/metering/meter-words.ts';
import { numberText } from '#contract/values/number.ts';

// Whether what a meter counted is likely. It is never refused by this: people look again.

/** What is still likely; the one place where it is set. */
export interface PlausibilitySettings {
  /** Ratios to what is expected, beyond which a consumption is odd. */
  readonly odd: { readonly least: number; readonly most: number };
  /** And beyond which it is unlikely. */
  readonly unlikely: { readonly least: number; readonly most: number };
  /** A shorter time tells nothing. */
  readonly least_days: number;
  /** m³ of water, cold and hot, for a person and year (vyhláška č. 428/2001 Sb., annex 12). */
  readonly guideline: number;
}

/** What holds where nobody has set otherwise. */
export const USUAL_PLAUSIBILITY: PlausibilitySettings = {
  odd: { least: 0.5, most: 2 },
  unlikely: { least: 0.2, most: 5 },
  least_days: 7,
  guideline: 35,
};

export type PlausibilityLevel = 'ok' | 'odd' | 'unlikely' | 'unknown';

export interface Plausibility {
  /** Unknown where there is nothing to compare with. */
  readonly level: PlausibilityLevel;
  readonly words: string;
}

/** An amount and the days that it was counted for. */
export interface AmountOfDays {
  readonly amount: number;
  readonly days: number;
}

/** A consumption with all that is known to compare it with; null where it is not. */
export interface JudgedConsumption extends AmountOfDays {
  readonly kind: MeterKind;
  /** The same time of the last year. */
  readonly former: AmountOfDays | null;
  /** Degree-days of both times, by which heat is compared. */
  readonly weather: { readonly now: number; readonly former: number } | null;
  /** How many people use it. */
  readonly persons: number | null;
  /** Heat for 1 m² of the space and in the middle of the spaces of its building, for the same time. */
  readonly heat: { readonly area: number; readonly median: number } | null;
  readonly is_occupied: boolean;
}

const isWater = (kind: MeterKind) => kind === 'cold-water' || kind === 'hot-water';
const isHeat = (kind: MeterKind) => kind === 'heat' || kind === 'heat-allocator';

const one = (value: number) => numberText(Math.round(value * 10) / 10);

/** 'jen 40 % loňské spotřeby', '2,4násobek loňské spotřeby'. */
function ratioWords(ratio: number, of: string): string {
  if (ratio >= 2) return `${one(ratio)}násobek ${of}`;
  const percent = Math.round(ratio * 100);
  return `${percent < 100 ? 'jen ' : ''}${percent}\u00a0% ${of}`;
}

function levelOf(ratio: number, { odd, unlikely }: PlausibilitySettings): PlausibilityLevel {
  if (ratio < unlikely.least || ratio > unlikely.most) return 'unlikely';
  return ratio < odd.least || ratio > odd.most ? 'odd' : 'ok';
}

type Comparison = (
  judged: JudgedConsumption,
  settings: PlausibilitySettings,
) => Plausibility | null;

/** Against the same time of the last year by days; heat also as the weather of both was. */
const withLastYear: Comparison = ({ kind, amount, days, former, weather }, settings) => {
  if (former === null || former.amount <= 0 || former.days < settings.least_days) return null;
  const isCorrected = isHeat(kind) && weather !== null && weather.now > 0 && weather.former > 0;
  const expected = isCorrected
    ? (former.amount * weather.now) / weather.former
    : (former.amount / former.days) * days;
  const ratio = amount / expected;
  const of = isCorrected ? 'loňské spotřeby při stejném počasí' : 'loňské spotřeby';
  return { level: levelOf(ratio, settings), words: ratioWords(ratio, of) };
};

/** The guideline number is of cold and hot water together, so one meter is judged by its upper side alone. */
const withPersons: Comparison = ({ kind, amount, days, persons }, settings) => {
  if (!isWater(kind) || persons === null || persons <= 0) return null;
  const usual = (settings.guideline * 1000) / 365;
  const litres = (amount * 1000) / days / persons;
  const above = Math.max(litres / usual, 1);
  const words = `${numberText(Math.round(litres))}\u00a0l na osobu a den, směrné číslo je ${numberText(Math.round(usual))}\u00a0l`;
  return { level: levelOf(above, settings), words };
};

/** Against the middle of the building for 1 m². */
const withBuilding: Comparison = ({ kind, amount, heat }, settings) => {
  if (!isHeat(kind) || heat === null || heat.area <= 0 || heat.median <= 0) return null;
  const ratio = amount / heat.area / heat.median;
  return { level: levelOf(ratio, settings), words: ratioWords(ratio, 'mediánu domu na m²') };
};

const NOTHING: Plausibility = { level: 'unknown', words: 'není s čím porovnat' };

/**
 * Whether a consumption is likely, and why: by the last year, where it is known, otherwise by people or
 * by the building. Zero in an occupied space is odd by itself, but for heat, which may be turned off.
 */
export function plausibilityOf(
  judged: JudgedConsumption,
  settings: PlausibilitySettings = USUAL_PLAUSIBILITY,
): Plausibility {
  const { kind, amount, days, is_occupied } = judged;
  if (amount < 0) return { level: 'unlikely', words: 'záporná spotřeba' };
  if (days < settings.least_days) return { level: 'unknown', words: 'příliš krátká doba' };
  if (amount === 0 && is_occupied && !isHeat(kind)) return { level: 'odd', words: 'stojí?' };
  for (const comparison of [withLastYear, withPersons, withBuilding]) {
    const found = comparison(judged, settings);
    if (found !== null) return found;
  }
  return NOTHING;
}
