import { day, longText } from '#contract/fields.ts';
import { DIALOG, notImported, written } from '#contract/record.ts';
import { at } from '#contract/rules/rule.ts';
import { dayOf } from '#contract/values/day.ts';
import { reference } from '#contract/values/reference.ts';
import { lines } from '#contract/values/text.ts';
import { orNone } from '#contract/values/value.ts';
import { shiftDays, yearBefore } from '#contract/czech/iso-date.ts';

const imported = notImported('Vyúčtování se neimportují');
const fact = (label: string) => ({ label, panel: DIALOG, imported, listed: null });

/** Fields of a settlement: of what and for which days. */
export const settlementFields = {
  /** The house; null for all houses of the unit. */
  building_id: written(orNone(reference('Vyberte dům')), {
    ...fact('Dům'),
    hint: 'Prázdné: celá jednotka',
  }),
  period_from: written(dayOf(day), {
    ...fact('Období od'),
    listed: { width: 110, telling: true },
  }),
  period_to: written(dayOf(day), {
    ...fact('Období do'),
    listed: { width: 110, telling: true },
    hint: 'Včetně; nejvýše 12 měsíců',
  }),
  note: written(lines(longText(2000)), fact('Poznámka')),
};

interface Period {
  readonly period_from: string;
  readonly period_to: string;
}

/** Rules over the days of a settlement (zákon č. 67/2013 Sb., § 2). */
export const settlementRules = [
  at('period_to', ({ period_from, period_to }: Period) =>
    period_from !== '' && period_to !== '' && period_to < period_from
      ? 'Konec období nesmí být dříve než jeho začátek'
      : null,
  ),
  at('period_to', ({ period_from, period_to }: Period) =>
    period_from !== '' && period_to !== '' && yearBefore(shiftDays(period_to, 1)) > period_from
      ? 'Zúčtovací období má nejvýše 12 měsíců'
      : null,
  ),
];
