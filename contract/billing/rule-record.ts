import { z } from 'zod';
import { day, decimalNumber, longText, text, wholeNumber } from '#contract/fields.ts';
import { meterKindValue } from '#contract/metering/meter-words.ts';
import { notImported, record, told, written } from '#contract/record.ts';
import { dayOf } from '#contract/values/day.ts';
import { decimal, whole } from '#contract/values/number.ts';
import { reference } from '#contract/values/reference.ts';
import { line, lines } from '#contract/values/text.ts';
import { orNone } from '#contract/values/value.ts';
import { yesNo } from '#contract/values/yes-no.ts';
import {
  basicByValue,
  basicKeyValue,
  guidelineValue,
  limitsByValue,
  methodValue,
  roundingValue,
  ruleBasisValue,
  timeWeightValue,
  uemClassValue,
  withoutMeterValue,
} from './rule-words.ts';

const WHAT = 'Služba a způsob';
const BASIC = 'Základní složka a meze';
const CASES = 'Zvláštní případy';
const BASIS = 'Platnost a rozhodnutí';

const imported = notImported('Pravidla rozúčtování se neimportují');
const fact = (panel: string, label: string) => ({ label, panel, imported, listed: null });

const percent = (most: number) => orNone(decimal(decimalNumber(0, most, 3), 3));
const dayOrNone = orNone(dayOf(day));

/** Fields of a rule: which service is divided, by what, and on what it rests. */
export const billingRuleFields = {
  /** Of the client's list of services. */
  service_id: written(reference('Vyberte službu'), fact(WHAT, 'Služba')),
  /** The house; null for the whole unit. */
  pasport_id: written(orNone(reference('Vyberte dům')), {
    ...fact(WHAT, 'Dům'),
    hint: 'Bez výběru platí pro celou jednotku',
  }),
  method: written(methodValue, {
    ...fact(WHAT, 'Způsob rozúčtování'),
    listed: { heading: 'Způsob', width: 160, telling: true },
    searched: true,
  }),
  meter_kind: written(orNone(meterKindValue), {
    ...fact(WHAT, 'Podle kterých měřidel'),
    listed: { heading: 'Měřidla', width: 130, hidden: true },
  }),
  formula: written(line(text(1000)), fact(WHAT, 'Vzorec')),
  basic_by: written(basicByValue, fact(BASIC, 'Základní složka')),
  uem_class: written(uemClassValue, {
    ...fact(BASIC, 'Třída Uem'),
    listed: { width: 90, hidden: true },
    hint: 'Průměrný součinitel prostupu tepla uvnitř průkazu (PENB), ne písmeno na jeho první straně',
  }),
  /** Percentage points by which a decision moves the share of the law. */
  basic_shift: written(whole(wholeNumber(-100, 100)), {
    ...fact(BASIC, 'Posun o procentní body'),
    initial: 0,
    hint: 'O kolik rozhodnutí podíl zvyšuje, nebo se znaménkem minus snižuje',
  }),
  basic_percent: written(percent(100), {
    ...fact(BASIC, 'Základní složka v %'),
  }),
  basic_key: written(basicKeyValue, {
    ...fact(BASIC, 'Základní složku dělit'),
    listed: { heading: 'Základní složka podle', width: 160, hidden: true },
  }),
  limits_by: written(limitsByValue, fact(BASIC, 'Korekce nákladů na 1 m²')),
  /** Per cent of the mean cost of 1 m². */
  lower_limit: written(percent(100), fact(BASIC, 'Dolní mez v % průměru')),
  upper_limit: written(percent(1000), fact(BASIC, 'Horní mez v % průměru')),
  without_meter: written(withoutMeterValue, {
    ...fact(CASES, 'Nemají-li měřidlo'),
    listed: { width: 170 },
  }),
  guideline: written(guidelineValue, {
    ...fact(CASES, 'Směrné číslo'),
    listed: { width: 150, hidden: true },
  }),
  time_weight: written(timeWeightValue, {
    ...fact(CASES, 'Při změně bydlícího dělit'),
    listed: { heading: 'Při změně', width: 130, hidden: true },
    hint: 'Co měřidlo neukazuje; teplo podle příloh, ostatní podle dnů',
  }),
  rounding: written(roundingValue, {
    ...fact(CASES, 'Zaokrouhlení'),
    listed: { width: 110 },
  }),
  vacant_person: written(yesNo, {
    ...fact(CASES, 'Neobydlený prostor jako 1 osoba'),
    listed: { heading: 'Prázdný = 1 osoba', width: 120, hidden: true },
  }),
  basis: written(ruleBasisValue, {
    ...fact(BASIS, 'Na základě'),
    listed: { width: 170, hidden: true },
    searched: true,
  }),
  decided_on: written(dayOrNone, {
    ...fact(BASIS, 'Rozhodnuto dne'),
    listed: { heading: 'Rozhodnuto', width: 110, hidden: true },
  }),
  valid_from: written(dayOf(day), {
    ...fact(BASIS, 'Platí od'),
    listed: { width: 110 },
    hint: 'Zúčtovací období se řídí pravidlem, které platí jeho první den',
  }),
  valid_to: written(dayOrNone, {
    ...fact(BASIS, 'Platí do'),
    listed: { width: 110 },
    hint: 'Včetně; bez konce platí dál',
  }),
  note: written(lines(longText(2000)), { ...fact(BASIS, 'Poznámka'), searched: true }),
};

const name = line(z.string());

/** What a rule is told with. */
export const billingRuleTold = {
  service_name: told(name, {
    label: 'Služba',
    listed: { width: 190, telling: true },
    searched: true,
  }),
  /** Empty for the whole unit. */
  house_name: told(name, {
    label: 'Dům',
    listed: { width: 150, telling: true },
    searched: true,
  }),
  /** Names of the billing places with per cents of their costs. */
  divides: told(name, { label: 'Náklady', listed: { width: 170 }, searched: true }),
};

/** A rule of division described. */
export const billingRuleRecord = record({
  written: billingRuleFields,
  told: billingRuleTold,
  list: [
    'service_name',
    'house_name',
    'method',
    'without_meter',
    'rounding',
    'valid_from',
    'valid_to',
    'divides',
  ],
  columns: [],
});
