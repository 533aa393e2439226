import { z } from 'zod';
import { requiredText } from '#contract/fields.ts';
import { DIALOG, notImported, readOf, record, told, writeOf, written } from '#contract/record.ts';
import { choice } from '#contract/values/choice.ts';
import { whole } from '#contract/values/number.ts';
import { line } from '#contract/values/text.ts';
import { yesNo } from '#contract/values/yes-no.ts';
import { listCalls, listRow } from './list-calls.ts';

/** What a space of the type is: a flat, another non-residential space, a garage, a cellar. */
export const spaceKind = z.enum(['flat', 'other', 'garage', 'cellar']);

const kindValue = choice(
  spaceKind,
  {
    flat: ['byt'],
    other: ['nebytový prostor'],
    garage: ['garáž nebo stání'],
    cellar: ['sklep'],
  },
  'other',
);

const imported = notImported('Typy prostorů se neimportují');
const fact = (label: string) => ({ label, panel: DIALOG, imported });

export const pasportTypeFields = {
  code: written(line(requiredText(20)), { ...fact('Kód'), listed: { width: 130 } }),
  name: written(line(requiredText(100)), {
    ...fact('Název'),
    listed: { width: 220, telling: true },
  }),
  space_kind: written(kindValue, { ...fact('Druh'), listed: { width: 170, telling: true } }),
  /** Whether areas of such spaces count in the areas of the house. */
  counts_in_areas: written(yesNo, {
    ...fact('Započítat do ploch'),
    listed: { width: 160 },
    initial: true,
    hint: 'Zda se plochy těchto prostorů sčítají do plochy skupiny domů a celé jednotky.',
  }),
  hidden: written(yesNo, {
    ...fact('Skrytý'),
    listed: { width: 100 },
    hint: 'U nových prostorů se nenabízí; kde už je vybrán, zůstává.',
  }),
};

/** A type of spaces, described. */
export const pasportTypeRecord = record({
  written: pasportTypeFields,
  told: {
    /** Spaces of the type in all units of the client, hidden ones too. */
    spaces_count: told(whole(z.int()), { label: 'Použito', listed: { width: 90, telling: true } }),
  },
  list: ['code', 'name', 'spaces_count', 'space_kind', 'counts_in_areas', 'hidden'],
  columns: [],
});

/** A type of spaces. */
export const pasportTypeRow = z.object({
  pasport_type_id: z.int(),
  ...readOf(pasportTypeFields),
  ...readOf(pasportTypeRecord.told),
  type_order: z.int(),
  ...listRow,
});
export type PasportTypeRow = z.infer<typeof pasportTypeRow>;

/** A type of spaces as its form saves it. */
export const pasportTypeInput = writeOf(pasportTypeFields);

export const {
  list: listPasportTypes,
  create: createPasportType,
  update: updatePasportType,
  remove: deletePasportType,
  order: orderPasportTypes,
} = listCalls(
  'pasporttypes',
  {
    one: 'Typ prostoru',
    many: 'Typy prostorů',
    module: 'pasport-types',
    readBy: ['pasports', 'buildings'],
  },
  pasportTypeInput,
  ['code', 'name', 'space_kind'],
  pasportTypeRow,
);
