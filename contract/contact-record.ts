import { z } from 'zod';
import { requiredText, text } from './fields.ts';
import { DIALOG, notImported, record, written, type Listed } from './record.ts';
import { contactFault } from '#contract/rules/contact.ts';
import { at } from '#contract/rules/rule.ts';
import { choice } from '#contract/values/choice.ts';
import { line } from '#contract/values/text.ts';

const kindValue = choice(
  z.enum(['phone', 'email']),
  { phone: ['telefon'], email: ['e-mail'] },
  'phone',
);

const imported = notImported('Další telefony a e-maily se berou ze sloupců osoby');
const fact = (label: string, listed: Listed) => ({ label, panel: DIALOG, imported, listed });

/** Fields of another phone or e-mail of a record of the address book. */
export const contactFields = {
  contact_kind: written(kindValue, fact('Druh', { width: 100 })),
  contact: written(
    line(requiredText(200)),
    fact('Telefon nebo e-mail', { width: 240, telling: true }),
  ),
  label: written(line(text(50)), fact('Popis', { width: 180, telling: true })),
};

/** Rules over more fields of a contact. */
export const contactChecks = [at('contact', contactFault)];

/** Another phone or e-mail of a person or a firm, described. */
export const contactRecord = record({
  written: contactFields,
  told: {},
  list: ['contact_kind', 'contact', 'label'],
  columns: [],
});
