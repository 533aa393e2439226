import { czechPlural } from '#contract/rules/plural.ts';
import { checkNames } from '#contract/settlement/words.ts';
import type {
  ForecastBasis,
  ForecastRecipient,
  ForecastService,
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

/** Until when documents are, by what the rest is expected, and what is only a mean. */
export function basisText({ until, basis, by_mean }: ForecastService): string {
  const spaces = czechPlural(by_mean, 'prostoru', 'prostorů', 'prostorů');
  return [
    ...(until === null ? [] : [`doklady do ${formatDate(until)}`]),
    basisNames[basis],
    ...(by_mean === 0 ? [] : [`spotřeba ${by_mean} ${spaces} podle průměru`]),
  ].join('; ');
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
  if (row.payer === 'unit' || row.balance === null) return false;
  return name === 'owes' ? row.balance > 0 : row.balance < 0;
}
