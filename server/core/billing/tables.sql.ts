import { RecordTable } from '#server/db/record-table.sql.ts';

// The tables of billing. Nobody else writes them.

export const billingPlaceTable = new RecordTable('billing_places', 'billing_place_id');
/** Whom places serve. */
export const billingPartTable = new RecordTable('billing_place_parts', 'billing_place_part_id');
/** What suppliers have charged at places. */
export const billingDocumentTable = new RecordTable('billing_documents', 'billing_document_id');
/** How services are divided. */
export const billingRuleTable = new RecordTable('billing_rules', 'billing_rule_id');
/** What of the costs of places rules divide. */
export const billingRuleCostTable = new RecordTable('billing_rule_costs', 'billing_rule_cost_id');
/** Spaces that rules treat otherwise. */
export const billingRuleSpaceTable = new RecordTable(
  'billing_rule_spaces',
  'billing_rule_space_id',
);
