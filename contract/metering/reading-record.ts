import { day, longText, text } from '#contract/fields.ts';
import { DIALOG, notImported, record, written } from '#contract/record.ts';
import { decimalNumber } from '#contract/fields.ts';
import { dayOf } from '#contract/values/day.ts';
import { decimal } from '#contract/values/number.ts';
import { line, lines } from '#contract/values/text.ts';
import { orNone } from '#contract/values/value.ts';
import { yesNo } from '#contract/values/yes-no.ts';
import { readingKindValue, readingSourceValue, readingStatusValue } from './meter-words.ts';

const imported = notImported('Odečty se zatím neimportují');
const fact = (label: string) => ({ label, panel: DIALOG, imported, listed: null });

/** More than any counter shows. */
const MOST_STATE = 999_999_999_999;

/** Fields of a reading. */
export const readingFields = {
  /** The state counts at the end of this day. */
  read_on: written(dayOf(day), { ...fact('Den odečtu'), listed: { width: 110, telling: true } }),
  /** Null where nobody got in. */
  state: written(orNone(decimal(decimalNumber(0, MOST_STATE, 6), 6)), {
    ...fact('Stav'),
    listed: { width: 120, telling: true },
  }),
  status: written(readingStatusValue, {
    ...fact('Zjištěno'),
    listed: { width: 140, telling: true },
  }),
  /** Since the reading before, the counter has once begun anew. */
  overflowed: written(yesNo, {
    ...fact('Číselník se přetočil'),
    hint: 'Od předchozího odečtu prošel přes nulu',
  }),
  reading_kind: written(readingKindValue, { ...fact('Druh odečtu'), listed: { width: 130 } }),
  source: written(readingSourceValue, { ...fact('Odkud je'), listed: { width: 110 } }),
  estimate_method: written(line(text(200)), {
    ...fact('Jak a proč se odhadlo'),
    hint: 'Jen u odhadu',
  }),
  note: written(lines(longText(1000)), { ...fact('Poznámka'), listed: { width: 200 } }),
};

/** A reading described. */
export const readingRecord = record({
  written: readingFields,
  told: {},
  list: ['read_on', 'state', 'status', 'reading_kind', 'source', 'note'],
  columns: [],
});
