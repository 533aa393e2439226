import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { listOf } from './envelope.ts';
import { id } from './fields.ts';
import { readOf, writeOf } from './record.ts';
import { revisionTypeFields } from './revision-type-record.ts';
import { deleted, savedVersion, showHidden, stamps } from '#contract/pasports/pasport.ts';

/** A kind of revisions. */
export const revisionType = z
  .object({
    revision_type_id: z.int(),
    ...readOf(revisionTypeFields),
    is_system: z.boolean(),
    ...stamps,
  })
  .meta({ id: 'RevisionType' });
export type RevisionType = z.infer<typeof revisionType>;

/** A row of the list: with the counts of the asked unit; devices taken out of use do not count. */
export const revisionTypeRow = revisionType
  .extend({
    revisions_count: z.int(),
    overdue_count: z.int(),
  })
  .meta({ id: 'RevisionTypeRow' });
export type RevisionTypeRow = z.infer<typeof revisionTypeRow>;

export const browseRevisionTypes = endpoint({
  method: 'GET',
  path: '/v1/revisions/types/{unit_id}/{show_hidden}',
  access: 'user',
  modules: ['revision-types', 'buildings'],
  summary:
    'Druhy revizí klienta v jejich pořadí; počty zařízení a revizí po termínu jsou za jednotku',
  params: z.object({ unit_id: id, show_hidden: showHidden }),
  result: listOf(revisionTypeRow).extend({ hidden_types: z.int() }),
});

/** A kind of revisions as its form saves it. */
export const revisionTypeInput = z.object(writeOf(revisionTypeFields));
const { shape: input } = revisionTypeInput;
const changes = revisionTypeInput.partial().shape;

const path = '/v1/revisions/type/{id}';
const ofType = z.object({ id });
export const createRevisionType = endpoint({
  method: 'POST',
  path: '/v1/revisions/types',
  access: 'client-admin',
  modules: ['revision-types'],
  summary: 'Nový vlastní druh revize',
  creates: true,
  body: z.object({
    ...changes,
    name: input.name,
    area: input.area,
    applies_to: input.applies_to,
    interval_count: input.interval_count,
    interval_unit: input.interval_unit,
  }),
  result: revisionType,
  refuses: ['licence-expired', 'list-name-taken'],
});
export const updateRevisionType = endpoint({
  method: 'PUT',
  path,
  access: 'client-admin',
  modules: ['revision-types'],
  summary:
    'Změna druhu revize; posílají se jen změněná pole. Název, oblast a předmět druhu z portálu se nemění',
  params: ofType,
  body: z.object({ ...savedVersion, ...changes }),
  result: revisionType,
  refuses: ['list-name-taken', 'system-record'],
});
export const deleteRevisionType = endpoint({
  method: 'DELETE',
  path,
  access: 'client-admin',
  modules: ['revision-types'],
  summary: 'Smazání vlastního druhu revize, který žádné zařízení nemá',
  params: ofType,
  result: deleted,
  refuses: ['system-record'],
});
