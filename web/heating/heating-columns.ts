import { heatingRecord } from '#contract/heating-record.ts';
import type { Heating } from '#contract/heating.ts';
import { valueDecimals, type HeatingKind } from '#contract/rules/heating-value.ts';
import type { Column } from '#web/table/columns.ts';
import { interleaved, listColumns, searchedTexts } from '#web/values/list-columns.ts';
import { originOf, usedCount, usedText } from './heating-words.ts';

const used: Column<Heating> = {
  text: 'Použito',
  id: 'used',
  value: usedCount,
  render: (row) => usedText(row) || '–',
  exported: usedText,
  sortable: true,
  align: 'left',
  width: 140,
  telling: true,
};
const origin: Column<Heating> = {
  text: 'Původ',
  id: 'origin',
  value: originOf,
  sortable: true,
  width: 100,
};

function columnsOf(decimals: number | null): readonly Column<Heating>[] {
  const told = listColumns<Heating>(heatingRecord, { value: { decimals: decimals ?? 0 } });
  const columns = interleaved(told, { valid_to: [used, origin] });
  return decimals === null ? columns.filter(({ value }) => value !== 'value') : columns;
}

const withoutValue = columnsOf(null);
const byDecimals = new Map([3, 4].map((decimals) => [decimals, columnsOf(decimals)]));

/** Columns of a list; those of coefficients have their value too. */
export function heatingColumns(kind: HeatingKind): readonly Column<Heating>[] {
  return byDecimals.get(valueDecimals[kind] ?? 0) ?? withoutValue;
}

/** Texts of a row that the search of its list goes through. */
export const textsOfHeating = (row: Heating): readonly string[] =>
  searchedTexts(heatingRecord, row);
