import { czechPlural } from '#contract/rules/plural.ts';
import { checkNames } from '#contract/settlement/words.ts';
import {
  willOwe,
  type ForecastBasis,
  type ForecastRecipient,
  type ForecastService,
  type UseSource,
} from '#contract/settlement/forecasts.ts';
import { formatDate } from '#web/lib/czech.ts';

/** By what the rest of a cost is expected. */
const basisNames: Readonly<Record<ForecastBasis, string>> = {
  documents: 'doklady pokrývají celé období',
  'degree-days': 'zbytek podle denostupňů',
  'former-quantity': 'zbytek jako loni co do množství, za poslední cenu',
  'former-rest': 'zbytek jako loni',
  former: 'zatím bez dokladu, celé jako loni',
  'so-far': 'loňské vyúčtování v portálu není; zbytek jako dosud',
  unknown: 'není z čeho odhadnout',
};

/** 'Teplo (Lipová 12)'. */
export const serviceName = ({ service_name, house_name }: ForecastService): string =>
  house_name === '' ? service_name : `${service_name} (${house_name})`;

/** From what uses of spaces are expected. */
const sourceNames: Readonly<Record<UseSource, string>> = {
  readings: 'celá podle odečtů',
  'readings-former': 'podle letošních odečtů, zbytek jako loni',
  'readings-pace': 'podle letošních odečtů, zbytek jejich tempem',
  former: 'letos bez odečtu, jako loni',
  mean: 'podle průměru ostatních',
};

/** 'spotřeba: 12 prostorů podle letošních odečtů, zbytek jako loni; 1 prostor podle průměru ostatních'; empty without meters. */
function usesText({ uses }: Pick<ForecastService, 'uses'>): string {
  const parts = uses.map(
    ({ source, spaces }) =>
      `${spaces}\u00A0${czechPlural(spaces, 'prostor', 'prostory', 'prostorů')} ${sourceNames[source]}`,
  );
  return parts.length === 0 ? '' : `spotřeba: ${parts.join('; ')}`;
}

/** Until when documents are, by what the rest is expected, and from what uses are. */
export function basisText({ until, basis, uses }: ForecastService): string {
  return [
    ...(until === null ? [] : [`doklady do ${formatDate(until)}`]),
    basisNames[basis],
    usesText({ uses }),
  ]
    .filter((part) => part !== '')
    .join('; ');
}

/** What keeps sums from being told; a sentence each. */
export const lackingTexts = (services: readonly ForecastService[]): string[] =>
  services.flatMap((service) => [
    ...(service.expected === null
      ? [`${serviceName(service)}: bez dokladu i bez loňského vyúčtování není z čeho odhadnout.`]
      : []),
    ...service.flags.map(({ flag, space_name }) => {
      const where = space_name === '' ? '' : `, prostor ${space_name}`;
      return `${serviceName(service)}: ${checkNames[flag]}${where}.`;
    }),
  ]);

export type ForecastFilter = 'all' | 'owes' | 'overpays';

export const forecastFilters: readonly (readonly [ForecastFilter, string])[] = [
  ['all', 'Vše'],
  ['owes', 'Budou doplácet'],
  ['overpays', 'Dostanou zpět'],
];

export const forecastFilter = (name: string | undefined): ForecastFilter =>
  forecastFilters.find(([known]) => known === name)?.[0] ?? 'all';

/** Whether the filter leaves the recipient: what the unit bears itself is nobody's balance. */
export function isForecast(name: ForecastFilter, row: ForecastRecipient): boolean {
  if (name === 'all') return true;
  if (name === 'owes') return willOwe(row);
  return row.payer !== 'unit' && row.balance !== null && row.balance < 0;
}
