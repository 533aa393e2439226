import { czechNumber } from '#contract/czech/figures.ts';
import { interestOwed, type KnownRates } from './late-interest.ts';

// Interest on late payment at a rate that was agreed (občanský zákoník, § 1970). The rate of the contract goes
// before that of the unit, and that before the law's. As the law's rate is the one of the first day of the
// delay and stays (nařízení vlády č. 351/2013 Sb., § 2), so is the agreed one: an older claim keeps its own.

/** From which year on the law's rate is that of the half-year in which the delay began. */
const FIRST_YEAR = 2014;

/** A rate of a contract from a day until the next one, in percent a year; null where it ends. */
export interface RateFrom {
  readonly valid_from: string;
  readonly agreed_rate: number | null;
  readonly rate_source: string;
}

/** Who has agreed a rate, in percent a year, and where. */
export interface AgreedRate {
  readonly agreed: number;
  readonly by: 'unit' | 'contract';
  readonly source: string;
}

/** The rate that is agreed for a delay which began on the day; null where the law says how much. */
export function agreedOn(
  day: string,
  ofContract: readonly RateFrom[],
  ofUnit: Omit<RateFrom, 'valid_from'>,
): AgreedRate | null {
  const last = ofContract
    .filter(({ valid_from }) => valid_from <= day)
    .toSorted((one, other) => one.valid_from.localeCompare(other.valid_from))
    .at(-1);
  if (last !== undefined && last.agreed_rate !== null)
    return { agreed: last.agreed_rate, by: 'contract', source: last.rate_source };
  const { agreed_rate, rate_source } = ofUnit;
  return agreed_rate === null ? null : { agreed: agreed_rate, by: 'unit', source: rate_source };
}

/** The rate by the law of delays that began on the day or later. */
export interface LawfulRate {
  readonly from: string;
  readonly rate: number;
}

/**
 * What is odd at a rate that is agreed for who rents a flat from the day: over the law's rate it may burden him
 * beyond reason, and such an agreement is disregarded (§ 2239). Null where nothing is.
 */
export function agreedRateDoubt(
  { valid_from, agreed_rate }: Pick<RateFrom, 'valid_from' | 'agreed_rate'>,
  { rents_flat, lawful }: { readonly rents_flat: boolean; readonly lawful: readonly LawfulRate[] },
): string | null {
  if (!rents_flat || agreed_rate === null) return null;
  const law = lawful
    .filter(({ from }) => from <= valid_from)
    .toSorted((one, other) => one.from.localeCompare(other.from))
    .at(-1);
  if (law === undefined || agreed_rate <= law.rate) return null;
  return `Sazba je vyšší než zákonná (${czechNumber(law.rate, 2)}\u00A0% ročně). Dlužník je nájemcem bytu: k ujednání, které mu ukládá povinnost zjevně nepřiměřenou okolnostem, se nepřihlíží (§ 2239 občanského zákoníku).`;
}

/** The rates by the law of the half-years from 2014 up to the day, as far as the bank's are known. */
export function lawfulRates(known: KnownRates, until: string): readonly LawfulRate[] {
  const years = Array.from(
    { length: Number(until.slice(0, 4)) - FIRST_YEAR + 1 },
    (_, at) => FIRST_YEAR + at,
  );
  return years
    .flatMap((year) => [`${year}-01-01`, `${year}-07-01`])
    .filter((from) => from <= until)
    .flatMap((from) => {
      const late = interestOwed(from, [{ from, to: from, principal: 0 }], known);
      return (late?.parts ?? []).map(({ rate }) => ({ from, rate }));
    });
}
