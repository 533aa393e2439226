import { RecordTable } from '#server/db/record-table.sql.ts';

// The tables of the bookkeeping. Nobody else writes them.

export const codeTable = new RecordTable('accounting_codes', 'accounting_code_id');
export const exportTable = new RecordTable('accounting_exports', 'accounting_export_id');
