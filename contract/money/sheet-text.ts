import { czechNumber } from '#contract/czech/figures.ts';
import { czechDate } from '#contract/czech/iso-date.ts';
import { keyWords, quantityText, rateText } from '#contract/rules/cost-rule.ts';
import { changeTexts } from '#contract/rules/month-days.ts';
import { groupWords, type RowGroup } from '#contract/rules/payment-rows.ts';
import type { PrescriptionSheet, SheetRow } from './prescription-sheets.ts';

// What a sheet says, with the same words on the screen and on paper.

/** The name of the sheet. */
export const SHEET_TITLE = 'Evidenční list';
/** Which law the advances follow. */
export const SHEET_LAW =
  'Zálohy na služby se vyúčtují (zákon č. 67/2013 Sb., § 4 a § 7). Změněnou zálohu lze požadovat od prvního dne měsíce po doručení tohoto oznámení.';
/** From when a change counts in the unit, as its sheets say. */
export const turnOf = ({ month_change }: PrescriptionSheet): string => changeTexts[month_change];

export const crownsText = (hellers: number): string => `${czechNumber(hellers / 100, 2)}\u00A0Kč`;

const area = (value: number | null) =>
  value === null ? 'neuvedena' : `${czechNumber(value, 2)}\u00A0m²`;

/** Who pays, in words. */
export const payerText = ({ payer_names }: PrescriptionSheet): string =>
  payer_names === '' ? 'nikdo není zapsán, nese jednotka' : payer_names;

/** What of the space and its people the sheet stands on: names with their values. */
export function spaceFacts(sheet: PrescriptionSheet): readonly (readonly [string, string])[] {
  const { type_name, floor_code, building_name, place, common_share, users_count } = sheet;
  const floor = floor_code === '' ? '' : `podlaží ${floor_code}`;
  return [
    ['Prostor', joined(sheet.space_number, type_name, floor)],
    ['Dům', joined(building_name, place)],
    ['Platí', payerText(sheet)],
    ['Celková plocha', area(sheet.total_area)],
    ['Podlahová plocha', area(sheet.floor_area)],
    ['Započitatelná plocha', area(sheet.countable_area)],
    ['Počet osob', users_count === null ? 'neznámý' : czechNumber(users_count, 0)],
    [
      'Podíl na společných částech',
      common_share === null ? 'neuveden' : quantityText('share', common_share),
    ],
  ];
}

/** How it is paid: names with their values, the sum first. */
export function paymentFacts(sheet: PrescriptionSheet): readonly (readonly [string, string])[] {
  const { sum, account, variable_symbol, due_day } = sheet;
  return [
    ['Měsíčně celkem', crownsText(sum)],
    ['Na účet', account?.number ?? 'neurčen'],
    ['Variabilní symbol', variable_symbol === '' ? 'neurčen' : variable_symbol],
    ['Splatnost', `${due_day}. den měsíce`],
  ];
}

/** Since when and why: 'Platí od 1. 3. 2026. Důvod změny: …'; empty without rows. */
export function validText({ valid_from, reason }: PrescriptionSheet): string {
  if (valid_from === null) return '';
  const since = `Platí od ${czechDate(valid_from)}.`;
  return reason === '' ? since : `${since} Důvod změny: ${reason}`;
}

/** By what a row came to its amount: key, rate and quantity; of one by hand only the first. */
export function rowTexts({
  way,
  key,
  rate,
  quantity,
}: SheetRow): readonly [string, string, string] {
  if (way === null || key === null || rate === null) return ['částkou', '', ''];
  if (way === 'percent') return ['částkou', rateText({ way, key, amount: rate }), ''];
  return [
    keyWords[key],
    rateText({ way, key, amount: rate }),
    quantity === null ? '' : quantityText(key, quantity),
  ];
}

/** Rows of a sheet by groups in their order, each with its sum; empty groups are left out. */
export function groupsOf({ rows }: PrescriptionSheet) {
  return (Object.keys(groupWords) as RowGroup[]).flatMap((group) => {
    const own = rows.filter((row) => row.group === group);
    const sum = own.reduce((so, { amount }) => so + amount, 0);
    return own.length === 0 ? [] : [{ group, name: groupWords[group], rows: own, sum }];
  });
}

function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(', ');
}
