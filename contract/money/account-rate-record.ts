import { day, decimalNumber, requiredText } from '#contract/fields.ts';
import { DIALOG, notImported, record, written } from '#contract/record.ts';
import { dayOf } from '#contract/values/day.ts';
import { decimal } from '#contract/values/number.ts';
import { line } from '#contract/values/text.ts';
import { orNone } from '#contract/values/value.ts';

const imported = notImported('Sazby ze smluv se neimportují');
const fact = { panel: DIALOG, imported };
const percent = { ...decimal(decimalNumber(0.01, 100, 2), 2), unit: '%' };

/** Fields of a rate of late interest that the contract of one account has agreed. */
export const accountRateFields = {
  valid_from: written(dayOf(day), {
    ...fact,
    label: 'Platí od',
    listed: { width: 110, telling: true },
    hint: 'Pro prodlení, která začala tento den nebo později; starší předpisy si svou sazbu nechají',
  }),
  /** Null where from the day none is agreed. */
  agreed_rate: written(orNone(percent), {
    ...fact,
    label: 'Sjednaná sazba ročně',
    listed: { width: 160, telling: true },
    hint: 'Prázdné: od tohoto dne už sjednaná není, platí sazba jednotky nebo zákona',
  }),
  rate_source: written(line(requiredText(300)), {
    ...fact,
    label: 'Kde je sjednaná',
    listed: { width: 260, telling: true },
    placeholder: 'Nájemní smlouva ze dne 1. 3. 2026, čl. 5',
  }),
};

/** A rate that was agreed for one account, described. */
export const accountRateRecord = record({
  written: accountRateFields,
  told: {},
  list: ['valid_from', 'agreed_rate', 'rate_source'],
  columns: [],
});
