import type { AuxiliaryCount, AuxiliaryList } from '#contract/auxiliaries.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { formatDate, formatNumber } from '#web/lib/czech.ts';
import type { RouteName } from '#web/lib/paths.ts';

/** The route of a list's screen, and what its rows are called for 1, 2–4 and 5 or more of them. */
const words: Readonly<Record<AuxiliaryList, readonly [RouteName, string, string, string]>> = {
  cnbrepo: ['AuxiliariesCnbRepo', 'sazba', 'sazby', 'sazeb'],
  cnbdiscount: ['AuxiliariesCnbDiscount', 'sazba', 'sazby', 'sazeb'],
  exchangerates: ['AuxiliariesCnbExchangeRates', 'kurz', 'kurzy', 'kurzů'],
  cities: ['AuxiliariesCities', 'obec', 'obce', 'obcí'],
  pasporttypes: ['AuxiliariesPasportTypes', 'typ', 'typy', 'typů'],
  services: ['AuxiliariesServices', 'služba', 'služby', 'služeb'],
  heatings: ['AuxiliariesHeatings', 'položka', 'položky', 'položek'],
  denostupne: ['AuxiliariesDenostupne', 'místo', 'místa', 'míst'],
  sipo: ['AuxiliariesSipo', 'předání', 'předání', 'předání'],
  revisiontypes: ['AuxiliariesRevisionTypes', 'druh', 'druhy', 'druhů'],
  'meter-verification': ['AuxiliariesMeterVerification', 'doba', 'doby', 'dob'],
  'settlement-law': ['AuxiliariesSettlementLaw', 'hodnota', 'hodnoty', 'hodnot'],
};

/** The count that belongs to a module's screen; undefined for a screen that is no list. */
export function countOf(
  counts: readonly AuxiliaryCount[],
  router_name: string,
): AuxiliaryCount | undefined {
  return counts.find(({ list }) => words[list][0] === router_name);
}

/** The part of the screen in which just what is counted is listed; the first one where it is not named. */
export function partOf({ list }: AuxiliaryCount): string {
  const parts: Partial<Record<AuxiliaryList, string>> = {
    denostupne: '?tab=places',
    sipo: '?tab=hand-over',
  };
  return parts[list] ?? '';
}

/** A count with the name of what is counted: 20 míst. */
export function countText({ list, count }: AuxiliaryCount): string {
  const [, one, few, many] = words[list];
  return `${formatNumber(count, 0)}\u00a0${czechPlural(count, one, few, many)}`;
}

/** Whose list it is and when it changed. */
export function standingText({ is_system, updated }: AuxiliaryCount): string {
  const owner = is_system ? 'systémový' : 'vlastní';
  if (updated === '') return `${owner}, zatím beze změny`;
  // A narrow card breaks between words, never within the date.
  return `${owner}, změněno ${formatDate(updated).replaceAll(' ', '\u00a0')}`;
}
