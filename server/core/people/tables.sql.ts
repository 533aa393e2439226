import { RecordTable } from '#server/db/record-table.sql.ts';

// The tables of people and of what binds them to spaces. Nobody else writes them.

export const addressTable = new RecordTable('addresses', 'address_id');
/** Phones and e-mails of addresses besides the main ones. */
export const contactTable = new RecordTable('address_contacts', 'address_contact_id');
/** Where addresses were before today, and where they are going to be. */
export const placeTable = new RecordTable('address_places', 'address_place_id');
export const tenantTable = new RecordTable('pasport_tenants', 'pasport_tenant_id');
export const ownershipTable = new RecordTable('pasport_ownerships', 'pasport_ownership_id');
export const roommateTable = new RecordTable('pasport_roommates', 'pasport_roommate_id');
/** Who pays in spaces that differ from their unit. */
export const payerTable = new RecordTable('pasport_payers', 'pasport_payer_id');
/** Numbers of persons in spaces. */
export const occupantTable = new RecordTable('pasport_users', 'pasport_user_id');
export const costTable = new RecordTable('pasport_tenant_costs', 'pasport_tenant_cost_id');
