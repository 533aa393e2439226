import { z } from 'zod';
import { doubted } from '#contract/values/doubts.ts';
import {
  day,
  id,
  moment,
  requiredText,
  version,
  wholeNumber,
  decimalNumber,
} from '#contract/fields.ts';
import { floorAreaDoubt } from '#contract/rules/floor-area.ts';

/** Id in the path of a record: 0 stands for one that is not saved yet. */
export const recordId = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number)
  .pipe(z.int().min(0).max(2_147_483_647));

/** The show-hidden flag of a path. */
export const showHidden = z.enum(['0', '1']);

/** A day whose state is asked for; today when left out. */
export const asOf = z.object({ as_of: day.optional() });

export const unitRecord = z.object({ unit_id: id, id: recordId });
export const spaceRecord = z.object({ unit_id: id, pasport_id: id, id: recordId });

/** What groups, buildings and spaces have in common: a place in the unit's tree. */
export const pasport = z.object({
  pasport_id: z.int(),
  unit_id: z.int(),
  kind: z.enum(['group', 'building', 'space']),
  parent_id: z.int().nullable(),
  pasport_name: z.string(),
  pasport_order: z.int(),
  hidden: z.boolean(),
});

/** Fields of the tree that every pasport's form has. */
export const pasportFields = {
  pasport_name: requiredText(200),
  pasport_order: wholeNumber(0, 1_000_000),
};

/** Stamps that every record carries. */
export const stamps = { created: moment, updated: moment, version: z.int() };
export const savedVersion = { version };

/** The answer to a deletion. */
export const deleted = z.object({ deleted: z.literal(true) });

const anyArea = () => decimalNumber(0, 99_999_999.99, 2);

/** Area in m² with two decimal places. */
export const area = anyArea();

/** Floor area of a space in m², which is told where it is over the total one. */
export const floorArea = doubted(anyArea(), floorAreaDoubt);
