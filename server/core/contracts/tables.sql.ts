import { RecordTable } from '#server/db/record-table.sql.ts';

/** Contracts of units that are neither of tenants nor of billing places. Nobody else writes them. */
export const unitContractTable = new RecordTable('unit_contracts', 'unit_contract_id');
