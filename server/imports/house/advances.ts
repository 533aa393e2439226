import { ADVANCE } from '#contract/pasports/house-sheet.ts';
import { costFields } from '#contract/pasports/costs.ts';
import { cellOf } from '#contract/record-file.ts';
import { parseCzechNumber } from '#contract/rules/number.ts';
import { keyOf } from '#contract/rules/text-key.ts';
import type { Reader } from '#contract/values/value.ts';
import type { ManyColumns } from '../kinds/kind.ts';

const readAdvance = cellOf(costFields.monthly_advance.value);
// Words around the name of a service in a heading.
const around =
  /\bzáloh[ay]?\s+(?:na|za)\s+|\bzáloh[ay]?\b|\(?\bkč(?:\s*\/\s*měs(?:íc)?\.?)?\)?|\bměsíčně\b|\[[^\]]*\]/giu;
// Columns of numbers that are no advances: sums, orders, debts, shares.
const noService =
  /celkem|soucet|suma|uhrnem|predpis|saldo|nedoplat|preplat|dluh|zustatek|rok|^por|^p\.?\s?c|^c\.|cislo|^id$|kod|plocha|vymera|m2|podil|koef|hlas|osob|rodne|^rc$|narozen|evidenc|^lv$|parcel/;

const number = (cell: string) => parseCzechNumber(cell.replace(/\s*(?:kč|,-+)\.?$/i, ''));

/** The name of the service that a heading tells: 'Záloha na teplo (Kč)' is 'Teplo'. */
function serviceOf(heading: string): string {
  const bare = heading
    .replace(around, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s:–-]+|[\s:–-]+$/g, '');
  const name = bare === '' ? heading.trim() : bare;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function looksLikeService(heading: string, cells: readonly string[]): boolean {
  const told = cells.filter((cell) => cell !== '' && !cell.startsWith('#'));
  if (heading.trim() === '' || noService.test(keyOf(heading))) return false;
  return told.length > 0 && told.every((cell) => number(cell) !== null);
}

/** An empty advance and a dash say nothing; nought is an advance of nought. */
const reader =
  (heading: string): Reader =>
  (cell) => {
    const reading = readAdvance(cell.replace(/,-+$/, ''));
    if ('fault' in reading) return reading;
    return { value: { service_name: serviceOf(heading), monthly_advance: reading.value } };
  };

/** Columns of advances: as many as there are services. */
export const advances: ManyColumns = { field: ADVANCE, isOne: looksLikeService, reader };
