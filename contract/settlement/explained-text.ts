import { czechNumber } from '#contract/czech/figures.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import {
  crowns,
  figureOf,
  keyGenitive,
  oneOf,
  percentText,
  priceText,
  quantityOfAll,
  quantityText,
} from './explained-words.ts';
import type { ExplainedPart, Explanation } from './explanation.ts';

/**
 * An explanation in Czech, a sentence an item: what is paid, what it cost, how each component was divided, what
 * the correction did and to what it was rounded. Numbers are told to the heller, so they may differ in one.
 */
export function explainedText(found: Explanation): readonly string[] {
  const documents = found.costs.reduce((so, { documents: own }) => so + own.length, 0);
  return [
    paidText(found),
    ...(found.mark === 'exempt' ? [exemptText(found)] : [costText(found.cost, documents)]),
    ...(found.mark === 'disconnected'
      ? ['Prostor je odpojen, nese proto jen základní složku.']
      : []),
    ...found.parts.flatMap((part) => partText(part, found)),
    ...limitText(found),
    ...(found.parts.length > 0 ? [roundedText(found)] : []),
  ];
}

function paidText({ service_name, amount }: Explanation): string {
  const name = `Za službu „${service_name}“`;
  if (amount === 0) return `${name} neplatíte nic.`;
  return amount > 0
    ? `${name} platíte ${crowns(amount)}.`
    : `${name} se Vám vrací ${crowns(-amount)}.`;
}

const exemptText = ({ reason }: Explanation): string =>
  `Prostor je z této služby vyňat${reason === '' ? '' : ` (${reason})`} a nic z ní nenese.`;

function costText(cost: number, documents: number): string {
  const from =
    documents === 0
      ? ''
      : ` podle ${czechNumber(documents, 0)}\u00A0${czechPlural(documents, 'dokladu', 'dokladů', 'dokladů')}`;
  return cost < 0
    ? `Dodavatelé domu vrátili ${crowns(-cost)}${from}.`
    : `Náklad domu je ${crowns(cost)}${from}.`;
}

function partText(part: ExplainedPart, found: Explanation): string[] {
  const amount = `tedy ${crowns(part.space_amount)}`;
  return [
    `${componentText(part)}: ${potText(part)}${quantityPhrase(part, found)}, ${amount}.`,
    ...portionText(part, found),
  ];
}

function componentText(part: ExplainedPart): string {
  const isWhole = figureOf(part.percent) === 100;
  const name = part.part === 'basic' ? 'Základní složka' : 'Spotřební složka';
  const head = isWhole
    ? 'Celý náklad se dělí'
    : `${name} je ${percentText(part.percent)} nákladu domu (${crowns(part.component)}) a dělí se`;
  return `${head} ${byText(part)}`;
}

/** What of a component is left for the pot where others bear a part of it in another way. */
const potText = ({ pot, component }: ExplainedPart): string =>
  pot === component ? '' : `na takové prostory z toho připadá ${crowns(pot)}, `;

/** How who has no reading is billed, in the words of the decree. */
export function byText(part: Pick<ExplainedPart, 'by' | 'key' | 'factor'>): string {
  const key = keyGenitive[part.key];
  switch (part.by) {
    case 'area':
      return `u prostorů bez měřidla průměrem na 1\u00A0m² ${key}`;
    case 'refused':
      return `u prostorů, kde instalace nebo odečet měřidla nebyly umožněny, ${times(part)} průměru na 1\u00A0m² ${key}`;
    case 'persons':
      return `u prostorů bez měřidla podle ${key}`;
    case 'guideline':
      return 'u prostorů bez měřidla podle směrných čísel spotřeby';
    default:
      return `podle ${key}`;
  }
}

/** '3násobkem', for any number. */
const times = ({ factor }: Pick<ExplainedPart, 'factor'>): string =>
  `${czechNumber(figureOf(factor), 0, 2)}násobkem`;

function quantityPhrase(part: ExplainedPart, { measured_unit: unit }: Explanation): string {
  const { key, by, factor } = part;
  if (key === 'fixed') return 'částka prostoru byla určena předem';
  const price = `${oneOf(key, unit)} po ${priceText(part.price)}`;
  if (key === 'share') return quantityOfAll(key, unit, part.space_quantity, part.quantity);
  if (by !== 'area' && by !== 'refused')
    return `${quantityOfAll(key, unit, part.space_quantity, part.quantity)}, ${price}`;
  const own = quantityText(key, unit, part.space_quantity);
  const count = figureOf(factor) === 1 ? '' : `${czechNumber(figureOf(factor), 0, 2)}\u00A0× `;
  return `${count}${own}, ${price}`;
}

/** What of a space's part is the recipient's where more of them followed one another. */
function portionText(part: ExplainedPart, found: Explanation): string[] {
  const own = `připadá na Vás ${crowns(part.before)}.`;
  const all = quantityOfAll(part.key, found.measured_unit, part.own_quantity, part.space_quantity);
  const share = `${czechNumber(figureOf(part.portion) * 100, 0, 2)}\u00A0%`;
  switch (part.split) {
    case 'whole':
      return [];
    case 'days':
      return [`Podle dnů (${found.days}\u00A0z\u00A0${found.space_days}) z toho ${own}`];
    case 'climate':
      return [`Podle klimatické náročnosti měsíců (${share}) z toho ${own}`];
    case 'persons':
      return [`Podle počtu osob a měsíců (${share}) z toho ${own}`];
    case 'uses':
      return [`Podle Vaší spotřeby (${part.key === 'meter' ? all : share}) z toho ${own}`];
    default:
      return [`Podle vzorce (${share}) z toho ${own}`];
  }
}

function limitText({ limits }: Explanation): string[] {
  if (limits === null) return [];
  const value = figureOf(limits.correction);
  const { limited, percent, mean } = limits;
  if (limited === null && value === 0) return [];
  const verb = value < 0 ? 'ubrala' : 'přidala';
  const moved = `Korekce ${verb} ${crowns(limits.correction.replace('-', ''))}`;
  if (limited === null || percent === null)
    return [
      `${moved}, protože u jiných prostorů byl náklad upraven na mez a zbytek se rozdělil znovu.`,
    ];
  const side = limited === 'lower' ? 'pod dolní mezí' : 'nad horní mezí';
  return [
    `${moved}, protože náklad prostoru na 1\u00A0m² je ${side} ${percentText(percent)} průměru domu (průměr je ${priceText(mean)} na 1\u00A0m²).`,
  ];
}

function roundedText({ step, amount }: Explanation): string {
  const to = step === 100 ? 'na celé koruny' : 'na haléře';
  return `Dohromady je to po zaokrouhlení ${to} ${crowns(amount)}.`;
}
