import { czechNumber } from '#contract/czech/figures.ts';
import { SEASON_MONTHS, weatherCorrected } from '#contract/rules/degree-days.ts';
import { monthText, monthYearBefore } from '#contract/rules/month-info.ts';
import { amountDecimals, amountText, unitText, waysText } from './amount-text.ts';
import type { MonthInfo, MonthUse } from './month-infos.ts';

// What a space is told of a month, in words: the same on the screen and on paper.

/** What the information is, and what it is not. */
export const INFO_LAW =
  'Informace podle § 8a zákona č. 67/2013 Sb. není vyúčtování. Spotřeba je rozdíl stavů dálkově odečítaných měřidel na začátku a na konci měsíce.';

/** How the month stands against the other: 'o 12 % více', 'stejně'; empty where it cannot be told. */
function comparedText(amount: number | null, other: number | null): string {
  if (amount === null || other === null || other <= 0) return '';
  const percent = Math.round((100 * (amount - other)) / other);
  if (percent === 0) return 'stejně';
  return `o ${czechNumber(Math.abs(percent), 0)}\u00A0% ${percent > 0 ? 'více' : 'méně'}`;
}

/** A fact of a use: its name, its value and what it is compared by. */
export interface UseFact {
  readonly name: string;
  readonly value: string;
  readonly note: string;
}

const fine = (value: number, unit: MonthUse['measured_unit']) =>
  `${czechNumber(value, amountDecimals(unit) + 1)}\u00A0${unitText(unit)}/m²`;

const sentences = (...all: readonly string[]) => all.filter((part) => part !== '').join(' ');

/** 'Proti průměru o 12 % více.' */
const against = (what: string, compared: string) => (compared === '' ? '' : `${what} ${compared}.`);

const FEW = 'Netvoří se z méně než tří prostorů, aby z něj nešla vyčíst spotřeba souseda.';

/** What is told of a kind: the own month, the same a year before, the average of the house. */
export function factsOf(
  use: MonthUse,
  { month, weather }: Pick<MonthInfo, 'month' | 'weather'>,
): readonly UseFact[] {
  const { amount, former, average, measured_unit: unit } = use;
  const told = (value: number | null) => (value === null ? 'není známo' : amountText(value, unit));
  const facts = [
    { name: monthText(month), value: told(amount), note: ownNote(use) },
    {
      name: monthText(monthYearBefore(month)),
      value: told(former),
      note: sentences(
        against('Tento měsíc je proti němu', comparedText(amount, former)),
        use.former_estimated ? 'Je v něm odhad.' : '',
        dividedText(former, use.former_measured, use.former_divided_by, unit),
      ),
    },
    {
      name: 'Průměr prostoru v domě',
      value: average === null ? 'neuvádí se' : amountText(average, unit),
      note: average === null ? FEW : against('Tento prostor má', comparedText(amount, average)),
    },
  ];
  const [own, before, ...rest] = facts;
  return [own, before, ...weatherFacts(use, { month, weather }), ...rest, ...areaFacts(use)].filter(
    (fact) => fact !== undefined,
  );
}

/** The former month at the present weather; of heat only, where degree-days of both months are known. */
function weatherFacts(
  { kind, amount, former, measured_unit: unit }: MonthUse,
  { month, weather }: Pick<MonthInfo, 'month' | 'weather'>,
): readonly UseFact[] {
  const isHeat = kind === 'heat' || kind === 'heat-allocator';
  if (!isHeat || former === null || weather === null) return [];
  const { degree_days, former: before } = weather;
  if (degree_days === null || before === null) return [];
  const corrected = weatherCorrected(former, degree_days, before);
  if (corrected === null) return [];
  return [
    {
      name: `${monthText(monthYearBefore(month))} při letošním počasí`,
      value: amountText(corrected, unit),
      note: against('Tento měsíc je proti němu', comparedText(amount, corrected)),
    },
  ];
}

/** What there is for one m²; nothing of what is not compared by area. */
function areaFacts({ amount_m2, average_m2, measured_unit: unit }: MonthUse): readonly UseFact[] {
  if (amount_m2 === null && average_m2 === null) return [];
  return [
    {
      name: 'Na m² plochy',
      value: amount_m2 === null ? 'není známo' : fine(amount_m2, unit),
      note:
        average_m2 === null
          ? 'Průměr domu na m² se neuvádí.'
          : `Průměr domu je ${fine(average_m2, unit)}.`,
    },
  ];
}

/** How much of it was not read but divided; empty where nothing was. */
function dividedText(
  amount: number | null,
  measured: number | null,
  ways: MonthUse['divided_by'],
  unit: MonthUse['measured_unit'],
): string {
  const divided = (amount ?? 0) - (measured ?? 0);
  if (divided <= 0.0005) return '';
  const way = waysText(ways);
  return `Z toho ${amountText(divided, unit)} je rozděleno mezi odečty${way === '' ? '' : ` ${way}`}, ne odečteno.`;
}

/** What the own month stands on. */
function ownNote(use: MonthUse): string {
  const { amount, measured, places, places_known } = use;
  if (amount === null)
    return places === 1
      ? 'Chybí stav měřidla na začátku nebo na konci měsíce; není to nula.'
      : `Celý měsíc je znám jen u ${places_known} z ${places} měřidel; není to nula.`;
  return sentences(
    use.kind === 'heat-allocator' ? 'Dílky jsou přepočtené koeficienty otopných těles.' : '',
    use.estimated ? 'Je v tom odhad.' : '',
    dividedText(amount, measured, use.divided_by, use.measured_unit),
  );
}

const isInSeason = (month: string): boolean =>
  SEASON_MONTHS.some((one) => one === Number(month.slice(5, 7)));

/** How cold the month was against that of a year before; in summer nobody has to heat (194/2007 Sb., § 2). */
export function weatherText({ month, weather }: MonthInfo): string {
  const isHeated = (weather?.degree_days ?? 0) > 0 || (weather?.former ?? 0) > 0;
  if (!isInSeason(month) && !isHeated)
    return 'Otopné období trvá od 1. září do 31. května, proto se počasí tohoto měsíce neporovnává.';
  if (weather === null)
    return 'Denostupně pro obec domu nejsou k dispozici, proto počasí nelze porovnat.';
  const { place_name, degree_days, former } = weather;
  const days = (value: number) => czechNumber(value, 1);
  const before = monthText(monthYearBefore(month));
  if (degree_days === null)
    return `Denostupně (${place_name}) za tento měsíc nejsou zapsané, proto počasí nelze porovnat.`;
  if (former === null)
    return `Denostupně (${place_name}, 19 °C): ${days(degree_days)}. Za ${before} nejsou zapsané.`;
  return `Denostupně (${place_name}, 19 °C): ${days(degree_days)}, za ${before} ${days(former)}. ${colder(degree_days, former)}`;
}

function colder(now: number, former: number): string {
  if (former <= 0) return 'Před rokem se netopilo.';
  const percent = Math.round((100 * (now - former)) / former);
  if (percent === 0) return 'Bylo stejně chladno jako před rokem.';
  return `Bylo o ${Math.abs(percent)} % ${percent > 0 ? 'chladněji' : 'tepleji'} než před rokem.`;
}
