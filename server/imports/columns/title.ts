import { keyOf } from '#contract/rules/text-key.ts';
import { asDay } from '#contract/values/day.ts';

const parts = /\s[–—-]\s|:\s+|;\s*|\s*\n\s*/;
// What stands before the address of a house; the name of a street begins with a capital.
const before =
  /^(?:seznam|soupis|přehled|evidence|tabulka|evidenční list)?\s*(?:vlastníků|nájemníků|nájemců|uživatelů|členů|jednotek|bytů|prostor[ůy]?)*\s*(?:společenství vlastníků(?: jednotek)?|bytové družstvo|svj|bd|(?:pro |v )?d[ůo]m(?:u|ě)?)?\s*(?:č\.\s?p\.\s*)?/iu;
const address =
  /^(\p{Lu}[\p{L}.\s]{1,60}?|\d{1,2}\. \p{L}[\p{L}.\s]{1,60}?)\s(\d{1,4}[a-z]?(?:\s?\/\s?\d{1,4}[a-z]?)?)(?:\s*,\s*(?:\d{3}\s?\d{2}\s+)?(\p{Lu}[\p{L}\d\s–-]{1,50}))?$/u;
const noStreet =
  /^(?:strana|str|rok|list|verze|za|obdobi|ke? dni|k|leden|unor|brezen|duben|kveten|cerven|cervenec|srpen|zari|rijen|listopad|prosinec)$/;
const stated = /(?:^|\s)ke?(?:\s+dni|\s+datu)?:?\s+(\d{1,2}\.\s*\d{1,2}\.\s*\d{4})(?!\d)/iu;

function addressIn(part: string): string | null {
  const [, street = '', number = '', city] = address.exec(part.replace(before, '').trim()) ?? [];
  if (street === '' || noStreet.test(keyOf(street).replace(/\.$/, ''))) return null;
  const house = `${street} ${number.replaceAll(' ', '')}`;
  return city === undefined ? house : `${house}, ${city.trim()}`;
}

/** The house that titles above a table tell of, 'Dlouhá 12, Praha'; null for none. */
export function houseInTitles(titles: readonly string[]): string | null {
  for (const title of titles) {
    const pieces = title.split(parts).map((piece) => piece.trim());
    for (const piece of [title.trim(), ...pieces.toReversed()]) {
      const found = addressIn(piece);
      if (found !== null) return found;
    }
  }
  return null;
}

/** The day as of which a table is, by its titles ('stav k 1. 1. 2026'), as people write it; null for none. */
export function dayInTitles(titles: readonly string[]): string | null {
  for (const title of titles) {
    const [, day] = stated.exec(title) ?? [];
    if (day !== undefined && 'value' in asDay(day)) return day;
  }
  return null;
}
