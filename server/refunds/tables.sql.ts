import { RecordTable } from '#server/db/record-table.sql.ts';

// The tables of money given back. Nobody else writes them.

export const batchTable = new RecordTable('refund_batches', 'refund_batch_id');
export const itemTable = new RecordTable('refund_items', 'refund_item_id');
