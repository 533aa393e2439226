import { day } from '#contract/fields.ts';
import { DIALOG, written, type Imported } from '#contract/record.ts';
import { at } from '#contract/rules/rule.ts';
import { validityFault } from '#contract/rules/validity.ts';
import { dayOf } from '#contract/values/day.ts';
import { orNone } from '#contract/values/value.ts';

const WIDTH = 110;

interface Words {
  readonly from: string;
  readonly to: string;
}

const fromImport: Imported = {
  label: 'Platí od',
  also: ['od', 'platnost od', 'uziva od', 'vlastni od', 'najem od', 'bydli od'],
  example: '1. 1. 2024',
  required: true,
};
const toImport: Imported = {
  label: 'Platí do',
  also: ['do', 'platnost do', 'uziva do', 'vlastni do', 'najem do', 'bydli do'],
  example: '',
};

/** The time of a record, both days included; an empty end still holds. `imported` says why no file does. */
export function validityFields(
  { from, to }: Words = { from: 'Platí od', to: 'Platí do' },
  imported?: Imported,
) {
  return {
    valid_from: written(dayOf(day), {
      label: from,
      panel: DIALOG,
      imported: imported ?? fromImport,
      listed: { heading: 'Platí od', width: WIDTH },
    }),
    valid_to: written(orNone(dayOf(day)), {
      label: to,
      panel: DIALOG,
      imported: imported ?? toImport,
      listed: { heading: 'Platí do', width: WIDTH },
      hint: 'Včetně; bez konce platí dál',
    }),
  };
}

/** A validity does not end before it begins. */
export const validityRule = at('valid_to', validityFault);
