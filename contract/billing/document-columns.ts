import { decimalNumber, text } from '#contract/fields.ts';
import type { WordColumn } from '#contract/record.ts';
import { cellOf } from '#contract/record-file.ts';
import { money } from '#contract/values/money.ts';
import { asNumber, decimal } from '#contract/values/number.ts';
import { asText, line } from '#contract/values/text.ts';
import type { Reader } from '#contract/values/value.ts';
import { lineAmount, lineQuantity, lineRate, suppliedUnitValue } from './document-lines.ts';

/** A rate as '12', '12 %' or, as workbooks keep per cents, '0,12'. */
const asPercent: Reader = (cell) => {
  const isPercent = cell.includes('%');
  const reading = asNumber(cell.replace('%', '').trim());
  if ('fault' in reading) return reading;
  const rate = Number(reading.value);
  return { value: !isPercent && rate > 0 && rate < 1 ? Math.round(rate * 10_000) / 100 : rate };
};

const unitPrice = decimal(decimalNumber(-99_999_999, 99_999_999, 6), 6);
const amount = cellOf(money(lineAmount));

/** By what a row of a file names the billing place of its document, and what it says of a line. */
export const documentColumns: readonly WordColumn[] = [
  {
    name: 'place',
    label: 'Odběrné místo',
    hint: 'Kód místa, nebo jeho název, nebo číslo u dodavatele (EAN, EIC)',
    also: [
      'kod odberneho mista',
      'cislo odberneho mista',
      'nazev odberneho mista',
      'kod mista',
      'misto spotreby',
      'om',
      'ean',
      'eic',
      'ean opm',
    ],
    example: 'TEPLO',
    required: true,
    cell: asText,
    after: null,
  },
  {
    name: 'subject',
    label: 'Předmět',
    also: ['predmet plneni', 'text', 'popis', 'nazev polozky', 'polozka', 'co se uctuje'],
    example: 'Tepelná energie 01/2025',
    cell: cellOf(line(text(200))),
    after: 'line_rows',
  },
  {
    name: 'quantity',
    label: 'Množství',
    also: ['spotreba', 'pocet', 'pocet jednotek', 'odebrane mnozstvi'],
    example: '100',
    cell: cellOf(decimal(lineQuantity, 3)),
    after: 'line_rows',
  },
  {
    name: 'measured_unit',
    label: 'Jednotka',
    hint: 'GJ, kWh, MWh, m³, ks nebo měsíc',
    also: ['mj', 'merna jednotka', 'jednotka mnozstvi'],
    example: 'GJ',
    cell: cellOf(suppliedUnitValue),
    after: 'line_rows',
  },
  {
    name: 'unit_price',
    label: 'Jednotková cena bez daně',
    hint: 'S množstvím dá základ daně, není-li uvedený',
    also: ['jednotkova cena', 'cena za jednotku', 'cena mj', 'jc', 'jednotkova cena bez dph'],
    example: '',
    cell: cellOf(unitPrice),
    after: 'line_rows',
  },
  {
    name: 'base',
    label: 'Základ daně',
    hint: 'V Kč; stačí základ, nebo celkem s daní',
    also: [
      'zaklad',
      'zaklad dph',
      'castka bez dph',
      'castka bez dane',
      'cena bez dph',
      'celkem bez dph',
      'celkem bez dane',
      'bez dph',
      'bez dane',
    ],
    example: '80 000,00',
    cell: amount,
    after: 'line_rows',
  },
  {
    name: 'tax_rate',
    label: 'Sazba daně',
    hint: 'V procentech; u neplátce 0',
    also: ['sazba', 'sazba dph', 'dph %', 'procento dph', 'procent dph'],
    example: '12',
    cell: cellOf({ ...decimal(lineRate, 2), cell: asPercent }),
    after: 'line_rows',
  },
  {
    name: 'tax',
    label: 'Daň',
    hint: 'Bez údaje se spočítá ze sazby',
    also: ['dph', 'castka dph', 'vyse dph', 'castka dane', 'dph kc'],
    example: '',
    cell: amount,
    after: 'line_rows',
  },
  {
    name: 'total',
    label: 'Celkem s daní',
    also: [
      'celkem s dph',
      'castka s dph',
      'castka s dani',
      'cena s dph',
      's dph',
      's dani',
      'castka celkem',
      'celkem',
      'k uhrade',
      'castka',
    ],
    example: '',
    cell: amount,
    after: 'line_rows',
  },
];
