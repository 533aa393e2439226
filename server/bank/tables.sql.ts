import { RecordTable } from '#server/db/record-table.sql.ts';

// The tables of bank accounts. Nobody else writes them.

export const accountTable = new RecordTable('bank_accounts', 'bank_account_id');
export const statementTable = new RecordTable('bank_statements', 'bank_statement_id');
export const movementTable = new RecordTable('bank_movements', 'bank_movement_id');
export const mappingTable = new RecordTable('bank_mappings', 'bank_mapping_id');
