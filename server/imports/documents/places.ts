import { bareKey, keyOf } from '#contract/rules/text-key.ts';
import type { PlaceRef } from '#server/core/billing/many-documents.sql.ts';
import { grouped } from '#server/core/time/grouped.ts';
import { onlyOne, type Found } from '../kinds/found.ts';

/** So many codes are offered where none fits. */
const MOST_OFFERED = 8;

/** Finds a billing place by its code, else by its name, else by its number at the supplier. */
export function placeIndex(places: readonly PlaceRef[]): (text: string) => Found<PlaceRef> {
  const byCode = grouped(places, ({ code }) => keyOf(code));
  const byName = grouped(places, ({ name }) => keyOf(name));
  const byNumber = grouped(
    places.filter(({ supply_code }) => supply_code !== ''),
    ({ supply_code }) => bareKey(supply_code),
  );
  const codes = places.slice(0, MOST_OFFERED).map(({ code }) => code);
  const offered =
    codes.length === 0
      ? 'jednotka zatím žádné nemá'
      : `jsou tu ${codes.join(', ')}${codes.length < places.length ? ' a další' : ''}`;
  return (text) =>
    onlyOne(byCode.get(keyOf(text)) ?? byName.get(keyOf(text)) ?? byNumber.get(bareKey(text)), {
      none: `Takové odběrné místo v jednotce není; ${offered}`,
      more: 'Takových odběrných míst je v jednotce více; uveďte kód',
    });
}
