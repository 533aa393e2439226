import { elementRecord } from '#contract/pasports/element-record.ts';
import type { Element } from '#contract/pasports/floors.ts';
import { formatDate, formatNumber } from '#web/lib/czech.ts';
import type { Column } from '#web/table/columns.ts';
import { interleaved, listColumns, searchedTexts } from '#web/values/list-columns.ts';

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

const place: Column<Element> = {
  text: 'Místnost / prostor',
  id: 'place',
  value: placeOf,
  sortable: true,
  width: 150,
  telling: true,
};
const indicator: Column<Element> = {
  text: 'Indikátor',
  id: 'indicator',
  value: indicatorOf,
  sortable: true,
  width: 260,
  telling: true,
};
const coefficients: Column<Element> = {
  text: 'K výkon / poloha / kontakt',
  id: 'coefficients',
  value: coefficientsOf,
  align: 'right',
  width: 200,
};

const told = listColumns<Element>(elementRecord, {
  maker: { value: ({ maker, dimensions }) => joined(maker, dimensions) },
  // Sorted by the day itself, read as a range.
  valid_from: { render: validityOf, exported: validityOf },
});

/** Columns of the table of heating elements. */
export const elementColumns = interleaved(told, {
  '': [place],
  sections: [indicator, coefficients],
});

/** Texts of an element that its search goes through. */
export const textsOfElement = (element: Element): readonly string[] => [
  placeOf(element),
  ...searchedTexts(elementRecord, element),
  indicatorOf(element),
];
