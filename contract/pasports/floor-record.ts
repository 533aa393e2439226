import { longText, requiredText, text, wholeNumber } from '#contract/fields.ts';
import { DIALOG, notImported, record, written } from '#contract/record.ts';
import { whole } from '#contract/values/number.ts';
import { line, lines } from '#contract/values/text.ts';

const imported = notImported('Podlaží, které dům nemá, zakládá import prostorů');
const fact = (label: string) => ({ label, panel: DIALOG, imported });

/** Fields of a floor's form. */
export const floorFields = {
  /** 1 is the ground floor (1. NP), -1 the first one under the ground (1. PP). */
  floor: written(whole(wholeNumber(-20, 200)), {
    ...fact('Podlaží'),
    listed: { width: 90, telling: true },
    hint: '1 je přízemí, −1 první podzemní',
  }),
  code: written(line(requiredText(20)), {
    ...fact('Kód'),
    listed: { width: 100, telling: true },
  }),
  name: written(line(text(100)), { ...fact('Název'), listed: { width: 240, telling: true } }),
  comment: written(lines(longText(2000)), { ...fact('Poznámka'), listed: { width: 260 } }),
};

/** A floor of a building, described. */
export const floorRecord = record({
  written: floorFields,
  told: {},
  list: ['floor', 'code', 'name', 'comment'],
  columns: [],
});
