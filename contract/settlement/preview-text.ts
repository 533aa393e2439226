import { exact, fractionText, isNegative, isNothing } from './exact.ts';
import { byText } from './explained-text.ts';
import {
  crowns,
  figureOf,
  keyGenitive,
  percentText,
  quantityOfAll,
  quantityText,
} from './explained-words.ts';
import type { CountFlag } from './counted.ts';
import type { DivisionKey } from './frozen.ts';
import type { PreviewedPart, PreviewedSpace, RulePreview } from './rule-preview.ts';
import { checkNames } from './words.ts';

type Shown = Pick<RulePreview, 'key' | 'measured_unit' | 'lower_limit' | 'upper_limit' | 'flags'>;

/** How a rule comes out for a space, in sentences with their numbers; what is not known is said, never a zero. */
export function previewText(space: PreviewedSpace, shown: Shown): readonly string[] {
  const { mark, reason, flags, parts, portion } = space;
  if (mark === 'exempt')
    return [`Prostor je z\u00A0této služby vyňat (${reason}) a nic z\u00A0ní nenese.`];
  if (flags.length > 0) return flags.map((flag) => missingText(flag, shown.key));
  if (portion === null) return [uncountedText(space, shown)];
  return [
    ...(mark === 'disconnected'
      ? [`Prostor je odpojen (${reason}), nese proto jen základní složku.`]
      : []),
    ...parts.map((part) => partText(part, shown.measured_unit)),
    ...limitText(space, shown),
    sumText(space, portion),
  ];
}

/** What is known of the space at least. */
function uncountedText({ own }: PreviewedSpace, { key, measured_unit }: Shown): string {
  const rest = 'podíl nelze spočítat, dokud se nedoplní, co chybí jinde.';
  return own === null || key === 'fixed' || key === 'formula'
    ? `${rest.charAt(0).toUpperCase()}${rest.slice(1)}`
    : `Podle ${keyGenitive[key]}: ${quantityText(key, measured_unit, own)}; ${rest}`;
}

/** So many spaces are named of those that something is not known of. */
const MOST_NAMED = 8;

/** 'Dům 1, 3; Dům 1, 4 a další (12)'. */
const namedText = (names: readonly string[]) =>
  names.length <= MOST_NAMED
    ? names.join('; ')
    : `${names.slice(0, MOST_NAMED).join('; ')} a\u00A0další (celkem ${names.length})`;

const unknownQuantity = (key: DivisionKey): string => {
  if (key === 'persons') return 'Počet osob chybí';
  if (key === 'share') return 'Podíl na společných částech chybí';
  return key.endsWith('area') ? 'Plocha chybí' : 'Plocha nebo počet osob chybí';
};

/** What is not known of a space, as it is said of it. */
export function missingText(flag: CountFlag, key: DivisionKey): string {
  switch (flag) {
    case 'quantity-unknown':
      return `${unknownQuantity(key)}.`;
    case 'use-unknown':
      return 'Spotřeba není známa, chybí odečet.';
    case 'meter-missing':
      return 'Bez měřidla, a pravidlo neříká, co pak.';
    default:
      return `${checkNames[flag]}.`;
  }
}

/** Why the whole cannot be counted: what keeps it, and of which spaces. */
export function keepingTexts({ flags }: Pick<RulePreview, 'flags'>): string[] {
  const byFlag = new Map<CountFlag, string[]>();
  for (const { flag, space_name } of flags)
    byFlag.set(flag, [...(byFlag.get(flag) ?? []), ...(space_name === '' ? [] : [space_name])]);
  return [...byFlag].map(([flag, names]) =>
    names.length === 0 ? checkNames[flag] : `${checkNames[flag]}: ${namedText(names)}`,
  );
}

const isWhole = (percent: string) => figureOf(percent) === 100;

/** 'Celý náklad se dělí podle podlahové plochy: 62,4 z 1 480,2 m² = 4,22 %, tedy 4 215,65 Kč.' */
function partText(part: PreviewedPart, unit: string): string {
  const name = part.part === 'basic' ? 'Základní složka' : 'Spotřební složka';
  const head = isWhole(part.percent)
    ? 'Celý náklad se dělí'
    : `${name} (${percentText(part.percent)} nákladu) se dělí`;
  const pot = isWhole(part.pot_percent)
    ? ''
    : `na takové prostory z\u00A0toho připadá ${percentText(part.pot_percent)}, `;
  const sum = part.amount === null ? '' : `, tedy ${crowns(part.amount)}`;
  return `${head} ${byText(part)}: ${pot}${quantityPhrase(part, unit)}${sum}.`;
}

function quantityPhrase({ key, by, quantity, factor, all, share }: PreviewedPart, unit: string) {
  if (key === 'fixed') return `částka prostoru byla určena předem = ${percentText(share)}`;
  const own =
    by === 'area' || by === 'refused'
      ? `${timesText(factor)}${quantityText(key, unit, quantity)} z\u00A0${quantityText(key, unit, all)}`
      : quantityOfAll(key, unit, quantity, all);
  return `${own} = ${percentText(share)}`;
}

const timesText = (factor: string) =>
  figureOf(factor) === 1 ? '' : `${String(figureOf(factor)).replace('.', ',')}\u00A0× `;

/** 'Korekce přidala 1 000 Kč'; empty where nothing is known of it, or it is nothing. */
function movedText({ correction }: PreviewedSpace): string {
  const value = exact(correction ?? '0');
  if (isNothing(value)) return '';
  const size = fractionText(value).replace('-', '');
  return `korekce ${isNegative(value) ? 'ubrala' : 'přidala'} ${crowns(size)}`;
}

function limitText(space: PreviewedSpace, { lower_limit, upper_limit }: Shown): string[] {
  const moved = movedText(space);
  if (space.limited === null)
    return moved === '' ? [] : [`K${moved.slice(1)}, protože jiné prostory se upravily na mez.`];
  const [side, percent] =
    space.limited === 'lower' ? ['pod dolní mezí', lower_limit] : ['nad horní mezí', upper_limit];
  return [
    `Náklad na 1\u00A0m² vychází ${side} ${percentText(percent ?? '0')} průměru domu, upraví se na ni${moved === '' ? '' : `; ${moved}`}.`,
  ];
}

const sumText = ({ amount }: PreviewedSpace, portion: string): string =>
  amount === null
    ? `Dohromady ${percentText(portion)} nákladu.`
    : `Dohromady ${crowns(amount)}, ${percentText(portion)} nákladu.`;
