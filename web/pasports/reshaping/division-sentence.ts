import { numberText } from '#contract/values/number.ts';
import { formatDate } from '#web/lib/czech.ts';
import { ownersList } from '../transfer/transfer-sentence.ts';
import type { PartValues } from './division-fields.ts';

/** What is going to happen, in names. */
export interface DivisionWords {
  /** Null while it is missing. */
  readonly first_day: string | null;
  readonly space_number: string;
  readonly former_area: number;
  readonly parts: readonly PartValues[];
  readonly owners: Parameters<typeof ownersList>[0];
  /** What stays with the first part: 'nájemci', 'počet osob (3 osoby)' … */
  readonly staying: readonly string[];
}

const list = new Intl.ListFormat('cs-CZ');

/** Says what the division will do, so that it can be read before it is done; empty while it cannot be known. */
export function divisionSentence(words: DivisionWords): string {
  const { first_day, space_number, parts, owners, staying } = words;
  const numbers = parts.map((part) => part.space_number);
  if (first_day === null || numbers.includes('')) return '';
  const [kept = '', ...founded] = numbers;
  const ownersPart =
    owners.length === 0
      ? 'Vlastník zapsaný není.'
      : `Části vlastní dál ${ownersList(owners)}, se stejnými podíly.`;
  const stays = list.format([...staying, 'místnosti', 'otopná tělesa', 'zařízení k revizi']);
  return [
    `Od ${formatDate(first_day)} se prostor ${space_number} dělí na ${list.format(numbers)}.`,
    areaPart(words),
    sharePart(parts),
    ownersPart,
    `U části ${kept} zůstávají ${stays}; ${founded.length === 1 ? 'nová část začíná' : 'nové části začínají'} bez nich.`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

function areaPart({ parts, former_area }: DivisionWords): string {
  const areas = parts.map(({ total_area }) => Number(total_area));
  if (former_area === 0 || areas.some((area) => Number.isNaN(area))) return '';
  const together = Math.round(areas.reduce((sum, area) => sum + area * 100, 0)) / 100;
  const had = together === former_area ? 'jako dosud' : `dosud ${numberText(former_area)} m²`;
  return `Celková plocha částí je ${numberText(together)} m², ${had}.`;
}

function sharePart(parts: readonly PartValues[]): string {
  const told = parts.flatMap((part) => {
    const { common_share_numerator: numerator, common_share_denominator: denominator } = part;
    if (typeof numerator !== 'number' || typeof denominator !== 'number') return [];
    return [`${part.space_number} ${numerator}/${denominator}`];
  });
  return told.length < parts.length ? '' : `Podíly na společných částech: ${list.format(told)}.`;
}
