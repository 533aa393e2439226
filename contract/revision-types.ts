import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { listOf } from './envelope.ts';
import { day, id, requiredText, text, wholeNumber } from './fields.ts';
import { deleted, savedVersion, showHidden, stamps } from '#contract/pasports/pasport.ts';
import { intervalUnit } from '#contract/rules/next-revision.ts';

export const revisionArea = z.enum([
  'electricity',
  'gas',
  'boiler',
  'chimney',
  'lift',
  'fire',
  'pressure',
  'other',
]);
export const revisionSubject = z.enum(['building', 'space', 'device']);

/** Fields of a kind of revisions; the days of its validity are both included and may be open. */
export const revisionTypeFields = {
  name: requiredText(150),
  area: revisionArea,
  applies_to: revisionSubject,
  interval_count: wholeNumber(1, 1000),
  interval_unit: intervalUnit,
  /** Days before the next revision from which it is warned of. */
  warning_days: wholeNumber(0, 1000),
  regulation: text(300),
  valid_from: day.nullable(),
  valid_to: day.nullable(),
  type_order: wholeNumber(0, 1_000_000),
  hidden: z.boolean(),
};

/** A kind of revisions with the counts of the asked unit; those taken out of use do not count. */
export const revisionType = z.object({
  revision_type_id: z.int(),
  name: z.string(),
  area: revisionArea,
  applies_to: revisionSubject,
  interval_count: z.int(),
  interval_unit: intervalUnit,
  warning_days: z.int(),
  regulation: z.string(),
  valid_from: z.iso.date().nullable(),
  valid_to: z.iso.date().nullable(),
  type_order: z.int(),
  hidden: z.boolean(),
  is_system: z.boolean(),
  ...stamps,
});
export type RevisionType = z.infer<typeof revisionType>;

/** A row of the list: with the counts of the asked unit. */
export const revisionTypeRow = revisionType.extend({
  revisions_count: z.int(),
  overdue_count: z.int(),
});
export type RevisionTypeRow = z.infer<typeof revisionTypeRow>;

export const browseRevisionTypes = endpoint({
  method: 'GET',
  path: '/v1/revisions/types/{unit_id}/{show_hidden}',
  access: 'user',
  summary:
    'Druhy revizí klienta v jejich pořadí; počty zařízení a revizí po termínu jsou za jednotku',
  params: z.object({ unit_id: id, show_hidden: showHidden }),
  result: listOf(revisionTypeRow).extend({ hidden_types: z.int() }),
});

const path = '/v1/revisions/type/{id}';
const ofType = z.object({ id });
export const createRevisionType = endpoint({
  method: 'POST',
  path: '/v1/revisions/types',
  access: 'client-admin',
  summary: 'Nový vlastní druh revize',
  creates: true,
  body: z.object({
    ...z.object(revisionTypeFields).partial().shape,
    name: revisionTypeFields.name,
    area: revisionArea,
    applies_to: revisionSubject,
    interval_count: revisionTypeFields.interval_count,
    interval_unit: intervalUnit,
  }),
  result: revisionType,
});
export const updateRevisionType = endpoint({
  method: 'PUT',
  path,
  access: 'client-admin',
  summary:
    'Změna druhu revize; posílají se jen změněná pole. Název, oblast a předmět druhu z portálu se nemění',
  params: ofType,
  body: z.object({
    ...savedVersion,
    ...z.object(revisionTypeFields).partial().shape,
  }),
  result: revisionType,
});
export const deleteRevisionType = endpoint({
  method: 'DELETE',
  path,
  access: 'client-admin',
  summary: 'Smazání vlastního druhu revize, který žádné zařízení nemá',
  params: ofType,
  result: deleted,
});
