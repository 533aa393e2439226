import type { PrescriptionSheet } from '#contract/money/prescription-sheets.ts';
import { rowChoices } from '#web/table/row-choices.ts';

const monthOf = (day: string) => day.slice(0, 7);

/** Questions over sheets: which are to be sent again, and of which something is missing to be paid. */
export const sheetChoices = rowChoices<PrescriptionSheet>('Všechny', {
  changed: {
    text: 'Změněné v tomto měsíci',
    keeps: ({ valid_from, as_of }) => valid_from !== null && monthOf(valid_from) === monthOf(as_of),
  },
  'no-symbol': {
    text: 'Bez variabilního symbolu',
    keeps: ({ rows, variable_symbol }) => rows.length > 0 && variable_symbol === '',
  },
  'no-payer': { text: 'Nikdo neplatí', keeps: ({ payer_names }) => payer_names === '' },
  nothing: { text: 'Nic se nepředepisuje', keeps: ({ rows }) => rows.length === 0 },
});
