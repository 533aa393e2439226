import { z } from 'zod';
import { day, longText, requiredText, text } from '#contract/fields.ts';
import { DIALOG, record, told, written, type Imported } from '#contract/record.ts';
import { dayOf } from '#contract/values/day.ts';
import { money } from '#contract/values/money.ts';
import { decimal } from '#contract/values/number.ts';
import { line, lines } from '#contract/values/text.ts';
import { orNone } from '#contract/values/value.ts';
import { lineRows, suppliedUnitValue } from './document-lines.ts';
import { documentColumns } from './document-columns.ts';
import { documentDivisionValue, documentKindValue } from './document-words.ts';

const fact = (label: string, imported: Imported) => ({
  label,
  panel: DIALOG,
  imported,
  listed: null,
});

const maybeDay = orNone(dayOf(day));

/** Fields of a supplier's document; amounts in hellers. */
export const billingDocumentFields = {
  kind: written(documentKindValue, {
    ...fact('Druh dokladu', {
      also: ['druh', 'typ dokladu', 'typ'],
      hint: 'Bez údaje faktura',
      example: 'Faktura',
    }),
    listed: { heading: 'Druh', width: 110 },
  }),
  number: written(line(requiredText(50)), {
    ...fact('Číslo dokladu', {
      also: [
        'cislo faktury',
        'doklad',
        'faktura',
        'c dokladu',
        'c faktury',
        'cislo',
        'variabilni symbol',
        'vs',
      ],
      example: '2025001',
      required: true,
    }),
    listed: { heading: 'Číslo', width: 120, telling: true },
    searched: true,
  }),
  period_from: written(dayOf(day), {
    ...fact('Období od', {
      also: ['od', 'obdobi od data', 'zacatek obdobi', 'fakturovano od', 'ucetni obdobi od'],
      example: '1. 1. 2025',
      required: true,
    }),
    listed: { width: 110, telling: true },
  }),
  period_to: written(dayOf(day), {
    ...fact('Období do', {
      also: ['do', 'obdobi do data', 'konec obdobi', 'fakturovano do', 'ucetni obdobi do'],
      example: '31. 1. 2025',
      required: true,
    }),
    listed: { width: 110 },
    hint: 'Včetně; podle období se náklad zařadí do vyúčtování',
  }),
  line_rows: written(lineRows, fact('Řádky dokladu', { from: 'base' })),
  /** How it is divided where its period goes over the one that is settled. */
  divided_by: written(documentDivisionValue, {
    ...fact('Přesah období dělit', {
      also: ['presah delit', 'delit podle'],
      hint: 'Bez údaje jako ve formuláři: podle fakturačního měřidla, teplo podle klimatu, jinak podle dnů',
      example: '',
    }),
    listed: { heading: 'Přesah dělit', width: 150, hidden: true },
    hint: 'Platí, jen když doklad zasahuje do dvou zúčtovacích období',
  }),
  issued_on: written(maybeDay, {
    ...fact('Vystaveno', {
      also: ['datum vystaveni', 'den vystaveni', 'vystaveno dne'],
      example: '5. 2. 2025',
    }),
    listed: { width: 110, hidden: true },
  }),
  /** The day on which the duty of tax arose; the rate is of it. */
  tax_on: written(maybeDay, {
    ...fact('Datum plnění', {
      also: ['duzp', 'datum uskutecneni plneni', 'datum zdanitelneho plneni', 'den plneni', 'dzp'],
      example: '31. 1. 2025',
    }),
    listed: { width: 110, hidden: true },
    hint: 'DUZP; sazba daně je ta, která platila tento den',
  }),
  due_on: written(maybeDay, {
    ...fact('Splatnost', {
      also: ['datum splatnosti', 'den splatnosti', 'splatno'],
      example: '19. 2. 2025',
    }),
    listed: { width: 110, hidden: true },
  }),
  /** The number of the document that a credit or a debit note puts right. */
  corrects: written(line(text(50)), {
    ...fact('Opravuje doklad č.', {
      also: ['opravuje', 'puvodni doklad', 'k dokladu'],
      hint: 'U dobropisu a vrubopisu',
      example: '',
    }),
    listed: { heading: 'Opravuje', width: 110, hidden: true },
  }),
  note: written(lines(longText(2000)), {
    ...fact('Poznámka', { also: ['pozn', 'komentar'], example: '' }),
    searched: true,
  }),
};

const amountOf = (label: string, width: number, telling = false) => ({
  label,
  listed: { width, summed: 'all' as const, telling },
});

/** What follows from the lines of a document. */
export const billingDocumentTold = {
  subject: told(line(z.string()), { label: 'Předmět', listed: { width: 190 }, searched: true }),
  /** Of all lines in one unit; null where there is none, or where they are in more. */
  quantity: told(orNone(decimal(z.number(), 3)), { label: 'Množství', listed: { width: 110 } }),
  measured_unit: told(suppliedUnitValue, { label: 'Jednotka', listed: null }),
  base: told(money(z.int()), { label: 'Základ daně', listed: { width: 110, hidden: true } }),
  tax: told(money(z.int()), { label: 'Daň', listed: { width: 100, hidden: true } }),
  total: told(money(z.int()), { label: 'Celkem s daní', listed: { width: 120, hidden: true } }),
  /** Null of what is no cost. */
  cost: told(orNone(money(z.int())), amountOf('Náklad', 120, true)),
  /** Null of what is no advance. */
  advance: told(orNone(money(z.int())), amountOf('Záloha', 110)),
};

/** A supplier's document described. */
export const billingDocumentRecord = record({
  written: billingDocumentFields,
  told: billingDocumentTold,
  list: ['number', 'kind', 'period_from', 'period_to', 'subject', 'quantity', 'cost', 'advance'],
  columns: documentColumns,
});
