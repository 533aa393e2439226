import { RecordTable } from '#server/db/record-table.sql.ts';

// Tables of rounds and their visits. Nobody else writes them.

/** How one gets to places. */
export const accessTable = new RecordTable('visit_access', 'visit_access_id');
export const roundTable = new RecordTable('rounds', 'round_id');
export const visitTable = new RecordTable('visits', 'visit_id');
