import { z } from 'zod';
import { moment } from './fields.ts';

/** One change of a record: who, when and what (old and new value by field). */
export const historyEntry = z
  .object({
    audit_id: z.int(),
    at: moment,
    /** Who did it: name and identity; the server itself as 'systém'. */
    user_name: z.string(),
    user_identity: z.string(),
    action: z.enum(['insert', 'update', 'delete']),
    /** It takes an earlier change back. */
    is_undo: z.literal(true).optional(),
    changes: z.array(z.object({ field: z.string(), old_value: z.string(), new_value: z.string() })),
  })
  .meta({ id: 'HistoryEntry' });
export type HistoryEntry = z.infer<typeof historyEntry>;

/** What was done to a record, in words. */
export const actionWords: Readonly<Record<HistoryEntry['action'], string>> = {
  insert: 'Založení záznamu',
  update: 'Změna',
  delete: 'Smazání záznamu',
};
