import { czechNumber } from '#contract/czech/figures.ts';
import type { DecreeFacts } from './decree.ts';
import { exact, isNothing, ONE } from './exact.ts';
import { crowns, figureOf, percentText, unitText } from './explained-words.ts';

// What the decree wants of heat and hot water, a line each, in the same words on paper and on the page of a link.

/** A fact of the house and of the recipient; empty where it has none. */
export interface DecreeRow {
  readonly name: string;
  readonly house: string;
  readonly own: string;
}

const UNKNOWN = 'není známo';

type Both = { readonly own: string | null; readonly house: string | null };

const told = (value: string | null, unit: string, decimals: number): string =>
  value === null
    ? UNKNOWN
    : `${czechNumber(figureOf(value), 0, decimals)}${unit === '' ? '' : `\u00A0${unit}`}`;

const both = (name: string, { own, house }: Both, unit: string, decimals = 2): DecreeRow => ({
  name,
  house: told(house, unit, decimals),
  own: told(own, unit, decimals),
});

/** Allocators tell parts ('dílek'); what was counted of water and heat has its unit. */
const partsOrUnit = (unit: string): string => (unit.startsWith('díl') ? 'dílků' : unit);

/** Of what the quantity is: of heat, or of the water that is warmed. */
function whatOf(supply: DecreeFacts['supply'], unit: string): string {
  if (supply === 'heat') return 'Teplo na vytápění';
  return unitText(unit) === 'm³' ? 'Voda v\u00A0teplé vodě' : 'Teplo na ohřev vody';
}

function suppliedRows({
  supply,
  delivered,
  is_delivery_known,
  specific,
}: DecreeFacts): DecreeRow[] {
  const unit = unitText(delivered[0]?.unit ?? '');
  return [
    ...delivered.flatMap((one) => [
      {
        name: whatOf(supply, one.unit),
        house: told(one.amount, unitText(one.unit), 3),
        own: '',
      },
      { name: `Cena za 1\u00A0${unitText(one.unit)}`, house: crowns(one.price), own: '' },
    ]),
    ...(is_delivery_known
      ? []
      : [{ name: 'Množství, které doklady neuvádějí', house: UNKNOWN, own: '' }]),
    ...(specific === null
      ? []
      : [
          {
            name: 'Měrná spotřeba na 1\u00A0m² započitatelné plochy',
            house: told(specific, unit, 4),
            own: '',
          },
        ]),
  ];
}

function costRows({ basic, rest, cost }: DecreeFacts): DecreeRow[] {
  const row = (name: string, part: DecreeFacts['basic']): DecreeRow[] =>
    isNothing(exact(part.percent))
      ? []
      : [
          {
            name: `${name} (${percentText(part.percent)})`,
            house: crowns(part.house),
            own: crowns(part.own),
          },
        ];
  const own = exact(basic.own).add(exact(rest.own));
  return [
    ...row('Základní složka', basic),
    ...row('Spotřební složka', rest),
    { name: 'Celkem', house: crowns(cost), own: crowns(own.toString()) },
  ];
}

/** By how much a floor area is counted; nothing where it is counted whole or is not known. */
function coefficientRows({ area, countable }: DecreeFacts): DecreeRow[] {
  if (area.own === null || countable.own === null || isNothing(exact(area.own))) return [];
  const share = exact(countable.own).div(exact(area.own));
  return share.equals(ONE)
    ? []
    : [
        {
          name: 'Koeficient, kterým se plocha započítává',
          house: '',
          own: czechNumber(share.toNumber(), 0, 3),
        },
      ];
}

function measuredRows({ read, used }: DecreeFacts): DecreeRow[] {
  if (used === null) return [];
  const unit = partsOrUnit(used.unit);
  const isConverted = read !== null && (read.own !== used.own || read.house !== used.house);
  return [
    ...(isConverted ? [both('Náměry podle stavů měřidel', read, '', 3)] : []),
    both(isConverted ? 'Náměry přepočtené k\u00A0rozdělení' : 'Náměry měřidel', used, unit, 3),
  ];
}

function referenceRows({ reference, used, supply }: DecreeFacts): DecreeRow[] {
  const { cost, use } = reference;
  if (supply === 'heat')
    return cost === null
      ? []
      : [{ name: 'Průměr domu na Vaši započitatelnou plochu', house: '', own: crowns(cost) }];
  return use === null || used === null
    ? []
    : [
        {
          name: 'Průměrná spotřeba jednoho příjemce',
          house: told(use, partsOrUnit(used.unit), 2),
          own: '',
        },
      ];
}

/** Lines of a service of heat or hot water (vyhláška č. 269/2015 Sb., § 6 odst. 1 písm. a až g a p). */
export function decreeRows(facts: DecreeFacts): readonly DecreeRow[] {
  return [
    ...suppliedRows(facts),
    ...costRows(facts),
    both('Podlahová plocha', facts.area, 'm²'),
    both('Započitatelná podlahová plocha', facts.countable, 'm²'),
    ...coefficientRows(facts),
    ...(facts.persons === null ? [] : [both('Průměrný počet osob', facts.persons, '')]),
    ...measuredRows(facts),
    ...referenceRows(facts),
  ];
}

/** What suppliers say of their heat (písm. h až j): 'Teplárna Kostelec: zemní plyn 100 %'. */
export const supplierTexts = ({ supplier_info }: DecreeFacts): readonly string[] =>
  supplier_info.map(({ name, text }) => `${name}: ${text.trim()}`);

/** The heading above the lines. */
export const DECREE_HEADING = 'Údaje podle vyhlášky č.\u00A0269/2015\u00A0Sb.';
