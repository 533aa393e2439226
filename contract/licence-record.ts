import { z } from 'zod';
import { day, longText, text, wholeNumber } from './fields.ts';
import { notImported, record, written, type Listed } from './record.ts';
import { dayOf } from '#contract/values/day.ts';
import { whole } from '#contract/values/number.ts';
import { reference } from '#contract/values/reference.ts';
import { line, lines } from '#contract/values/text.ts';
import { orNone } from '#contract/values/value.ts';

/** Headings of the panels of a licence. */
export const licencePanels = { terms: 'Platnost a moduly', limits: 'Limity', note: 'Poznámka' };

const limit = whole(wholeNumber(0, 10_000_000));
/** Null for a licence without an end, of which clients are told by an empty text (specification, section 3). */
const lastDay = { ...orNone(dayOf(day)), read: z.union([z.iso.date(), z.literal('')]) };

const imported = notImported('Licence se neimportují');
const fact = (panel: keyof typeof licencePanels, label: string, listed: Listed | null = null) => ({
  label,
  panel: licencePanels[panel],
  imported,
  listed,
});

/** Fields of a licence that a system admin sets. */
export const licenceFields = {
  licence_valid_to: written(lastDay, {
    ...fact('terms', 'Licence do', { width: 170, telling: true }),
    hint: 'Poslední den platnosti; prázdné pole znamená bez omezení',
  }),
  module_schema_id: written(reference('Vyberte schéma modulů'), fact('terms', 'Schéma modulů')),
  price_type: written(line(text(50)), fact('terms', 'Cenové podmínky')),
  max_units: written(limit, fact('limits', 'Nejvýše jednotek')),
  max_pasports: written(limit, fact('limits', 'Nejvýše pasportů')),
  max_items: written(limit, fact('limits', 'Nejvýše položek')),
  /** What the client asks for; 0 for nothing. */
  required_units: written(limit, fact('limits', 'Požadováno jednotek')),
  required_subjects: written(limit, fact('limits', 'Požadováno subjektů')),
  /** The operator's own; the client never sees it. */
  note: written(lines(longText(2000)), fact('note', 'Poznámka', { width: 220 })),
};

/** What is agreed with a client, described. */
export const licenceRecord = record({
  written: licenceFields,
  told: {},
  list: ['licence_valid_to', 'note'],
  columns: [],
});
