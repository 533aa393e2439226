import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { endingsOffer } from './endings.ts';
import { listOf } from './envelope.ts';
import { id } from './fields.ts';
import { moduleNames } from './module-names.ts';

/** For so many minutes whoever made a change may take it back. */
export const UNDO_MINUTES = 60;

/** What taking back did to one record. */
export const undoneRecord = z
  .object({
    record_type: z.string(),
    record_id: z.int(),
    /** What was done: a new record is deleted, a deleted one is inserted again, with another id. */
    action: z.enum(['insert', 'update', 'delete']),
  })
  .meta({ id: 'UndoneRecord' });
export type UndoneRecord = z.infer<typeof undoneRecord>;

const rules = {
  // Many records may have been changed at once.
  timeoutMs: 15_000,
  // Of which of them the record is, the call that takes it back knows.
  modules: moduleNames,
  // The opposite change is judged as if a person had made it, by the rules of each record.
  refuses: [
    'change-overtaken',
    'change-fixed',
    'licence-expired',
    'record-used',
    'overlapping-validity',
    'shares-over-whole',
    'pasport-limit-reached',
    'item-limit-reached',
    'unit-name-taken',
    'group-cycle',
    'floor-code-taken',
    'list-code-taken',
    'list-name-taken',
    'degree-day-month-taken',
    'system-record',
    'visit-overlaps',
    'visit-ended',
    'second-step-demanded',
    'forbidden',
    'module-off',
  ],
  tells: { 'overlapping-validity': endingsOffer, 'shares-over-whole': endingsOffer },
} as const;

/** Takes back a change of records of a unit. */
export const undoChange = endpoint({
  method: 'POST',
  path: '/v1/history/{unit_id}/{audit_id}/undo',
  access: 'user',
  forCrews: true,
  summary:
    'Vzetí změny zpět: opačná změna podle řádku historie, jen vlastní a do hodiny, dokud záznamy nikdo nezměnil',
  params: z.object({ unit_id: id, audit_id: id }),
  result: listOf(undoneRecord),
  ...rules,
});

/** Takes back a change of records of the client. */
export const undoClientChange = endpoint({
  method: 'POST',
  path: '/v1/history/client/{audit_id}/undo',
  access: 'user',
  forCrews: true,
  summary:
    'Vzetí změny záznamu klienta zpět: opačná změna podle řádku historie, jen vlastní a do hodiny, dokud záznam nikdo nezměnil',
  params: z.object({ audit_id: id }),
  result: listOf(undoneRecord),
  ...rules,
});
