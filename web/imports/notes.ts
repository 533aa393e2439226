import type { ImportBatch, ImportRow } from '#contract/imports.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { formatNumber } from '#web/lib/czech.ts';

type Note = ImportRow['notes'][number];

/** How sure the portal is, in a word; nothing where it is sure. */
export const certaintyWords: Readonly<Record<Note['certainty'], string>> = {
  sure: '',
  guessed: 'odhad',
  unclear: 'nejasné',
};

/** What a note is about: the field of its column, or the heading of one of many alike. */
export function noteLabel({ column }: Note, { mapping, fields, columns }: ImportBatch): string {
  const field = fields.find((each) => each.field === mapping[column]);
  if (field === undefined) return '';
  return field.many ? (columns[column] ?? field.label) : field.label;
}

/** What a row was understood as, as one text. */
export function notesText({ notes }: ImportRow): string {
  return notes
    .map(({ certainty, message }) =>
      certainty === 'sure' ? message : `${message} (${certaintyWords[certainty]})`,
    )
    .join(' · ');
}

const counted = (count: number, one: string, few: string, many: string) =>
  `${formatNumber(count, 0)} ${czechPlural(count, one, few, many)}`;

const forms: Readonly<Record<string, readonly [one: string, few: string, many: string]>> = {
  buildings: ['dům', 'domy', 'domů'],
  spaces: ['prostor', 'prostory', 'prostorů'],
  persons: ['osoba nebo firma', 'osoby a firmy', 'osob a firem'],
  contacts: ['další spojení', 'další spojení', 'dalších spojení'],
  ownerships: ['vlastnictví', 'vlastnictví', 'vlastnictví'],
  tenants: ['nájem', 'nájmy', 'nájmů'],
  occupants: ['počet osob', 'počty osob', 'počtů osob'],
  costs: ['záloha', 'zálohy', 'záloh'],
  readings: ['odečet', 'odečty', 'odečtů'],
  documents: ['doklad', 'doklady', 'dokladů'],
};

/** What comes of the sheet by kinds of records: '64 prostorů', and how many of them only change. */
export function totalsTexts({ totals }: Pick<ImportBatch, 'totals'>) {
  return Object.entries(forms).flatMap(([name, [one, few, many]]) => {
    const { new: made = 0, changed = 0 } = totals[name] ?? {};
    if (made + changed === 0) return [];
    return [{ name, made: counted(made, one, few, many), changed }];
  });
}
