import type { Element } from '#contract/pasports/floors.ts';
import { formatDate, formatNumber } from '#web/lib/czech.ts';
import type { Column } from '#web/table/columns.ts';

const joined = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' · ');

function placeOf({ space_number, room_name }: Element): string {
  return joined(space_number === '' ? 'Společné' : space_number, room_name);
}

function indicatorOf(element: Element): string {
  const { indicator_number, indicator_type, indicator_maker, indicator_radio } = element;
  const type = joined(indicator_type, indicator_maker);
  return joined(indicator_number, type, indicator_radio ? 'rádio' : '');
}

function coefficientsOf(element: Element): string {
  const { coefficient_output, coefficient_position, coefficient_contact } = element;
  const all = [coefficient_output, coefficient_position, coefficient_contact];
  return all.map((coefficient) => formatNumber(coefficient, 3)).join(' / ');
}

function validityOf({ valid_from, valid_to }: Element): string {
  return `${formatDate(valid_from)} – ${valid_to === null ? 'dosud' : formatDate(valid_to)}`;
}

/** Columns of the table of heating elements. */
export const elementColumns: readonly Column<Element>[] = [
  {
    text: 'Místnost / prostor',
    id: 'place',
    value: placeOf,
    sortable: true,
    width: 150,
    telling: true,
  },
  { text: 'Typ tělesa', value: 'element_type', sortable: true, width: 130, telling: true },
  {
    text: 'Výrobce / rozměr',
    id: 'maker',
    value: ({ maker, dimensions }) => joined(maker, dimensions),
    sortable: true,
    width: 200,
  },
  { text: 'Výkon W', value: 'output', sortable: true, align: 'right', width: 96 },
  { text: 'Článků', value: 'sections', sortable: true, align: 'right', width: 84 },
  {
    text: 'Indikátor',
    id: 'indicator',
    value: indicatorOf,
    sortable: true,
    width: 260,
    telling: true,
  },
  {
    text: 'K výkon / poloha / kontakt',
    id: 'coefficients',
    value: coefficientsOf,
    align: 'right',
    width: 200,
  },
  {
    text: 'Platí od–do',
    // Sorted by the day itself, read as a range.
    value: 'valid_from',
    render: validityOf,
    exported: validityOf,
    sortable: true,
    width: 210,
  },
];

/** Texts of an element that its search goes through. */
export function textsOfElement(element: Element): readonly string[] {
  const { element_type, maker, dimensions, riser, comment } = element;
  return [placeOf(element), element_type, maker, dimensions, indicatorOf(element), riser, comment];
}
