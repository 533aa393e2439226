import type { SipoPayer } from '#contract/sipo/register.ts';
import { DOCUMENT_TEXT_LENGTH } from './files/change-file.ts';

type Space = SipoPayer['spaces'][number];

/** The space as it is called at home: Byt 12. */
const named = ({ type_name, space_number }: Space) => `${type_name} ${space_number}`;

/** The first of the texts that fits on the document; the last one is cut. */
function fitting(texts: readonly string[]): string {
  const fits = texts.find((text) => text.length <= DOCUMENT_TEXT_LENGTH) ?? texts.at(-1) ?? '';
  return fits.slice(0, DOCUMENT_TEXT_LENGTH).trim();
}

/**
 * What stands at the payment on the payer's document, at most 18 characters: the spaces with their
 * house where it fits, the spaces alone, the first space.
 */
export function spaceText(spaces: readonly Space[]): string {
  const [first] = spaces;
  if (first === undefined) return '';
  const all = spaces.map(named).join(', ');
  const isOneHouse = spaces.every(({ building_name }) => building_name === first.building_name);
  const withHouse =
    isOneHouse && first.building_name !== '' ? [`${all}, ${first.building_name}`] : [];
  return fitting([...withHouse, all, named(first)]);
}

/** The unit's own text, as much of it as the document has room for. */
export function unitText(text: string): string {
  return fitting([text]);
}
