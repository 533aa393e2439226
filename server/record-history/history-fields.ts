import { addressFields } from '#contract/address-record.ts';
import { billingDocumentFields } from '#contract/billing/document-record.ts';
import { billingPlaceFields } from '#contract/billing/place-record.ts';
import { billingRuleFields } from '#contract/billing/rule-record.ts';
import { contactFields } from '#contract/contact-record.ts';
import { unitContractFields } from '#contract/contracts/contract-record.ts';
import { crewFields } from '#contract/fieldwork/crew-record.ts';
import { workFields, workVersionFields } from '#contract/fieldwork/work-record.ts';
import { meterFields } from '#contract/metering/meter-record.ts';
import { placeFields } from '#contract/metering/place-record.ts';
import { readingFields } from '#contract/metering/reading-record.ts';
import { warningFields } from '#contract/metering/warning-record.ts';
import { accountRateFields } from '#contract/money/account-rate-record.ts';
import { bankAccountFields } from '#contract/money/bank-account-record.ts';
import { movementFields } from '#contract/money/bank-movement-record.ts';
import { orderFields } from '#contract/order-record.ts';
import { buildingFields } from '#contract/pasports/building-record.ts';
import { costFields } from '#contract/pasports/costs.ts';
import { elementFields } from '#contract/pasports/element-record.ts';
import { floorFields } from '#contract/pasports/floor-record.ts';
import { occupantFields } from '#contract/pasports/occupants.ts';
import { ownershipFields } from '#contract/pasports/ownerships.ts';
import { payerFields } from '#contract/pasports/payers.ts';
import { roommateFields } from '#contract/pasports/roommates.ts';
import { roomFields } from '#contract/pasports/rooms.ts';
import { spaceFields } from '#contract/pasports/space-record.ts';
import { reportFields } from '#contract/report-record.ts';
import { revisionFields } from '#contract/revision-record.ts';
import { revisionTypeFields } from '#contract/revision-type-record.ts';
import type { ToldFields } from '#contract/record.ts';
import type { HistoryKind } from '#contract/record-words.ts';

/** The described fields of records whose history is read. */
export const fieldsOfHistory: Readonly<Partial<Record<HistoryKind, ToldFields>>> = {
  addresses: addressFields,
  address_contacts: contactFields,
  address_orders: orderFields,
  pasport_buildings: buildingFields,
  pasport_floors: floorFields,
  pasport_building_elements: elementFields,
  pasport_spaces: spaceFields,
  measuring_places: placeFields,
  meters: meterFields,
  meter_readings: readingFields,
  meter_warnings: warningFields,
  unit_contracts: unitContractFields,
  billing_places: billingPlaceFields,
  billing_documents: billingDocumentFields,
  billing_rules: billingRuleFields,
  revisions: revisionFields,
  revision_reports: reportFields,
  revision_types: revisionTypeFields,
  bank_accounts: bankAccountFields,
  bank_movements: movementFields,
  account_rates: accountRateFields,
  works: workFields,
  work_versions: workVersionFields,
  crews: crewFields,
  pasport_tenant_costs: costFields,
  pasport_users: occupantFields,
  pasport_ownerships: ownershipFields,
  pasport_payers: payerFields,
  pasport_roommates: roommateFields,
  pasport_rooms: roomFields,
};
