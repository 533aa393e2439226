import { day, longText, text } from '#contract/fields.ts';
import { DIALOG, record, written, type FileColumn } from '#contract/record.ts';
import { dayOf } from '#contract/values/day.ts';
import { decimal } from '#contract/values/number.ts';
import { line, lines } from '#contract/values/text.ts';
import { orNone } from '#contract/values/value.ts';
import { yesNo } from '#contract/values/yes-no.ts';
import { readingKindValue, readingSourceValue, readingStatusValue } from './meter-words.ts';
import { readState, readStatus, stateNumber } from './reading-cells.ts';
import { readingWords } from './reading-columns.ts';

const fact = (label: string, imported: FileColumn) => ({
  label,
  panel: DIALOG,
  imported,
  listed: null,
});

/** Fields of a reading. */
export const readingFields = {
  /** The state counts at the end of this day. */
  read_on: written(dayOf(day), {
    ...fact('Den odečtu', {
      also: ['datum odectu', 'datum', 'odecteno', 'ke dni', 'stav ke dni', 'date', 'cas odectu'],
      example: '31. 12. 2025',
    }),
    listed: { width: 110, telling: true },
  }),
  /** Null where nobody got in. */
  state: written(orNone(decimal(stateNumber, 6)), {
    ...fact('Stav', {
      also: ['stav meridla', 'stav odectu', 'konecny stav', 'novy stav', 'hodnota', 'odecet'],
      example: '123,456',
      cell: readState,
    }),
    listed: { width: 120, telling: true },
  }),
  status: written(readingStatusValue, {
    ...fact('Zjištěno', {
      also: ['stav pristroje', 'status', 'zavada', 'porucha'],
      example: 'V pořádku',
      cell: readStatus,
    }),
    listed: { width: 140, telling: true },
  }),
  /** Since the reading before, the counter has once begun anew. */
  overflowed: written(yesNo, {
    ...fact('Číselník se přetočil', { also: ['pretoceni', 'pres nulu'], example: '' }),
    hint: 'Od předchozího odečtu prošel přes nulu',
  }),
  reading_kind: written(readingKindValue, {
    ...fact('Druh odečtu', { also: ['ucel odectu'], example: 'Běžný' }),
    listed: { width: 130 },
  }),
  source: written(readingSourceValue, {
    ...fact('Odkud je', {
      hint: 'Bez údaje import',
      also: ['zdroj', 'zdroj odectu', 'zpusob odectu'],
      example: '',
    }),
    listed: { width: 110 },
  }),
  estimate_method: written(line(text(200)), {
    ...fact('Jak a proč se odhadlo', { also: ['duvod odhadu', 'odhad'], example: '' }),
    hint: 'Jen u odhadu',
  }),
  note: written(lines(longText(1000)), {
    ...fact('Poznámka', { also: ['poznamka odectu', 'pozn'], example: '' }),
    listed: { width: 200 },
  }),
};

/** A reading described. */
export const readingRecord = record({
  written: readingFields,
  told: {},
  list: ['read_on', 'state', 'status', 'reading_kind', 'source', 'note'],
  columns: readingWords,
});
