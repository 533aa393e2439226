import { z } from 'zod';
import { requiredText } from '#contract/fields.ts';
import { listCalls, listRow } from './list-calls.ts';

/** What a space of the type is: a flat, another non-residential space, a garage, a cellar. */
export const spaceKind = z.enum(['flat', 'other', 'garage', 'cellar']);

export const pasportTypeFields = {
  code: requiredText(20),
  name: requiredText(100),
  space_kind: spaceKind,
  /** Whether areas of such spaces count in the areas of the house. */
  counts_in_areas: z.boolean(),
  hidden: z.boolean(),
};

/** A type of spaces. */
export const pasportTypeRow = z.object({
  pasport_type_id: z.int(),
  space_kind: spaceKind,
  counts_in_areas: z.boolean(),
  type_order: z.int(),
  /** Spaces of the type in all units of the client, hidden ones too. */
  spaces_count: z.int(),
  ...listRow,
});
export type PasportTypeRow = z.infer<typeof pasportTypeRow>;

export const {
  list: listPasportTypes,
  create: createPasportType,
  update: updatePasportType,
  remove: deletePasportType,
  order: orderPasportTypes,
} = listCalls(
  'pasporttypes',
  { one: 'Typ prostoru', many: 'Typy prostorů' },
  pasportTypeFields,
  ['code', 'name', 'space_kind'],
  pasportTypeRow,
);
