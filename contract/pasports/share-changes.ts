import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { day, id, text, wholeNumber } from '#contract/fields.ts';
import { placeModules } from '#contract/module-names.ts';
import { deleted, unitRecord } from './pasport.ts';

const part = wholeNumber(1, 2_000_000_000).nullable();
const numberOrNone = z.int().nullable();

/** New shares of a house in its common parts from a day on. */
export const shareSet = z
  .object({
    pasport_share_set_id: z.int(),
    unit_id: z.int(),
    /** The house. */
    pasport_id: z.int(),
    first_day: day,
    reason: z.string(),
    /** Its day has come. */
    applied: z.boolean(),
    /** Spaces whose share it changes; parts of a share are null where there is none. */
    changes: z.array(
      z.object({
        pasport_id: z.int(),
        space_number: z.string(),
        former_numerator: numberOrNone,
        former_denominator: numberOrNone,
        common_share_numerator: numberOrNone,
        common_share_denominator: numberOrNone,
      }),
    ),
    created: z.iso.datetime(),
  })
  .meta({ id: 'ShareSet' });
export type ShareSet = z.infer<typeof shareSet>;

const path = '/v1/pasports/shares/sets/{unit_id}/{id}';

export const listShareSets = endpoint({
  method: 'GET',
  path,
  access: 'user',
  modules: placeModules,
  summary:
    'Změny podílů domu na společných částech od dne, nejnovější první; id je pasport_id domu',
  params: unitRecord,
  result: listOf(shareSet),
});

export const createShareSet = endpoint({
  method: 'POST',
  path,
  access: 'user',
  modules: placeModules,
  summary:
    'Nové podíly domu na společných částech od dne v jednom kroku, všechny nebo žádný; id je pasport_id domu',
  creates: true,
  params: z.object({ unit_id: id, id }),
  body: z.object({
    first_day: day,
    reason: text(500).default(''),
    /** Spaces with their new share, and the one that the person saw on that day; not asked without it. */
    shares: z
      .array(
        z.object({
          pasport_id: id,
          former_numerator: part.optional(),
          former_denominator: part.optional(),
          common_share_numerator: part,
          common_share_denominator: part,
        }),
      )
      .min(1)
      .max(5000),
    /** Shares that are short of the whole are meant so, as those of an entrance of a house. */
    incomplete: z.boolean().default(false),
  }),
  result: shareSet,
  refuses: ['licence-expired'],
});

export const deleteShareSet = endpoint({
  method: 'DELETE',
  path: '/v1/pasports/shares/set/{unit_id}/{id}',
  access: 'user',
  modules: placeModules,
  summary: 'Vzetí nových podílů zpět; jen dokud je nic nezměnilo',
  params: z.object({ unit_id: id, id }),
  result: deleted,
});
