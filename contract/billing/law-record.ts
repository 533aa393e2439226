import { day, decimalNumber, requiredText, text } from '#contract/fields.ts';
import { DIALOG, notImported, record, written } from '#contract/record.ts';
import { dayOf } from '#contract/values/day.ts';
import { decimal } from '#contract/values/number.ts';
import { line } from '#contract/values/text.ts';
import { orNone } from '#contract/values/value.ts';
import { settlementLawKeyValue } from './law-words.ts';

const imported = notImported('Zákonné hodnoty se neimportují');
const fact = (label: string) => ({ label, panel: DIALOG, imported });

/** Fields of a value of the law: of what, from when, how much and by what. */
export const settlementLawFields = {
  key: written(settlementLawKeyValue, {
    ...fact('Hodnota'),
    listed: { heading: 'Co zákon určuje', width: 330, telling: true },
    searched: true,
  }),
  /** The first day of the periods in which it holds, of a rate of tax the day of the duty; null for ever since. */
  holds_from: written(orNone(dayOf(day)), {
    ...fact('Pro období od'),
    listed: { width: 120, telling: true },
    hint: 'Pro zúčtovací období, která začala tento den nebo později; u sazby daně den plnění, u pokuty první den prodlení. Prázdné: odjakživa',
  }),
  /** Null where it is not known. */
  value: written(orNone(decimal(decimalNumber(0, 99_999_999, 3), 3)), {
    ...fact('Číslo'),
    listed: { heading: 'Kolik', width: 90, telling: true },
    hint: 'Prázdné: není známo, vyúčtování se na hodnotu zeptá',
  }),
  unit: written(line(text(30)), {
    ...fact('V čem'),
    listed: { width: 160 },
    hint: 'Například %, dnů nebo m³ na osobu a rok',
  }),
  source: written(line(requiredText(300)), {
    ...fact('Zdroj'),
    listed: { width: 420 },
    searched: true,
    hint: 'Předpis, nebo odkud údaj je; neověřené začíná „k ověření“',
  }),
};

/** A value of the law of settlements described. */
export const settlementLawRecord = record({
  written: settlementLawFields,
  told: {},
  list: ['key', 'holds_from', 'value', 'unit', 'source'],
  columns: [],
});
