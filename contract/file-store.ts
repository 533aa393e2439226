import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { listOf } from './envelope.ts';
import { id } from './fields.ts';

/** Records that have files, by their tables. */
export const filedKind = z.enum([
  'revision_reports',
  'meter_readings',
  'self_readings',
  'billing_documents',
  'billing_rules',
  'instalment_agreements',
  'unit_contracts',
  'todos',
  'visit_photos',
]);
export type FiledKind = z.infer<typeof filedKind>;

const amount = z.int().min(0);

/** How much the files of the records of one kind take. */
const filedShare = z
  .object({ kind: filedKind, count: amount, bytes: amount })
  .meta({ id: 'FiledShare' });
export type FiledShare = z.infer<typeof filedShare>;

export const readFileStore = endpoint({
  method: 'GET',
  path: '/v1/unit/files/{unit_id}',
  access: 'user',
  modules: [
    'licence',
    'revision-types',
    'meters',
    'billing-places',
    'billing-rules',
    'arrears',
    'contracts',
    'todos',
    'events',
  ],
  summary:
    'Kolik místa zabírají soubory jednotky, podle druhů záznamů od největšího, a kolik smějí',
  params: z.object({ unit_id: id }),
  result: listOf(filedShare).extend({
    /** Bytes that all of them take, and may take. */
    used_bytes: amount,
    most_bytes: amount,
  }),
});
