import { foldText } from '#contract/rules/search.ts';
import { formatZip } from '#contract/rules/zip.ts';

interface ListedCity {
  readonly city_id: number;
  readonly name: string;
  readonly district: string;
  readonly zips: readonly string[];
}

/** What may be filled in of a place: towns of its postal code, or postal codes of its town. */
export type PlaceOffer<C> =
  | { readonly kind: 'towns'; readonly towns: readonly C[] }
  | { readonly kind: 'zips'; readonly zips: readonly string[] };

/** So much is offered at most; a town of more postal codes says nothing by any of them. */
const MOST = 6;

const codeOf = (zip: string) => formatZip(zip).replaceAll(' ', '');

/**
 * Towns of a postal code where none of them is written, and codes of a written town where no code is; null
 * where there is nothing to offer.
 */
export function placeOffer<C extends ListedCity>(
  { zip, city }: { readonly zip: string; readonly city: string },
  cities: readonly C[],
): PlaceOffer<C> | null {
  const code = codeOf(zip);
  const written = foldText(city.trim());
  const isWritten = ({ name }: C) => foldText(name) === written;
  if (code === '') {
    const zips = [...new Set(cities.filter(isWritten).flatMap((one) => one.zips.map(formatZip)))];
    return zips.length === 0 || zips.length > MOST ? null : { kind: 'zips', zips };
  }
  const towns = cities.filter(({ zips }) => zips.some((one) => codeOf(one) === code));
  if (towns.length === 0 || towns.length > MOST || towns.some(isWritten)) return null;
  return { kind: 'towns', towns };
}
