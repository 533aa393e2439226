import { RecordTable } from '#server/db/record-table.sql.ts';

// The tables of the ledger. Nobody else writes them.

export const monthTable = new RecordTable('ledger_months', 'ledger_month_id');
export const claimTable = new RecordTable('ledger_claims', 'ledger_claim_id');
export const paymentTable = new RecordTable('ledger_payments', 'ledger_payment_id');
/** From which accounts of banks people pay, as it was learned. */
export const payerTable = new RecordTable('ledger_payers', 'ledger_payer_id');
/** Movements by which the post has paid SIPO. */
export const lumpTable = new RecordTable('sipo_lumps', 'sipo_lump_id');
/** Movements by which the money of refunds has left. */
export const refundMeetingTable = new RecordTable('refund_meetings', 'refund_meeting_id');
/** Parts of payments by accounts. */
export const partTable = new RecordTable('ledger_parts', 'ledger_part_id');
/** What of a part is meant for which claims of its account. */
export const partClaimTable = new RecordTable('ledger_part_claims', 'ledger_part_claim_id');
