// Generated from the migrated schema by `npm run tables`; a test keeps it true.
import type { ColumnType } from 'kysely';

interface AccessLinks {
  client_id: number;
  access_link_id: ColumnType<number, number | undefined, number>;
  client_user_id: number;
  kind: string;
  purpose: ColumnType<string, string | undefined, string>;
  secret_hash: Buffer;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  expires: ColumnType<string, string | Date, string | Date>;
  used: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
}

interface AccountLinks {
  client_id: number;
  unit_id: number;
  account_link_id: ColumnType<number, number | undefined, number>;
  ledger_account_id: number;
  address_id: number;
  recipient: ColumnType<string, string | undefined, string>;
  link_hash: Buffer;
  expires: string;
  revoked: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  outbox_mail_id: ColumnType<number | null, number | null | undefined, number | null>;
  opened: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  opened_last: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  opened_count: ColumnType<number, number | undefined, number>;
  client_user_id: ColumnType<number | null, number | null | undefined, number | null>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
}

interface AccountPaperSettings {
  client_id: number;
  unit_id: number;
  bank_account_id: ColumnType<number | null, number | null | undefined, number | null>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface AccountRates {
  client_id: number;
  unit_id: number;
  account_rate_id: ColumnType<number, number | undefined, number>;
  ledger_account_id: number;
  valid_from: string;
  agreed_rate: ColumnType<
    string | null,
    string | number | null | undefined,
    string | number | null
  >;
  rate_source: string;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface AccountingCodes {
  client_id: number;
  unit_id: number;
  accounting_code_id: ColumnType<number, number | undefined, number>;
  kind: string;
  name: string;
  debit_account: ColumnType<string, string | undefined, string>;
  credit_account: ColumnType<string, string | undefined, string>;
  posting: ColumnType<string, string | undefined, string>;
  centre: ColumnType<string, string | undefined, string>;
  cash_code: ColumnType<string, string | undefined, string>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface AccountingExports {
  client_id: number;
  unit_id: number;
  accounting_export_id: ColumnType<number, number | undefined, number>;
  month: string;
  scope: string;
  documents_count: number;
  claimed: number;
  paid: number;
  is_closed: boolean;
  content_hash: string;
  document_ids: string[];
  user_name: ColumnType<string, string | undefined, string>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface AddressContacts {
  client_id: number;
  unit_id: number;
  address_contact_id: ColumnType<number, number | undefined, number>;
  address_id: number;
  contact_kind: string;
  contact: string;
  label: ColumnType<string, string | undefined, string>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface AddressOrderNumbers {
  client_id: number;
  unit_id: number;
  order_year: number;
  last_number: number;
}

interface AddressOrders {
  client_id: number;
  unit_id: number;
  address_order_id: ColumnType<number, number | undefined, number>;
  address_id: number;
  order_number: string;
  work_type: string;
  due_date: ColumnType<string | null, string | null | undefined, string | null>;
  crew: ColumnType<string, string | undefined, string>;
  state: ColumnType<string, string | undefined, string>;
  note: ColumnType<string, string | undefined, string>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface AddressPlaces {
  client_id: number;
  unit_id: number;
  address_place_id: ColumnType<number, number | undefined, number>;
  address_id: number;
  place_kind: string;
  name: ColumnType<string, string | undefined, string>;
  street: ColumnType<string, string | undefined, string>;
  city: ColumnType<string, string | undefined, string>;
  zip: ColumnType<string, string | undefined, string>;
  first_day: ColumnType<string | null, string | null | undefined, string | null>;
  last_day: ColumnType<string | null, string | null | undefined, string | null>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface Addresses {
  client_id: number;
  unit_id: number;
  address_id: ColumnType<number, number | undefined, number>;
  address_type: ColumnType<string, string | undefined, string>;
  title_before: ColumnType<string, string | undefined, string>;
  first_name: ColumnType<string, string | undefined, string>;
  last_name: ColumnType<string, string | undefined, string>;
  title_after: ColumnType<string, string | undefined, string>;
  company_name: ColumnType<string, string | undefined, string>;
  full_name: ColumnType<string, string | undefined, string>;
  birth_date: ColumnType<string | null, string | null | undefined, string | null>;
  business_id: ColumnType<string, string | undefined, string>;
  vat: ColumnType<string, string | undefined, string>;
  street: ColumnType<string, string | undefined, string>;
  city_id: ColumnType<number | null, number | null | undefined, number | null>;
  city: ColumnType<string, string | undefined, string>;
  zip: ColumnType<string, string | undefined, string>;
  phone: ColumnType<string, string | undefined, string>;
  email: ColumnType<string, string | undefined, string>;
  data_box: ColumnType<string, string | undefined, string>;
  contact_preference: ColumnType<string, string | undefined, string>;
  delivery_name: ColumnType<string, string | undefined, string>;
  delivery_street: ColumnType<string, string | undefined, string>;
  delivery_city: ColumnType<string, string | undefined, string>;
  delivery_zip: ColumnType<string, string | undefined, string>;
  sipo: ColumnType<string, string | undefined, string>;
  note: ColumnType<string, string | undefined, string>;
  hidden: ColumnType<boolean, boolean | undefined, boolean>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
  search_text: ColumnType<string, string | undefined, string>;
  link_id: ColumnType<number | null, number | null | undefined, number | null>;
}

interface Anonymisations {
  client_id: number;
  unit_id: number;
  anonymisation_id: ColumnType<number, number | undefined, number>;
  address_id: number;
  requested_on: string;
  reason: string;
  user_name: ColumnType<string, string | undefined, string>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  mentions: ColumnType<number | null, number | null | undefined, number | null>;
}

interface ArrearsSettings {
  client_id: number;
  unit_id: number;
  agreed_rate: ColumnType<
    string | null,
    string | number | null | undefined,
    string | number | null
  >;
  rate_source: ColumnType<string, string | undefined, string>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
  told_amount: ColumnType<number, number | undefined, number>;
  told_days: ColumnType<number, number | undefined, number>;
}

interface AuditLog {
  client_id: number;
  audit_id: ColumnType<number, number | undefined, number>;
  at: ColumnType<string, string | Date | undefined, string | Date>;
  client_user_id: ColumnType<number | null, number | null | undefined, number | null>;
  user_identity: ColumnType<string, string | undefined, string>;
  user_name: ColumnType<string, string | undefined, string>;
  record_type: string;
  record_id: number;
  action: string;
  changes: ColumnType<unknown, string, string>;
  change_id: ColumnType<number | null, number | null | undefined, number | null>;
  undoes: ColumnType<number | null, number | null | undefined, number | null>;
}

interface Authenticators {
  client_id: number;
  client_user_id: number;
  sealed_secret: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
  waiting_secret: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
  last_step: ColumnType<number, number | undefined, number>;
  proven: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
}

interface BackupState {
  singleton: ColumnType<boolean, boolean | undefined, boolean>;
  backup_time: ColumnType<string, string | undefined, string>;
  keep_daily: ColumnType<number, number | undefined, number>;
  keep_weekly: ColumnType<number, number | undefined, number>;
  planned_since: ColumnType<string, string | Date | undefined, string | Date>;
  asked: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  last_attempt: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  last_success: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  last_file: ColumnType<string, string | undefined, string>;
  last_bytes: ColumnType<number, number | undefined, number>;
  last_rows: ColumnType<number, number | undefined, number>;
  last_failure: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  last_fault: ColumnType<string, string | undefined, string>;
  lease: ColumnType<string | null, string | null | undefined, string | null>;
  lease_until: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  version: ColumnType<number, number | undefined, number>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface BankAccounts {
  client_id: number;
  unit_id: number;
  bank_account_id: ColumnType<number, number | undefined, number>;
  name: string;
  account_number: string;
  bank_code: string;
  gpc_dialect: ColumnType<string, string | undefined, string>;
  hidden: ColumnType<boolean, boolean | undefined, boolean>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface BankMappings {
  client_id: number;
  unit_id: number;
  bank_mapping_id: ColumnType<number, number | undefined, number>;
  bank_account_id: number;
  headings_key: string;
  headings: string[];
  meanings: string[];
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface BankMovements {
  client_id: number;
  unit_id: number;
  bank_movement_id: ColumnType<number, number | undefined, number>;
  bank_account_id: number;
  bank_statement_id: number;
  line_number: number;
  booked_on: string;
  amount: number;
  counter_account: ColumnType<string, string | undefined, string>;
  counter_name: ColumnType<string, string | undefined, string>;
  variable_symbol: ColumnType<string, string | undefined, string>;
  constant_symbol: ColumnType<string, string | undefined, string>;
  specific_symbol: ColumnType<string, string | undefined, string>;
  message: ColumnType<string, string | undefined, string>;
  kind_text: ColumnType<string, string | undefined, string>;
  is_reversal: ColumnType<boolean, boolean | undefined, boolean>;
  movement_key: string;
  key_number: number;
  state: ColumnType<string, string | undefined, string>;
  note: ColumnType<string, string | undefined, string>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
  by_hand: ColumnType<boolean, boolean | undefined, boolean>;
}

interface BankStatements {
  client_id: number;
  unit_id: number;
  bank_statement_id: ColumnType<number, number | undefined, number>;
  bank_account_id: number;
  format: string;
  number: ColumnType<string, string | undefined, string>;
  from_on: string;
  to_on: string;
  opening: ColumnType<number | null, number | null | undefined, number | null>;
  closing: ColumnType<number | null, number | null | undefined, number | null>;
  movements_count: number;
  doubled_count: ColumnType<number, number | undefined, number>;
  content_hash: string;
  file_name: string;
  user_name: ColumnType<string, string | undefined, string>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface BillingDocuments {
  client_id: number;
  unit_id: number;
  billing_document_id: ColumnType<number, number | undefined, number>;
  billing_place_id: number;
  kind: string;
  number: string;
  issued_on: ColumnType<string | null, string | null | undefined, string | null>;
  tax_on: ColumnType<string | null, string | null | undefined, string | null>;
  due_on: ColumnType<string | null, string | null | undefined, string | null>;
  period_from: string;
  period_to: string;
  line_rows: ColumnType<unknown, string, string>;
  divided_by: ColumnType<string, string | undefined, string>;
  corrects: ColumnType<string, string | undefined, string>;
  note: ColumnType<string, string | undefined, string>;
  subject: ColumnType<string, string | undefined, string>;
  quantity: ColumnType<string | null, string | number | null | undefined, string | number | null>;
  measured_unit: ColumnType<string, string | undefined, string>;
  base: ColumnType<number, number | undefined, number>;
  tax: ColumnType<number, number | undefined, number>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface BillingPlaceParts {
  client_id: number;
  unit_id: number;
  billing_place_part_id: ColumnType<number, number | undefined, number>;
  billing_place_id: number;
  pasport_id: ColumnType<number | null, number | null | undefined, number | null>;
  measuring_place_id: ColumnType<number | null, number | null | undefined, number | null>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface BillingPlaces {
  client_id: number;
  unit_id: number;
  billing_place_id: ColumnType<number, number | undefined, number>;
  code: string;
  name: string;
  kind: string;
  address_id: ColumnType<number | null, number | null | undefined, number | null>;
  supply_code: ColumnType<string, string | undefined, string>;
  invoice_place_id: ColumnType<number | null, number | null | undefined, number | null>;
  contract_number: ColumnType<string, string | undefined, string>;
  contract_from: ColumnType<string | null, string | null | undefined, string | null>;
  contract_to: ColumnType<string | null, string | null | undefined, string | null>;
  notice_until: ColumnType<string | null, string | null | undefined, string | null>;
  valid_from: ColumnType<string | null, string | null | undefined, string | null>;
  valid_to: ColumnType<string | null, string | null | undefined, string | null>;
  note: ColumnType<string, string | undefined, string>;
  hidden: ColumnType<boolean, boolean | undefined, boolean>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
  supplier_info: ColumnType<string, string | undefined, string>;
}

interface BillingRuleCosts {
  client_id: number;
  unit_id: number;
  billing_rule_cost_id: ColumnType<number, number | undefined, number>;
  billing_rule_id: number;
  billing_place_id: number;
  percent: ColumnType<string, string | number, string | number>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface BillingRuleSpaces {
  client_id: number;
  unit_id: number;
  billing_rule_space_id: ColumnType<number, number | undefined, number>;
  billing_rule_id: number;
  pasport_id: number;
  mark: string;
  amount: ColumnType<number | null, number | null | undefined, number | null>;
  reason: ColumnType<string, string | undefined, string>;
  valid_from: ColumnType<string | null, string | null | undefined, string | null>;
  valid_to: ColumnType<string | null, string | null | undefined, string | null>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface BillingRules {
  client_id: number;
  unit_id: number;
  billing_rule_id: ColumnType<number, number | undefined, number>;
  service_id: number;
  pasport_id: ColumnType<number | null, number | null | undefined, number | null>;
  method: string;
  meter_kind: ColumnType<string | null, string | null | undefined, string | null>;
  formula: ColumnType<string, string | undefined, string>;
  basic_by: ColumnType<string, string | undefined, string>;
  uem_class: ColumnType<string, string | undefined, string>;
  basic_shift: ColumnType<number, number | undefined, number>;
  basic_percent: ColumnType<
    string | null,
    string | number | null | undefined,
    string | number | null
  >;
  basic_key: ColumnType<string, string | undefined, string>;
  limits_by: ColumnType<string, string | undefined, string>;
  lower_limit: ColumnType<
    string | null,
    string | number | null | undefined,
    string | number | null
  >;
  upper_limit: ColumnType<
    string | null,
    string | number | null | undefined,
    string | number | null
  >;
  without_meter: ColumnType<string, string | undefined, string>;
  guideline: ColumnType<string, string | undefined, string>;
  time_weight: ColumnType<string, string | undefined, string>;
  rounding: ColumnType<string, string | undefined, string>;
  vacant_person: ColumnType<boolean, boolean | undefined, boolean>;
  basis: ColumnType<string, string | undefined, string>;
  decided_on: ColumnType<string | null, string | null | undefined, string | null>;
  valid_from: string;
  valid_to: ColumnType<string | null, string | null | undefined, string | null>;
  note: ColumnType<string, string | undefined, string>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface CalendarFeeds {
  client_id: number;
  calendar_feed_id: ColumnType<number, number | undefined, number>;
  client_user_id: number;
  crew_id: ColumnType<number | null, number | null | undefined, number | null>;
  secret_hash: Buffer;
  last_used_on: ColumnType<string | null, string | null | undefined, string | null>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface Cities {
  city_id: ColumnType<number, number | undefined, number>;
  code: string;
  name: string;
  district: ColumnType<string, string | undefined, string>;
  zips: ColumnType<string[], string[] | undefined, string[]>;
  hidden: ColumnType<boolean, boolean | undefined, boolean>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
  design_temperature: ColumnType<
    string | null,
    string | number | null | undefined,
    string | number | null
  >;
}

interface ClientLogGroups {
  fingerprint: string;
  level: string;
  file_name: string;
  function_name: string;
  line_number: number;
  message: string;
  uid: string;
  unit_name: ColumnType<string, string | undefined, string>;
  app_version: ColumnType<string, string | undefined, string>;
  request_id: ColumnType<string, string | undefined, string>;
  occurrences: ColumnType<number, number | undefined, number>;
  first_seen: ColumnType<string, string | Date | undefined, string | Date>;
  last_seen: ColumnType<string, string | Date | undefined, string | Date>;
  solved: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  solved_by: ColumnType<string, string | undefined, string>;
  reopened: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  search_text: ColumnType<string, string | undefined, string>;
  signed_in: ColumnType<boolean, boolean | undefined, boolean>;
}

interface ClientLogs {
  client_log_id: ColumnType<number, number | undefined, number>;
  received: ColumnType<string, string | Date | undefined, string | Date>;
  logged: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  level: string;
  uid: string;
  file_name: string;
  function_name: string;
  line_number: number;
  messages: ColumnType<unknown, string, string>;
  fingerprint: ColumnType<string | null, string | null | undefined, string | null>;
  unit_name: ColumnType<string, string | undefined, string>;
  app_version: ColumnType<string, string | undefined, string>;
  request_id: ColumnType<string, string | undefined, string>;
  signed_in: ColumnType<boolean, boolean | undefined, boolean>;
  place: ColumnType<number, number | undefined, number>;
}

interface ClientUserMessages {
  client_id: number;
  client_user_message_id: ColumnType<number, number | undefined, number>;
  client_user_id: number;
  message: string;
  confirmed: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  link: ColumnType<string, string | undefined, string>;
}

interface ClientUsers {
  client_id: number;
  client_user_id: ColumnType<number, number | undefined, number>;
  user_identity: string;
  password_hash: ColumnType<string, string | undefined, string>;
  first_name: ColumnType<string, string | undefined, string>;
  last_name: ColumnType<string, string | undefined, string>;
  is_sys_admin: ColumnType<boolean, boolean | undefined, boolean>;
  is_client_admin: ColumnType<boolean, boolean | undefined, boolean>;
  assembly_crew_id: ColumnType<number | null, number | null | undefined, number | null>;
  client_confirmed: ColumnType<
    string | null,
    string | Date | null | undefined,
    string | Date | null
  >;
  blocked: ColumnType<boolean, boolean | undefined, boolean>;
  last_unit_id: ColumnType<number | null, number | null | undefined, number | null>;
  last_sign_in: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  page_size: ColumnType<number, number | undefined, number>;
  color_scheme: ColumnType<string, string | undefined, string>;
  large_print: ColumnType<boolean, boolean | undefined, boolean>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
  invited: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  second_step: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
}

interface Clients {
  client_id: ColumnType<number, number | undefined, number>;
  client_type: ColumnType<string, string | undefined, string>;
  name: string;
  full_name: ColumnType<string, string | undefined, string>;
  identity_number: ColumnType<string, string | undefined, string>;
  business_id: ColumnType<string, string | undefined, string>;
  vat: ColumnType<string, string | undefined, string>;
  address: ColumnType<string, string | undefined, string>;
  city: ColumnType<string, string | undefined, string>;
  zip: ColumnType<string, string | undefined, string>;
  email: ColumnType<string, string | undefined, string>;
  phone: ColumnType<string, string | undefined, string>;
  max_units: ColumnType<number, number | undefined, number>;
  max_pasports: ColumnType<number, number | undefined, number>;
  max_items: ColumnType<number, number | undefined, number>;
  licence_valid_to: ColumnType<string | null, string | null | undefined, string | null>;
  external_token: ColumnType<string | null, string | null | undefined, string | null>;
  external_token_expires: ColumnType<
    string | null,
    string | Date | null | undefined,
    string | Date | null
  >;
  confirmed: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  confirmed_info: ColumnType<string, string | undefined, string>;
  business_address: ColumnType<string, string | undefined, string>;
  business_city: ColumnType<string, string | undefined, string>;
  business_zip: ColumnType<string, string | undefined, string>;
  business_email: ColumnType<string, string | undefined, string>;
  price_type: ColumnType<string, string | undefined, string>;
  register_as_company: ColumnType<boolean, boolean | undefined, boolean>;
  register_as_facility_manager: ColumnType<boolean, boolean | undefined, boolean>;
  confirmation_rules: ColumnType<boolean, boolean | undefined, boolean>;
  confirmation_gdpr: ColumnType<boolean, boolean | undefined, boolean>;
  term_and_conditions_version: ColumnType<string, string | undefined, string>;
  term_and_conditions_agreement_date: ColumnType<
    string | null,
    string | Date | null | undefined,
    string | Date | null
  >;
  term_and_conditions_hostname: ColumnType<string, string | undefined, string>;
  gdpr_version: ColumnType<string, string | undefined, string>;
  gdpr_agreement_date: ColumnType<
    string | null,
    string | Date | null | undefined,
    string | Date | null
  >;
  gdpr_hostname: ColumnType<string, string | undefined, string>;
  module_schema_id: number;
  required_subjects: ColumnType<number, number | undefined, number>;
  required_units: ColumnType<number, number | undefined, number>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
  blocked: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  blocked_reason: ColumnType<string, string | undefined, string>;
  note: ColumnType<string, string | undefined, string>;
  licence_requested: ColumnType<
    string | null,
    string | Date | null | undefined,
    string | Date | null
  >;
  licence_request: ColumnType<string, string | undefined, string>;
}

interface CnbDiscountRates {
  valid_from: string;
  rate: ColumnType<string, string | number, string | number>;
  source: ColumnType<string, string | undefined, string>;
  reason: ColumnType<string, string | undefined, string>;
  put_by: ColumnType<string, string | undefined, string>;
  replaced_rate: ColumnType<
    string | null,
    string | number | null | undefined,
    string | number | null
  >;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
  version: ColumnType<number, number | undefined, number>;
}

interface CnbExchangeRates {
  currency_code: string;
  valid_from: string;
  amount: ColumnType<number, number | undefined, number>;
  rate: ColumnType<string, string | number, string | number>;
  source: ColumnType<string, string | undefined, string>;
  reason: ColumnType<string, string | undefined, string>;
  put_by: ColumnType<string, string | undefined, string>;
  replaced_rate: ColumnType<
    string | null,
    string | number | null | undefined,
    string | number | null
  >;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
  version: ColumnType<number, number | undefined, number>;
}

interface CnbRepoRates {
  valid_from: string;
  rate: ColumnType<string, string | number, string | number>;
  source: ColumnType<string, string | undefined, string>;
  reason: ColumnType<string, string | undefined, string>;
  put_by: ColumnType<string, string | undefined, string>;
  replaced_rate: ColumnType<
    string | null,
    string | number | null | undefined,
    string | number | null
  >;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
  version: ColumnType<number, number | undefined, number>;
}

interface CnbSources {
  source: string;
  last_attempt: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  last_success: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  last_failure: ColumnType<string, string | undefined, string>;
  failures: ColumnType<number, number | undefined, number>;
  next_attempt: ColumnType<string, string | Date | undefined, string | Date>;
  lease: ColumnType<string | null, string | null | undefined, string | null>;
  lease_until: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
}

interface ConfirmationLinks {
  client_id: number;
  unit_id: number;
  confirmation_link_id: ColumnType<number, number | undefined, number>;
  debt_confirmation_id: number;
  ledger_account_id: number;
  made_for: ColumnType<string, string | undefined, string>;
  recipient: ColumnType<string, string | undefined, string>;
  link_hash: Buffer;
  expires: string;
  revoked: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  outbox_mail_id: ColumnType<number | null, number | null | undefined, number | null>;
  opened: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  opened_last: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  opened_count: ColumnType<number, number | undefined, number>;
  client_user_id: ColumnType<number | null, number | null | undefined, number | null>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
}

interface Consents {
  client_id: number;
  consent_id: ColumnType<number, number | undefined, number>;
  client_user_id: number;
  kind: string;
  document_version: string;
  agreed: ColumnType<string, string | Date | undefined, string | Date>;
  hostname: ColumnType<string, string | undefined, string>;
  source: string;
}

interface CostRuleRows {
  client_id: number;
  unit_id: number;
  cost_rule_id: number;
  pasport_tenant_cost_id: number;
  quantity: ColumnType<string | null, string | null | undefined, string | null>;
  amount: number;
}

interface CostRules {
  client_id: number;
  unit_id: number;
  cost_rule_id: ColumnType<number, number | undefined, number>;
  building_id: ColumnType<number | null, number | null | undefined, number | null>;
  house_change_id: number;
  name: string;
  way: string;
  key: string;
  amount: number;
  round_to: number;
  spaces: string;
  valid_from: string;
  reason: ColumnType<string, string | undefined, string>;
  user_name: ColumnType<string, string | undefined, string>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  changed_ids: ColumnType<unknown, string | null | undefined, string | null>;
}

interface CrewAbsences {
  client_id: number;
  crew_absence_id: ColumnType<number, number | undefined, number>;
  crew_id: ColumnType<number | null, number | null | undefined, number | null>;
  client_user_id: ColumnType<number | null, number | null | undefined, number | null>;
  day_from: string;
  minute_from: ColumnType<number | null, number | null | undefined, number | null>;
  day_to: string;
  minute_to: ColumnType<number | null, number | null | undefined, number | null>;
  reason: string;
  note: ColumnType<string, string | undefined, string>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface Crews {
  client_id: number;
  crew_id: ColumnType<number, number | undefined, number>;
  name: string;
  letters: string;
  color: ColumnType<string, string | undefined, string>;
  hours: ColumnType<unknown, string, string>;
  works_on_holidays: ColumnType<boolean, boolean | undefined, boolean>;
  hidden: ColumnType<boolean, boolean | undefined, boolean>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface DebtConfirmations {
  client_id: number;
  unit_id: number;
  debt_confirmation_id: ColumnType<number, number | undefined, number>;
  ledger_account_id: number;
  pasport_id: number;
  issued_year: number;
  issued_number: number;
  as_of: string;
  requester: string;
  requester_name: ColumnType<string, string | undefined, string>;
  consent_on: ColumnType<string | null, string | null | undefined, string | null>;
  consent_note: ColumnType<string, string | undefined, string>;
  content: ColumnType<unknown, string, string>;
  debts_sum: number;
  seed: Buffer;
  code_hash: Buffer;
  user_name: ColumnType<string, string | undefined, string>;
  revoked: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  revoked_reason: ColumnType<string, string | undefined, string>;
  replaced_by_id: ColumnType<number | null, number | null | undefined, number | null>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface DegreeDayMonths {
  client_id: number;
  degree_day_month_id: ColumnType<number, number | undefined, number>;
  degree_day_place_id: number;
  year: number;
  month: number;
  heating_days: number;
  mean_temperature: ColumnType<string, string | number, string | number>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface DegreeDayPlaces {
  client_id: number;
  degree_day_place_id: ColumnType<number, number | undefined, number>;
  name: string;
  altitude: ColumnType<number | null, number | null | undefined, number | null>;
  design_temperature: ColumnType<
    string | null,
    string | number | null | undefined,
    string | number | null
  >;
  norm_days: ColumnType<number | null, number | null | undefined, number | null>;
  norm_temperature: ColumnType<
    string | null,
    string | number | null | undefined,
    string | number | null
  >;
  is_system: ColumnType<boolean, boolean | undefined, boolean>;
  hidden: ColumnType<boolean, boolean | undefined, boolean>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface FileContents {
  client_id: number;
  file_id: number;
  content: Buffer;
}

interface Files {
  client_id: number;
  unit_id: number;
  file_id: ColumnType<number, number | undefined, number>;
  record_id: number;
  file_name: string;
  content_type: string;
  size_bytes: number;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  record_type: string;
  seen_by: ColumnType<string, string | undefined, string>;
  revision_report_id: ColumnType<number | null, number | null | undefined, number | null>;
  meter_reading_id: ColumnType<number | null, number | null | undefined, number | null>;
  self_reading_id: ColumnType<number | null, number | null | undefined, number | null>;
  billing_document_id: ColumnType<number | null, number | null | undefined, number | null>;
  instalment_agreement_id: ColumnType<number | null, number | null | undefined, number | null>;
  billing_rule_id: ColumnType<number | null, number | null | undefined, number | null>;
  todo_id: ColumnType<number | null, number | null | undefined, number | null>;
  unit_contract_id: ColumnType<number | null, number | null | undefined, number | null>;
  visit_photo_id: ColumnType<number | null, number | null | undefined, number | null>;
}

interface HeatingIndicators {
  client_id: number;
  heating_indicator_id: ColumnType<number, number | undefined, number>;
  code: string;
  name: string;
  is_system: ColumnType<boolean, boolean | undefined, boolean>;
  indicator_order: ColumnType<number, number | undefined, number>;
  hidden: ColumnType<boolean, boolean | undefined, boolean>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
  valid_from: ColumnType<string | null, string | null | undefined, string | null>;
  valid_to: ColumnType<string | null, string | null | undefined, string | null>;
}

interface HeatingItems {
  client_id: number;
  heating_item_id: ColumnType<number, number | undefined, number>;
  auxtype: string;
  code: string;
  name: string;
  value: ColumnType<string | null, string | number | null | undefined, string | number | null>;
  valid_from: ColumnType<string | null, string | null | undefined, string | null>;
  valid_to: ColumnType<string | null, string | null | undefined, string | null>;
  is_system: ColumnType<boolean, boolean | undefined, boolean>;
  item_order: ColumnType<number, number | undefined, number>;
  hidden: ColumnType<boolean, boolean | undefined, boolean>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface HouseChanges {
  client_id: number;
  unit_id: number;
  house_change_id: ColumnType<number, number | undefined, number>;
  pasport_id: ColumnType<number | null, number | null | undefined, number | null>;
  kind: string;
  valid_from: string;
  changed_count: number;
  user_name: ColumnType<string, string | undefined, string>;
  written: ColumnType<unknown, string, string>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
}

interface ImportBatches {
  client_id: number;
  import_id: ColumnType<number, number | undefined, number>;
  unit_id: number;
  kind: string;
  file_name: string;
  state: ColumnType<string, string | undefined, string>;
  columns: ColumnType<unknown, string, string>;
  mapping: ColumnType<unknown, string, string>;
  rows_total: ColumnType<number, number | undefined, number>;
  rows_new: ColumnType<number, number | undefined, number>;
  rows_changed: ColumnType<number, number | undefined, number>;
  rows_same: ColumnType<number, number | undefined, number>;
  rows_failing: ColumnType<number, number | undefined, number>;
  fault: ColumnType<string, string | undefined, string>;
  task_id: ColumnType<number | null, number | null | undefined, number | null>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
  heading_row: ColumnType<number, number | undefined, number>;
  constants: ColumnType<unknown, string | undefined, string>;
  rows_left_out: ColumnType<number, number | undefined, number>;
  totals: ColumnType<unknown, string | undefined, string>;
  words: ColumnType<unknown, string | undefined, string>;
  supplier: ColumnType<string, string | undefined, string>;
  sender_key: ColumnType<string | null, string | null | undefined, string | null>;
  sender_hash: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
}

interface ImportChanges {
  client_id: number;
  import_id: number;
  record_type: string;
  record_id: number;
  action: string;
  before: ColumnType<unknown, string | null | undefined, string | null>;
  left_version: number;
}

interface ImportMappings {
  client_id: number;
  import_mapping_id: ColumnType<number, number | undefined, number>;
  kind: string;
  supplier: string;
  columns: ColumnType<unknown, string, string>;
  mapping: ColumnType<unknown, string, string>;
  constants: ColumnType<unknown, string | undefined, string>;
  words: ColumnType<unknown, string | undefined, string>;
  used: ColumnType<string, string | Date | undefined, string | Date>;
}

interface ImportRows {
  client_id: number;
  import_id: number;
  row_number: number;
  cells: ColumnType<unknown, string, string>;
  state: ColumnType<string | null, string | null | undefined, string | null>;
  faults: ColumnType<unknown, string | undefined, string>;
  group_key: ColumnType<string, string | undefined, string>;
  kept: ColumnType<boolean | null, boolean | null | undefined, boolean | null>;
  reason: ColumnType<string, string | undefined, string>;
  notes: ColumnType<unknown, string | undefined, string>;
}

interface ImportTokenCalls {
  client_id: number;
  import_token_call_id: ColumnType<number, number | undefined, number>;
  unit_id: ColumnType<number | null, number | null | undefined, number | null>;
  at: ColumnType<string, string | Date | undefined, string | Date>;
  called: string;
  address: string;
  refusal: ColumnType<string, string | undefined, string>;
}

interface ImportTokens {
  client_id: number;
  import_token_id: ColumnType<number, number | undefined, number>;
  unit_id: ColumnType<number | null, number | null | undefined, number | null>;
  token_hash: Buffer;
  client_user_id: number;
  created: ColumnType<string, string | Date | undefined, string | Date>;
}

interface InstalmentAgreements {
  client_id: number;
  unit_id: number;
  instalment_agreement_id: ColumnType<number, number | undefined, number>;
  ledger_account_id: number;
  agreed_on: string;
  amount: number;
  acknowledges: boolean;
  calls_whole: boolean;
  note: ColumnType<string, string | undefined, string>;
  client_user_id: ColumnType<number | null, number | null | undefined, number | null>;
  ended_on: ColumnType<string | null, string | null | undefined, string | null>;
  ended_way: ColumnType<string | null, string | null | undefined, string | null>;
  end_reason: ColumnType<string, string | undefined, string>;
  ended_by: ColumnType<number | null, number | null | undefined, number | null>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
  signed_on: ColumnType<string | null, string | null | undefined, string | null>;
  signed_by: ColumnType<string, string | undefined, string>;
}

interface InstalmentClaims {
  client_id: number;
  unit_id: number;
  instalment_claim_id: ColumnType<number, number | undefined, number>;
  instalment_agreement_id: number;
  ledger_claim_id: number;
  amount: number;
}

interface Instalments {
  client_id: number;
  unit_id: number;
  instalment_id: ColumnType<number, number | undefined, number>;
  instalment_agreement_id: number;
  place: number;
  due_on: string;
  amount: number;
}

interface KnownAddresses {
  client_id: number;
  client_user_id: number;
  address_hash: Buffer;
  last_seen: ColumnType<string, string | Date | undefined, string | Date>;
}

interface KnownDevices {
  client_id: number;
  client_user_id: number;
  device_hash: Buffer;
  last_seen: ColumnType<string, string | Date | undefined, string | Date>;
}

interface LedgerAccountPeople {
  client_id: number;
  unit_id: number;
  ledger_account_person_id: ColumnType<number, number | undefined, number>;
  ledger_account_id: number;
  place: number;
  address_id: number;
}

interface LedgerAccounts {
  client_id: number;
  unit_id: number;
  ledger_account_id: ColumnType<number, number | undefined, number>;
  pasport_id: number;
  party: string;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface LedgerClaims {
  client_id: number;
  unit_id: number;
  ledger_claim_id: ColumnType<number, number | undefined, number>;
  ledger_account_id: number;
  name: string;
  for_month: ColumnType<string | null, string | null | undefined, string | null>;
  booked_in: string;
  due_on: string;
  amount: number;
  origin: string;
  reason: ColumnType<string, string | undefined, string>;
  opposite_of: ColumnType<number | null, number | null | undefined, number | null>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface LedgerMonths {
  client_id: number;
  unit_id: number;
  ledger_month_id: ColumnType<number, number | undefined, number>;
  month: string;
  claimed_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  closed_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  closed_by: ColumnType<number | null, number | null | undefined, number | null>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
  month_change: ColumnType<string | null, string | null | undefined, string | null>;
}

interface LedgerPartClaims {
  client_id: number;
  unit_id: number;
  ledger_part_claim_id: ColumnType<number, number | undefined, number>;
  ledger_payment_id: number;
  ledger_account_id: number;
  ledger_claim_id: number;
  amount: number;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface LedgerParts {
  client_id: number;
  unit_id: number;
  ledger_part_id: ColumnType<number, number | undefined, number>;
  ledger_payment_id: number;
  ledger_account_id: number;
  amount: number;
  reason: string;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface LedgerPayers {
  client_id: number;
  unit_id: number;
  ledger_payer_id: ColumnType<number, number | undefined, number>;
  payer_account: string;
  ledger_account_id: number;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface LedgerPayments {
  client_id: number;
  unit_id: number;
  ledger_payment_id: ColumnType<number, number | undefined, number>;
  received_on: string;
  booked_in: string;
  amount: number;
  way: string;
  variable_symbol: ColumnType<string, string | undefined, string>;
  payer_account: ColumnType<string, string | undefined, string>;
  payer_name: ColumnType<string, string | undefined, string>;
  message: ColumnType<string, string | undefined, string>;
  note: ColumnType<string, string | undefined, string>;
  opposite_of: ColumnType<number | null, number | null | undefined, number | null>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
  constant_symbol: ColumnType<string, string | undefined, string>;
  specific_symbol: ColumnType<string, string | undefined, string>;
  is_parked: ColumnType<boolean, boolean | undefined, boolean>;
  by_hand: ColumnType<boolean, boolean | undefined, boolean>;
  bank_movement_id: ColumnType<number | null, number | null | undefined, number | null>;
  refund_batch_id: ColumnType<number | null, number | null | undefined, number | null>;
  is_returning: ColumnType<boolean, boolean | undefined, boolean>;
  return_of: ColumnType<number | null, number | null | undefined, number | null>;
  sipo_answer_row_id: ColumnType<number | null, number | null | undefined, number | null>;
}

interface LedgerSettings {
  client_id: number;
  unit_id: number;
  due_day: number;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
  month_change: ColumnType<string, string | undefined, string>;
  credit_order: ColumnType<string, string | undefined, string>;
}

interface LegalDocuments {
  legal_document_id: ColumnType<number, number | undefined, number>;
  kind: string;
  document_version: string;
  title: string;
  summary: ColumnType<string, string | undefined, string>;
  content: string;
  valid_from: ColumnType<string | null, string | null | undefined, string | null>;
  published: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  published_by: ColumnType<string, string | undefined, string>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface LiveEvents {
  client_id: number;
  live_event_id: ColumnType<number, number | undefined, number>;
  client_user_id: number;
  kind: string;
  session_id: ColumnType<number | null, number | null | undefined, number | null>;
  xact: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
}

interface MeasuringPlaces {
  client_id: number;
  unit_id: number;
  measuring_place_id: ColumnType<number, number | undefined, number>;
  kind: string;
  level: string;
  pasport_id: number;
  pasport_room_id: ColumnType<number | null, number | null | undefined, number | null>;
  pasport_building_element_id: ColumnType<number | null, number | null | undefined, number | null>;
  parent_place_id: ColumnType<number | null, number | null | undefined, number | null>;
  place_code: ColumnType<string, string | undefined, string>;
  location: ColumnType<string, string | undefined, string>;
  serves: ColumnType<string, string | undefined, string>;
  walking_order: ColumnType<number, number | undefined, number>;
  note: ColumnType<string, string | undefined, string>;
  hidden: ColumnType<boolean, boolean | undefined, boolean>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface MeterReadings {
  client_id: number;
  unit_id: number;
  meter_reading_id: ColumnType<number, number | undefined, number>;
  meter_id: number;
  read_on: string;
  state: ColumnType<string | null, string | number | null | undefined, string | number | null>;
  overflowed: ColumnType<boolean, boolean | undefined, boolean>;
  reading_kind: ColumnType<string, string | undefined, string>;
  source: ColumnType<string, string | undefined, string>;
  status: ColumnType<string, string | undefined, string>;
  estimate_method: ColumnType<string, string | undefined, string>;
  note: ColumnType<string, string | undefined, string>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
  on_the_way: ColumnType<boolean, boolean | undefined, boolean>;
}

interface MeterWarnings {
  client_id: number;
  unit_id: number;
  meter_warning_id: ColumnType<number, number | undefined, number>;
  kind: string;
  measuring_place_id: number;
  cause: string;
  found_on: string;
  ceased_on: ColumnType<string | null, string | null | undefined, string | null>;
  from_on: ColumnType<string | null, string | null | undefined, string | null>;
  to_on: ColumnType<string | null, string | null | undefined, string | null>;
  amount: ColumnType<string | null, string | number | null | undefined, string | number | null>;
  compared: ColumnType<string | null, string | number | null | undefined, string | number | null>;
  state: ColumnType<string, string | undefined, string>;
  reason: ColumnType<string, string | undefined, string>;
  note: ColumnType<string, string | undefined, string>;
  decided_by: ColumnType<number | null, number | null | undefined, number | null>;
  decided_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface MeterWatchLimits {
  client_id: number;
  unit_id: number;
  unread_days: number;
  least_percent: number;
  most_percent: number;
  stopped_days: number;
  steady_days: number;
  loss_amount: ColumnType<string, string | number, string | number>;
  loss_percent: number;
  verification_days: number;
  remote_days: number;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
  remote_until: ColumnType<string, string | undefined, string>;
}

interface MeterWatchMarks {
  client_id: number;
  unit_id: number;
  mark_id: ColumnType<number, number | undefined, number>;
}

interface Meters {
  client_id: number;
  unit_id: number;
  meter_id: ColumnType<number, number | undefined, number>;
  measuring_place_id: number;
  serial_number: string;
  maker: ColumnType<string, string | undefined, string>;
  meter_type: ColumnType<string, string | undefined, string>;
  dimension: ColumnType<string, string | undefined, string>;
  technology: ColumnType<string | null, string | null | undefined, string | null>;
  measured_unit: string;
  digits: number;
  decimals: number;
  multiplier: ColumnType<string, string | number | undefined, string | number>;
  is_remote: ColumnType<boolean, boolean | undefined, boolean>;
  radio_address: ColumnType<string, string | undefined, string>;
  seal: ColumnType<string, string | undefined, string>;
  verified_year: ColumnType<number | null, number | null | undefined, number | null>;
  mounted_on: string;
  removed_on: ColumnType<string | null, string | null | undefined, string | null>;
  removal_reason: ColumnType<string, string | undefined, string>;
  worker: ColumnType<string, string | undefined, string>;
  note: ColumnType<string, string | undefined, string>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
  scale_month: ColumnType<number | null, number | null | undefined, number | null>;
  kept_factor: ColumnType<
    string | null,
    string | number | null | undefined,
    string | number | null
  >;
}

interface ModuleSchemaModules {
  module_schema_id: number;
  module_id: number;
}

interface ModuleSchemas {
  module_schema_id: ColumnType<number, number | undefined, number>;
  module_schema_name: string;
  is_default: ColumnType<boolean, boolean | undefined, boolean>;
  holds_all: ColumnType<boolean, boolean | undefined, boolean>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface Modules {
  module_id: ColumnType<number, number | undefined, number>;
  parent_module_id: ColumnType<number | null, number | null | undefined, number | null>;
  name: string;
  enabled: ColumnType<boolean, boolean | undefined, boolean>;
  title: string;
  description: ColumnType<string, string | undefined, string>;
  router_name: ColumnType<string, string | undefined, string>;
  image_name: ColumnType<string, string | undefined, string>;
  module_order: ColumnType<number, number | undefined, number>;
  sys_admins_only: ColumnType<boolean, boolean | undefined, boolean>;
  under_construction: ColumnType<boolean, boolean | undefined, boolean>;
  is_public: ColumnType<boolean, boolean | undefined, boolean>;
  hide_submodules: ColumnType<boolean, boolean | undefined, boolean>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface MonthlyInfoChoices {
  client_id: number;
  unit_id: number;
  monthly_info_choice_id: ColumnType<number, number | undefined, number>;
  pasport_id: number;
  address_id: number;
  chosen: ColumnType<string, string | Date, string | Date>;
  client_user_id: ColumnType<number | null, number | null | undefined, number | null>;
  withdrawn: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  withdrawn_way: ColumnType<string | null, string | null | undefined, string | null>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface MonthlyInfoSettings {
  client_id: number;
  unit_id: number;
  send_day: ColumnType<number | null, number | null | undefined, number | null>;
  ran_on: ColumnType<string | null, string | null | undefined, string | null>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface MonthlyInfos {
  client_id: number;
  unit_id: number;
  monthly_info_id: ColumnType<number, number | undefined, number>;
  pasport_id: number;
  building_id: number;
  month: string;
  address_id: number;
  recipient: string;
  content: ColumnType<unknown, string, string>;
  link_hash: Buffer;
  expires: string;
  revoked: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  state: ColumnType<string, string | undefined, string>;
  fault: ColumnType<string, string | undefined, string>;
  outbox_mail_id: ColumnType<number | null, number | null | undefined, number | null>;
  settled: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  opened: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  client_user_id: ColumnType<number | null, number | null | undefined, number | null>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
}

interface NotificationMails {
  client_id: number;
  client_user_id: number;
  mailed_on: string;
}

interface NotificationRounds {
  client_id: number;
  last_on: string;
}

interface Notified {
  client_id: number;
  kind: string;
  record_id: number;
  term: string;
  digest_on: ColumnType<string | null, string | null | undefined, string | null>;
}

interface OpenModules {
  audience: string;
  names: string[];
}

interface Operator {
  singleton: ColumnType<boolean, boolean | undefined, boolean>;
  operator_name: ColumnType<string, string | undefined, string>;
  operator_business_id: ColumnType<string, string | undefined, string>;
  operator_address: ColumnType<string, string | undefined, string>;
  operator_email: ColumnType<string, string | undefined, string>;
  operator_phone: ColumnType<string, string | undefined, string>;
  operator_data_box: ColumnType<string, string | undefined, string>;
  version: ColumnType<number, number | undefined, number>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface OutboxMails {
  outbox_mail_id: ColumnType<number, number | undefined, number>;
  recipient: string;
  subject: string;
  body: string;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  not_before: ColumnType<string, string | Date | undefined, string | Date>;
  attempts: ColumnType<number, number | undefined, number>;
  last_error: ColumnType<string, string | undefined, string>;
  sent: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  file_name: ColumnType<string, string | undefined, string>;
  file_content: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
}

interface PasportBuildingElements {
  client_id: number;
  unit_id: number;
  pasport_building_element_id: ColumnType<number, number | undefined, number>;
  pasport_building_id: number;
  pasport_id: ColumnType<number | null, number | null | undefined, number | null>;
  pasport_room_id: ColumnType<number | null, number | null | undefined, number | null>;
  element_order: ColumnType<number, number | undefined, number>;
  element_type: string;
  maker: ColumnType<string, string | undefined, string>;
  dimensions: ColumnType<string, string | undefined, string>;
  sections: ColumnType<number | null, number | null | undefined, number | null>;
  output: ColumnType<number | null, number | null | undefined, number | null>;
  gradient: ColumnType<string, string | undefined, string>;
  riser: ColumnType<string, string | undefined, string>;
  indicator_type: ColumnType<string, string | undefined, string>;
  indicator_maker: ColumnType<string, string | undefined, string>;
  indicator_number: ColumnType<string, string | undefined, string>;
  indicator_radio: ColumnType<boolean, boolean | undefined, boolean>;
  coefficient_output: ColumnType<string, string | number | undefined, string | number>;
  coefficient_position: ColumnType<string, string | number | undefined, string | number>;
  coefficient_contact: ColumnType<string, string | number | undefined, string | number>;
  valid_from: string;
  valid_to: ColumnType<string | null, string | null | undefined, string | null>;
  comment: ColumnType<string, string | undefined, string>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface PasportBuildings {
  client_id: number;
  unit_id: number;
  pasport_building_id: ColumnType<number, number | undefined, number>;
  pasport_id: number;
  city_id: ColumnType<number | null, number | null | undefined, number | null>;
  city_name: ColumnType<string, string | undefined, string>;
  street: ColumnType<string, string | undefined, string>;
  registry_number: ColumnType<string, string | undefined, string>;
  house_number: ColumnType<string, string | undefined, string>;
  street_full: ColumnType<string, string | undefined, string>;
  zip: ColumnType<string, string | undefined, string>;
  land_registry: ColumnType<string, string | undefined, string>;
  land_registry_code: ColumnType<string, string | undefined, string>;
  parcel_number: ColumnType<string, string | undefined, string>;
  house_owner: ColumnType<string, string | undefined, string>;
  house_manager: ColumnType<string, string | undefined, string>;
  center: ColumnType<string, string | undefined, string>;
  commission: ColumnType<string, string | undefined, string>;
  heating_indicator_id: ColumnType<number | null, number | null | undefined, number | null>;
  comment: ColumnType<string, string | undefined, string>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface PasportFloors {
  client_id: number;
  unit_id: number;
  pasport_floor_id: ColumnType<number, number | undefined, number>;
  pasport_id: number;
  floor: number;
  name: ColumnType<string, string | undefined, string>;
  code: string;
  comment: ColumnType<string, string | undefined, string>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface PasportOwnerships {
  client_id: number;
  unit_id: number;
  pasport_ownership_id: ColumnType<number, number | undefined, number>;
  pasport_id: number;
  address_id: number;
  share_numerator: ColumnType<number, number | undefined, number>;
  share_denominator: ColumnType<number, number | undefined, number>;
  is_joint: ColumnType<boolean, boolean | undefined, boolean>;
  has_vote: ColumnType<boolean, boolean | undefined, boolean>;
  valid_from: string;
  valid_to: ColumnType<string | null, string | null | undefined, string | null>;
  comment: ColumnType<string, string | undefined, string>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface PasportPayers {
  client_id: number;
  unit_id: number;
  pasport_payer_id: ColumnType<number, number | undefined, number>;
  pasport_id: number;
  payer: string;
  reason: ColumnType<string, string | undefined, string>;
  valid_from: string;
  valid_to: ColumnType<string | null, string | null | undefined, string | null>;
  comment: ColumnType<string, string | undefined, string>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface PasportRoommates {
  client_id: number;
  unit_id: number;
  pasport_roommate_id: ColumnType<number, number | undefined, number>;
  pasport_id: number;
  address_id: number;
  relation: ColumnType<string, string | undefined, string>;
  valid_from: string;
  valid_to: ColumnType<string | null, string | null | undefined, string | null>;
  comment: ColumnType<string, string | undefined, string>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface PasportRooms {
  client_id: number;
  unit_id: number;
  pasport_room_id: ColumnType<number, number | undefined, number>;
  pasport_id: number;
  room_name: string;
  room_order: ColumnType<number, number | undefined, number>;
  floor_area: ColumnType<string, string | number | undefined, string | number>;
  is_heated: ColumnType<boolean, boolean | undefined, boolean>;
  countable_coefficient: ColumnType<string, string | number | undefined, string | number>;
  valid_from: string;
  valid_to: ColumnType<string | null, string | null | undefined, string | null>;
  comment: ColumnType<string, string | undefined, string>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface PasportShareChanges {
  client_id: number;
  unit_id: number;
  pasport_id: number;
  first_day: string;
  pasport_share_set_id: number;
  former_numerator: ColumnType<number | null, number | null | undefined, number | null>;
  former_denominator: ColumnType<number | null, number | null | undefined, number | null>;
  common_share_numerator: ColumnType<number | null, number | null | undefined, number | null>;
  common_share_denominator: ColumnType<number | null, number | null | undefined, number | null>;
  applied: boolean;
  corrected: ColumnType<boolean, boolean | undefined, boolean>;
}

interface PasportShareSets {
  client_id: number;
  unit_id: number;
  pasport_share_set_id: ColumnType<number, number | undefined, number>;
  pasport_id: number;
  first_day: string;
  reason: ColumnType<string, string | undefined, string>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface PasportSpaces {
  client_id: number;
  unit_id: number;
  pasport_space_id: ColumnType<number, number | undefined, number>;
  pasport_id: number;
  pasport_type_id: number;
  pasport_floor_id: ColumnType<number | null, number | null | undefined, number | null>;
  space_number: string;
  space_size: ColumnType<string, string | undefined, string>;
  variable_symbol: ColumnType<string, string | undefined, string>;
  total_area: ColumnType<string, string | number | undefined, string | number>;
  floor_area: ColumnType<string, string | number | undefined, string | number>;
  heated_area: ColumnType<string, string | number | undefined, string | number>;
  heated_area_fixed: ColumnType<boolean, boolean | undefined, boolean>;
  countable_area: ColumnType<string, string | number | undefined, string | number>;
  land_registry_unit: ColumnType<string, string | undefined, string>;
  ownership_sheet: ColumnType<string, string | undefined, string>;
  common_share_numerator: ColumnType<number | null, number | null | undefined, number | null>;
  common_share_denominator: ColumnType<number | null, number | null | undefined, number | null>;
  comment: ColumnType<string, string | undefined, string>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
  search_text: ColumnType<string, string | undefined, string>;
}

interface PasportTenantCosts {
  client_id: number;
  unit_id: number;
  pasport_tenant_cost_id: ColumnType<number, number | undefined, number>;
  pasport_id: number;
  pasport_tenant_id: ColumnType<number | null, number | null | undefined, number | null>;
  service_name: string;
  monthly_advance: number;
  allocation: ColumnType<string, string | undefined, string>;
  last_period_cost: ColumnType<number | null, number | null | undefined, number | null>;
  valid_from: string;
  valid_to: ColumnType<string | null, string | null | undefined, string | null>;
  comment: ColumnType<string, string | undefined, string>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface PasportTenants {
  client_id: number;
  unit_id: number;
  pasport_tenant_id: ColumnType<number, number | undefined, number>;
  pasport_id: number;
  address_id: number;
  valid_from: string;
  valid_to: ColumnType<string | null, string | null | undefined, string | null>;
  contract_valid_from: ColumnType<string | null, string | null | undefined, string | null>;
  contract_valid_to: ColumnType<string | null, string | null | undefined, string | null>;
  contract_warning: ColumnType<string | null, string | null | undefined, string | null>;
  contract_notice_delivery_date: ColumnType<
    string | null,
    string | null | undefined,
    string | null
  >;
  comment: ColumnType<string, string | undefined, string>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
  is_joint: ColumnType<boolean, boolean | undefined, boolean>;
}

interface PasportTransferRecords {
  client_id: number;
  pasport_transfer_id: number;
  record_type: string;
  record_id: number;
  action: string;
  ended_before: ColumnType<string | null, string | null | undefined, string | null>;
  left_version: number;
}

interface PasportTransferSpaces {
  client_id: number;
  unit_id: number;
  pasport_transfer_id: number;
  pasport_id: number;
  part: string;
  first_day: string;
  former: ColumnType<unknown, string, string>;
  left_as: ColumnType<unknown, string, string>;
}

interface PasportTransfers {
  client_id: number;
  unit_id: number;
  pasport_transfer_id: ColumnType<number, number | undefined, number>;
  pasport_id: number;
  transfer_kind: string;
  first_day: string;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
  pasport_share_set_id: ColumnType<number | null, number | null | undefined, number | null>;
}

interface PasportTypes {
  client_id: number;
  pasport_type_id: ColumnType<number, number | undefined, number>;
  code: string;
  name: string;
  counts_in_areas: ColumnType<boolean, boolean | undefined, boolean>;
  is_system: ColumnType<boolean, boolean | undefined, boolean>;
  type_order: ColumnType<number, number | undefined, number>;
  hidden: ColumnType<boolean, boolean | undefined, boolean>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
  space_kind: ColumnType<string, string | undefined, string>;
  is_flat: ColumnType<boolean, boolean | undefined, boolean>;
}

interface PasportUsers {
  client_id: number;
  unit_id: number;
  pasport_user_id: ColumnType<number, number | undefined, number>;
  pasport_id: number;
  users_count: number;
  valid_from: string;
  valid_to: ColumnType<string | null, string | null | undefined, string | null>;
  comment: ColumnType<string, string | undefined, string>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface Pasports {
  client_id: number;
  unit_id: number;
  pasport_id: ColumnType<number, number | undefined, number>;
  kind: string;
  parent_id: ColumnType<number | null, number | null | undefined, number | null>;
  pasport_name: string;
  pasport_order: ColumnType<number, number | undefined, number>;
  hidden: ColumnType<boolean, boolean | undefined, boolean>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
  search_text: ColumnType<string, string | undefined, string>;
}

interface Passkeys {
  client_id: number;
  passkey_id: ColumnType<number, number | undefined, number>;
  client_user_id: number;
  credential_id: Buffer;
  public_key: Buffer;
  algorithm: number;
  sign_count: ColumnType<number, number | undefined, number>;
  name: string;
  last_used: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
}

interface PaymentRowLists {
  client_id: number;
  unit_id: number;
  rows: ColumnType<unknown, string, string>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface PersonAcceptances {
  client_id: number;
  unit_id: number;
  person_declaration_id: number;
  house_change_id: number;
  user_name: ColumnType<string, string | undefined, string>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
}

interface PersonAskings {
  client_id: number;
  unit_id: number;
  person_asking_id: ColumnType<number, number | undefined, number>;
  person_campaign_space_id: number;
  pasport_id: number;
  address_id: ColumnType<number | null, number | null | undefined, number | null>;
  kind: string;
  recipient: ColumnType<string, string | undefined, string>;
  client_user_id: ColumnType<number | null, number | null | undefined, number | null>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
}

interface PersonCampaignSpaces {
  client_id: number;
  unit_id: number;
  person_campaign_space_id: ColumnType<number, number | undefined, number>;
  person_campaign_id: number;
  pasport_id: number;
  seed: Buffer;
  code_hash: Buffer;
  link_hash: Buffer;
}

interface PersonCampaigns {
  client_id: number;
  unit_id: number;
  person_campaign_id: ColumnType<number, number | undefined, number>;
  pasport_id: ColumnType<number | null, number | null | undefined, number | null>;
  name: string;
  valid_from: string;
  closes: string;
  remind_days: ColumnType<number | null, number | null | undefined, number | null>;
  reminded: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  state: ColumnType<string, string | undefined, string>;
  ended: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  user_name: ColumnType<string, string | undefined, string>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface PersonDeclarations {
  client_id: number;
  unit_id: number;
  person_declaration_id: ColumnType<number, number | undefined, number>;
  person_campaign_space_id: number;
  pasport_id: number;
  address_id: ColumnType<number | null, number | null | undefined, number | null>;
  persons_count: number;
  valid_from: string;
  declared_by: string;
  note: ColumnType<string, string | undefined, string>;
  way: string;
  delivered: string;
  shown: string;
  client_user_id: ColumnType<number | null, number | null | undefined, number | null>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
}

interface PortalNews {
  portal_news_id: ColumnType<number, number | undefined, number>;
  title: string;
  news_content: ColumnType<string, string | undefined, string>;
  link_detail: ColumnType<string, string | undefined, string>;
  link_is_external: ColumnType<boolean, boolean | undefined, boolean>;
  is_public: ColumnType<boolean, boolean | undefined, boolean>;
  is_enabled: ColumnType<boolean, boolean | undefined, boolean>;
  news_date: string;
  public_date: ColumnType<string | null, string | null | undefined, string | null>;
  tag: ColumnType<string, string | undefined, string>;
  app_version: ColumnType<string, string | undefined, string>;
  announced: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
  search_text: ColumnType<string, string | undefined, string>;
}

interface PrescriptionMails {
  client_id: number;
  unit_id: number;
  prescription_mail_id: ColumnType<number, number | undefined, number>;
  pasport_id: number;
  address_id: number;
  addressee: string;
  recipient: string;
  as_of: string;
  content_hash: Buffer;
  sum: number;
  subject: string;
  body: string;
  state: ColumnType<string, string | undefined, string>;
  fault: ColumnType<string, string | undefined, string>;
  outbox_mail_id: ColumnType<number | null, number | null | undefined, number | null>;
  settled: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  client_user_id: ColumnType<number | null, number | null | undefined, number | null>;
  made: ColumnType<string, string | Date, string | Date>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface RecoveryCodes {
  client_id: number;
  client_user_id: number;
  code_hash: Buffer;
  used: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
}

interface RefundBatches {
  client_id: number;
  unit_id: number;
  refund_batch_id: ColumnType<number, number | undefined, number>;
  bank_account_id: number;
  due_on: string;
  message: string;
  constant_symbol: string;
  state: ColumnType<string, string | undefined, string>;
  paid_on: ColumnType<string | null, string | null | undefined, string | null>;
  user_name: ColumnType<string, string | undefined, string>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface RefundItems {
  client_id: number;
  unit_id: number;
  refund_item_id: ColumnType<number, number | undefined, number>;
  refund_batch_id: number;
  ledger_account_id: ColumnType<number | null, number | null | undefined, number | null>;
  amount: number;
  payee_account: string;
  payee_name: string;
  variable_symbol: string;
  is_open: ColumnType<boolean, boolean | undefined, boolean>;
  ledger_payment_id: ColumnType<number | null, number | null | undefined, number | null>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
  returned_payment_id: ColumnType<number | null, number | null | undefined, number | null>;
}

interface RefundMeetings {
  client_id: number;
  unit_id: number;
  refund_meeting_id: ColumnType<number, number | undefined, number>;
  bank_movement_id: number;
  refund_batch_id: number;
  refund_item_id: ColumnType<number | null, number | null | undefined, number | null>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface ReminderClaims {
  client_id: number;
  unit_id: number;
  reminder_claim_id: ColumnType<number, number | undefined, number>;
  reminder_id: number;
  ledger_claim_id: number;
  level: number;
  unpaid: number;
}

interface ReminderLevels {
  client_id: number;
  unit_id: number;
  level: number;
  subject: string;
  body: string;
  wait_days: number;
  pay_days: number;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface Reminders {
  client_id: number;
  unit_id: number;
  reminder_id: ColumnType<number, number | undefined, number>;
  ledger_account_id: number;
  level: number;
  first_claim_id: number;
  reminded_on: string;
  pay_by: string;
  amount: number;
  interest: ColumnType<number | null, number | null | undefined, number | null>;
  address_id: number;
  addressee: string;
  recipient: ColumnType<string, string | undefined, string>;
  channel: string;
  subject: string;
  body: string;
  state: string;
  fault: ColumnType<string, string | undefined, string>;
  outbox_mail_id: ColumnType<number | null, number | null | undefined, number | null>;
  settled: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  delivered_on: ColumnType<string | null, string | null | undefined, string | null>;
  client_user_id: ColumnType<number | null, number | null | undefined, number | null>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface Replies {
  client_id: number;
  client_user_id: number;
  idempotency_key: string;
  endpoint: string;
  body_hash: Buffer;
  reply: ColumnType<unknown, string | null | undefined, string | null>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
}

interface RevisionReports {
  client_id: number;
  unit_id: number;
  revision_report_id: ColumnType<number, number | undefined, number>;
  revision_id: number;
  done_on: string;
  result: string;
  next_on: ColumnType<string | null, string | null | undefined, string | null>;
  cost: ColumnType<number | null, number | null | undefined, number | null>;
  address_id: ColumnType<number | null, number | null | undefined, number | null>;
  technician: ColumnType<string, string | undefined, string>;
  report_number: ColumnType<string, string | undefined, string>;
  faults: ColumnType<string, string | undefined, string>;
  repair_by: ColumnType<string | null, string | null | undefined, string | null>;
  repaired_on: ColumnType<string | null, string | null | undefined, string | null>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
  fault_rows: ColumnType<unknown, string | undefined, string>;
}

interface RevisionTypes {
  client_id: number;
  revision_type_id: ColumnType<number, number | undefined, number>;
  name: string;
  area: string;
  applies_to: string;
  interval_count: number;
  interval_unit: string;
  warning_days: ColumnType<number, number | undefined, number>;
  regulation: ColumnType<string, string | undefined, string>;
  valid_from: ColumnType<string | null, string | null | undefined, string | null>;
  valid_to: ColumnType<string | null, string | null | undefined, string | null>;
  is_system: ColumnType<boolean, boolean | undefined, boolean>;
  type_order: ColumnType<number, number | undefined, number>;
  hidden: ColumnType<boolean, boolean | undefined, boolean>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface Revisions {
  client_id: number;
  unit_id: number;
  revision_id: ColumnType<number, number | undefined, number>;
  revision_type_id: number;
  pasport_id: number;
  device_name: string;
  device_number: ColumnType<string, string | undefined, string>;
  address_id: ColumnType<number | null, number | null | undefined, number | null>;
  active_from: string;
  note: ColumnType<string, string | undefined, string>;
  hidden: ColumnType<boolean, boolean | undefined, boolean>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface RoundPosters {
  client_id: number;
  unit_id: number;
  round_poster_id: ColumnType<number, number | undefined, number>;
  round_id: number;
  pasport_id: number;
  seed: Buffer;
  code_hash: Buffer;
  expires: string;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface Rounds {
  client_id: number;
  unit_id: number;
  round_id: ColumnType<number, number | undefined, number>;
  name: string;
  work_id: number;
  note: ColumnType<string, string | undefined, string>;
  days: string[];
  crew_ids: number[];
  minutes: number;
  travel: number;
  gap: number;
  closed: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  client_user_id: ColumnType<number | null, number | null | undefined, number | null>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface RuntimeSettings {
  singleton: ColumnType<boolean, boolean | undefined, boolean>;
  maintenance_mode: ColumnType<boolean, boolean | undefined, boolean>;
  maintenance_text: ColumnType<string, string | undefined, string>;
  maintenance_until: ColumnType<
    string | null,
    string | Date | null | undefined,
    string | Date | null
  >;
  sipo_day: ColumnType<number, number | undefined, number>;
  log_send_interval: ColumnType<number, number | undefined, number>;
  log_send_enabled: ColumnType<boolean, boolean | undefined, boolean>;
  version: ColumnType<number, number | undefined, number>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
  log_days: ColumnType<number, number | undefined, number>;
  registration_days: ColumnType<number, number | undefined, number>;
  log_key: ColumnType<Buffer, Buffer | undefined, Buffer>;
}

interface SavedViews {
  client_id: number;
  saved_view_id: ColumnType<number, number | undefined, number>;
  client_user_id: ColumnType<number | null, number | null | undefined, number | null>;
  list: string;
  name: string;
  look: ColumnType<unknown, string, string>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface SelfReadingRounds {
  client_id: number;
  unit_id: number;
  self_reading_round_id: ColumnType<number, number | undefined, number>;
  pasport_id: number;
  name: string;
  kinds: string[];
  opens: string;
  closes: string;
  state: ColumnType<string, string | undefined, string>;
  ended: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  user_name: ColumnType<string, string | undefined, string>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface SelfReadingSpaces {
  client_id: number;
  unit_id: number;
  self_reading_space_id: ColumnType<number, number | undefined, number>;
  self_reading_round_id: number;
  pasport_id: number;
  seed: Buffer;
  code_hash: Buffer;
  link_hash: Buffer;
  revoked: ColumnType<boolean, boolean | undefined, boolean>;
  asked: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  asked_kind: ColumnType<string | null, string | null | undefined, string | null>;
  mailed: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface SelfReadings {
  client_id: number;
  unit_id: number;
  self_reading_id: ColumnType<number, number | undefined, number>;
  self_reading_space_id: number;
  meter_id: number;
  read_on: string;
  state: ColumnType<string, string | number, string | number>;
  way: string;
  outcome: ColumnType<string, string | undefined, string>;
  outcome_reason: ColumnType<string, string | undefined, string>;
  user_name: ColumnType<string, string | undefined, string>;
  decided: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  meter_reading_id: ColumnType<number | null, number | null | undefined, number | null>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface Services {
  client_id: number;
  service_id: ColumnType<number, number | undefined, number>;
  code: string;
  name: string;
  measure: ColumnType<string, string | undefined, string>;
  tax_rate: number;
  allocation: string;
  on_prescription: ColumnType<boolean, boolean | undefined, boolean>;
  on_settlement: ColumnType<boolean, boolean | undefined, boolean>;
  is_system: ColumnType<boolean, boolean | undefined, boolean>;
  service_order: ColumnType<number, number | undefined, number>;
  hidden: ColumnType<boolean, boolean | undefined, boolean>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface Sessions {
  client_id: number;
  session_id: ColumnType<number, number | undefined, number>;
  client_user_id: number;
  token_hash: Buffer;
  remember_me: ColumnType<boolean, boolean | undefined, boolean>;
  user_agent: ColumnType<string, string | undefined, string>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  last_used: ColumnType<string, string | Date | undefined, string | Date>;
  expires: ColumnType<string, string | Date, string | Date>;
  viewer_client_id: ColumnType<number | null, number | null | undefined, number | null>;
  viewer_user_id: ColumnType<number | null, number | null | undefined, number | null>;
  viewer_token_hash: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
  ends: ColumnType<string, string | Date | undefined, string | Date>;
}

interface SettingsLog {
  settings_log_id: ColumnType<number, number | undefined, number>;
  at: ColumnType<string, string | Date | undefined, string | Date>;
  user_identity: string;
  changes: ColumnType<unknown, string, string>;
}

interface SettlementAcceptances {
  client_id: number;
  unit_id: number;
  settlement_acceptance_id: ColumnType<number, number | undefined, number>;
  settlement_id: number;
  kind: string;
  found: string;
  reason: string;
  client_user_id: ColumnType<number | null, number | null | undefined, number | null>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface SettlementCounts {
  client_id: number;
  unit_id: number;
  settlement_count_id: ColumnType<number, number | undefined, number>;
  settlement_id: number;
  number: number;
  client_user_id: ColumnType<number | null, number | null | undefined, number | null>;
  inputs: ColumnType<unknown, string, string>;
  counted: ColumnType<unknown, string, string>;
  cost: number;
  advances: number;
  overpaid: number;
  owed: number;
  recipients: number;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
  bearing: ColumnType<number, number | undefined, number>;
  charged: ColumnType<unknown, string | undefined, string>;
}

interface SettlementForecasts {
  client_id: number;
  unit_id: number;
  settlement_forecast_id: ColumnType<number, number | undefined, number>;
  settlement_id: number;
  month: string;
  as_of: string;
  has_former: ColumnType<boolean, boolean | undefined, boolean>;
  months_left: ColumnType<number, number | undefined, number>;
  expected: ColumnType<number | null, number | null | undefined, number | null>;
  owing: ColumnType<number | null, number | null | undefined, number | null>;
  owed: ColumnType<number | null, number | null | undefined, number | null>;
  services: ColumnType<unknown, string | undefined, string>;
  recipients: ColumnType<unknown, string | undefined, string>;
  fault: ColumnType<string, string | undefined, string>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface SettlementIssues {
  client_id: number;
  unit_id: number;
  settlement_issue_id: ColumnType<number, number | undefined, number>;
  settlement_id: number;
  number: number;
  settlement_count_id: number;
  issued_on: string;
  due_on: string;
  reason: ColumnType<string, string | undefined, string>;
  client_user_id: ColumnType<number | null, number | null | undefined, number | null>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface SettlementLaw {
  settlement_law_id: ColumnType<number, number | undefined, number>;
  key: string;
  holds_from: ColumnType<string | null, string | null | undefined, string | null>;
  value: ColumnType<string | null, string | number | null | undefined, string | number | null>;
  unit: ColumnType<string, string | undefined, string>;
  source: string;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface SettlementLinks {
  client_id: number;
  unit_id: number;
  settlement_link_id: ColumnType<number, number | undefined, number>;
  settlement_statement_id: number;
  address_id: number;
  recipient: ColumnType<string, string | undefined, string>;
  link_hash: Buffer;
  expires: string;
  revoked: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  opened: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  opened_last: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  opened_count: ColumnType<number, number | undefined, number>;
  client_user_id: ColumnType<number | null, number | null | undefined, number | null>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
}

interface SettlementObjections {
  client_id: number;
  unit_id: number;
  settlement_objection_id: ColumnType<number, number | undefined, number>;
  settlement_id: number;
  settlement_statement_id: number;
  address_id: number;
  service_id: ColumnType<number | null, number | null | undefined, number | null>;
  service_name: ColumnType<string, string | undefined, string>;
  content: string;
  origin: string;
  client_user_id: ColumnType<number | null, number | null | undefined, number | null>;
  received_on: string;
  answer_until: ColumnType<string | null, string | null | undefined, string | null>;
  state: ColumnType<string, string | undefined, string>;
  answer: ColumnType<string, string | undefined, string>;
  answered_on: ColumnType<string | null, string | null | undefined, string | null>;
  answered_by: ColumnType<number | null, number | null | undefined, number | null>;
  mailed_to: ColumnType<string, string | undefined, string>;
  settlement_issue_id: ColumnType<number | null, number | null | undefined, number | null>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface SettlementReviews {
  client_id: number;
  unit_id: number;
  settlement_review_id: ColumnType<number, number | undefined, number>;
  settlement_id: number;
  settlement_count_id: number;
  name: string;
  recipient: ColumnType<string, string | undefined, string>;
  link_hash: Buffer;
  expires: string;
  revoked: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  opened: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  opened_last: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  opened_count: ColumnType<number, number | undefined, number>;
  state: ColumnType<string, string | undefined, string>;
  signed_name: ColumnType<string, string | undefined, string>;
  comment: ColumnType<string, string | undefined, string>;
  decided: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  client_user_id: ColumnType<number | null, number | null | undefined, number | null>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
}

interface SettlementSimulations {
  client_id: number;
  unit_id: number;
  settlement_simulation_id: ColumnType<number, number | undefined, number>;
  settlement_id: number;
  settlement_count_id: number;
  name: string;
  note: ColumnType<string, string | undefined, string>;
  changes: ColumnType<unknown, string, string>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface SettlementStatements {
  client_id: number;
  unit_id: number;
  settlement_statement_id: ColumnType<number, number | undefined, number>;
  settlement_id: number;
  settlement_issue_id: number;
  recipient_key: string;
  pasport_id: number;
  ledger_account_id: number;
  address_id: number;
  content: ColumnType<unknown, string, string>;
  cost: number;
  claimed: number;
  advance: number;
  balance: number;
  former_balance: ColumnType<number | null, number | null | undefined, number | null>;
  mailed_to: ColumnType<string, string | undefined, string>;
  state: ColumnType<string, string | undefined, string>;
  fault: ColumnType<string, string | undefined, string>;
  outbox_mail_id: ColumnType<number | null, number | null | undefined, number | null>;
  settled: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  delivered_on: ColumnType<string | null, string | null | undefined, string | null>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
  is_gone: ColumnType<boolean, boolean | undefined, boolean>;
}

interface SettlementTexts {
  client_id: number;
  advice: ColumnType<string, string | undefined, string>;
  annex_a: ColumnType<string, string | undefined, string>;
  annex_b: ColumnType<string, string | undefined, string>;
  annex_c: ColumnType<string, string | undefined, string>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
  raise_months: ColumnType<number, number | undefined, number>;
}

interface Settlements {
  client_id: number;
  unit_id: number;
  settlement_id: ColumnType<number, number | undefined, number>;
  building_id: ColumnType<number | null, number | null | undefined, number | null>;
  period_from: string;
  period_to: string;
  note: ColumnType<string, string | undefined, string>;
  reviewed_count_id: ColumnType<number | null, number | null | undefined, number | null>;
  reviewed_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  reviewed_by: ColumnType<number | null, number | null | undefined, number | null>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
  first_issued_on: ColumnType<string | null, string | null | undefined, string | null>;
  correction: ColumnType<string, string | undefined, string>;
}

interface SignInAttempts {
  subject: string;
  at: ColumnType<string, string | Date | undefined, string | Date>;
  attempt_id: ColumnType<number, number | undefined, number>;
}

interface SipoAnswerRows {
  client_id: number;
  unit_id: number;
  sipo_answer_id: number;
  row_number: number;
  sipo: string;
  fee_code: string;
  amount: number;
  paid_on: ColumnType<string | null, string | null | undefined, string | null>;
  codes: ColumnType<string, string | undefined, string>;
  sipo_answer_row_id: ColumnType<number, number | undefined, number>;
}

interface SipoAnswers {
  client_id: number;
  unit_id: number;
  sipo_answer_id: ColumnType<number, number | undefined, number>;
  sipo_hand_over_id: number;
  kind: string;
  period: string;
  file_name: string;
  file_hash: string;
  row_count: number;
  total: number;
  user_name: ColumnType<string, string | undefined, string>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
}

interface SipoHandOvers {
  client_id: number;
  unit_id: number;
  sipo_hand_over_id: ColumnType<number, number | undefined, number>;
  period: string;
  organisation_number: string;
  fee_code: string;
  change_indication: string;
  code_page: string;
  record_count: number;
  total: number;
  new_count: number;
  changed_count: number;
  cancelled_count: number;
  change_file: Buffer;
  cover_file: Buffer;
  user_name: ColumnType<string, string | undefined, string>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  numbers_cleared: ColumnType<boolean, boolean | undefined, boolean>;
}

interface SipoLines {
  client_id: number;
  unit_id: number;
  sipo_hand_over_id: number;
  line_number: number;
  sipo: string;
  address_id: ColumnType<number | null, number | null | undefined, number | null>;
  payer_name: string;
  document_text: string;
  amount: number;
  former_amount: ColumnType<number | null, number | null | undefined, number | null>;
  change: string;
  in_file: boolean;
  fee_code: ColumnType<string, string | undefined, string>;
}

interface SipoLumps {
  client_id: number;
  unit_id: number;
  sipo_lump_id: ColumnType<number, number | undefined, number>;
  bank_movement_id: number;
  period: string;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface SipoSettings {
  client_id: number;
  unit_id: number;
  organisation_number: ColumnType<string, string | undefined, string>;
  fee_code: ColumnType<string, string | undefined, string>;
  delivery_day: ColumnType<number | null, number | null | undefined, number | null>;
  change_indication: ColumnType<string, string | undefined, string>;
  code_page: ColumnType<string, string | undefined, string>;
  decimal_mark: ColumnType<string, string | undefined, string>;
  original_checked: ColumnType<boolean, boolean | undefined, boolean>;
  document_text: ColumnType<string, string | undefined, string>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
  heller_rule: ColumnType<string, string | undefined, string>;
  service_fees: ColumnType<unknown, string | undefined, string>;
}

interface SystemMessageHides {
  client_id: number;
  client_user_id: number;
  system_message_id: number;
  created: ColumnType<string, string | Date | undefined, string | Date>;
}

interface SystemMessages {
  system_message_id: ColumnType<number, number | undefined, number>;
  message: string;
  remember_user: ColumnType<boolean, boolean | undefined, boolean>;
  show_update_stamp: ColumnType<boolean, boolean | undefined, boolean>;
  is_active: ColumnType<boolean, boolean | undefined, boolean>;
  is_public: ColumnType<boolean, boolean | undefined, boolean>;
  message_priority: ColumnType<number, number | undefined, number>;
  red_alert: ColumnType<boolean, boolean | undefined, boolean>;
  task_id: ColumnType<number | null, number | null | undefined, number | null>;
  task_message: ColumnType<string, string | undefined, string>;
  active_from: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  active_to: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  shown_again: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface TaskFiles {
  client_id: number;
  task_id: number;
  client_user_id: number;
  file_name: string;
  content_type: string;
  size_bytes: number;
  content: Buffer;
  created: ColumnType<string, string | Date | undefined, string | Date>;
}

interface Tasks {
  client_id: number;
  task_id: ColumnType<number, number | undefined, number>;
  client_user_id: number;
  unit_id: ColumnType<number | null, number | null | undefined, number | null>;
  kind: string;
  message: string;
  payload: ColumnType<unknown, string | undefined, string>;
  state: ColumnType<string, string | undefined, string>;
  progress: ColumnType<number, number | undefined, number>;
  fault: ColumnType<string, string | undefined, string>;
  attempts: ColumnType<number, number | undefined, number>;
  due: ColumnType<string, string | Date | undefined, string | Date>;
  lease: ColumnType<string | null, string | null | undefined, string | null>;
  cancel_asked: ColumnType<boolean, boolean | undefined, boolean>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  finished: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  told: ColumnType<boolean, boolean | undefined, boolean>;
}

interface TodoComments {
  client_id: number;
  unit_id: number;
  todo_comment_id: ColumnType<number, number | undefined, number>;
  todo_id: number;
  client_user_id: ColumnType<number | null, number | null | undefined, number | null>;
  content: string;
  mentioned_ids: ColumnType<unknown, string | undefined, string>;
  edited_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface TodoItems {
  client_id: number;
  unit_id: number;
  todo_item_id: ColumnType<number, number | undefined, number>;
  todo_id: number;
  title: string;
  item_order: number;
  ticked_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  ticked_by: ColumnType<number | null, number | null | undefined, number | null>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface Todos {
  client_id: number;
  unit_id: number;
  todo_id: ColumnType<number, number | undefined, number>;
  title: string;
  note: ColumnType<string, string | undefined, string>;
  state: ColumnType<string, string | undefined, string>;
  priority: ColumnType<string, string | undefined, string>;
  due_on: ColumnType<string | null, string | null | undefined, string | null>;
  assignee_id: ColumnType<number | null, number | null | undefined, number | null>;
  relation_kind: ColumnType<string | null, string | null | undefined, string | null>;
  relation_id: ColumnType<number | null, number | null | undefined, number | null>;
  relation_name: ColumnType<string, string | undefined, string>;
  address_id: ColumnType<number | null, number | null | undefined, number | null>;
  repeat_rule: ColumnType<string, string | undefined, string>;
  repeat_from: ColumnType<string, string | undefined, string>;
  series_id: ColumnType<number | null, number | null | undefined, number | null>;
  series_number: ColumnType<number | null, number | null | undefined, number | null>;
  series_on: ColumnType<string | null, string | null | undefined, string | null>;
  created_by: ColumnType<number | null, number | null | undefined, number | null>;
  done_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  done_by: ColumnType<number | null, number | null | undefined, number | null>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface UnitContracts {
  client_id: number;
  unit_id: number;
  unit_contract_id: ColumnType<number, number | undefined, number>;
  kind: string;
  name: string;
  address_id: ColumnType<number | null, number | null | undefined, number | null>;
  contract_number: ColumnType<string, string | undefined, string>;
  pasport_id: ColumnType<number | null, number | null | undefined, number | null>;
  valid_from: ColumnType<string | null, string | null | undefined, string | null>;
  valid_to: ColumnType<string | null, string | null | undefined, string | null>;
  open_ended: ColumnType<boolean, boolean | undefined, boolean>;
  renewal_months: ColumnType<number | null, number | null | undefined, number | null>;
  notice_count: ColumnType<number | null, number | null | undefined, number | null>;
  notice_unit: ColumnType<string, string | undefined, string>;
  notice_until: ColumnType<string | null, string | null | undefined, string | null>;
  warning_on: ColumnType<string | null, string | null | undefined, string | null>;
  notice_given_on: ColumnType<string | null, string | null | undefined, string | null>;
  price: ColumnType<number | null, number | null | undefined, number | null>;
  price_period: ColumnType<string, string | undefined, string>;
  insured_sum: ColumnType<number | null, number | null | undefined, number | null>;
  deductible: ColumnType<number | null, number | null | undefined, number | null>;
  note: ColumnType<string, string | undefined, string>;
  hidden: ColumnType<boolean, boolean | undefined, boolean>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface Units {
  client_id: number;
  unit_id: ColumnType<number, number | undefined, number>;
  name: string;
  full_name: string;
  external_token: ColumnType<string | null, string | null | undefined, string | null>;
  external_token_expires: ColumnType<
    string | null,
    string | Date | null | undefined,
    string | Date | null
  >;
  erp_name: ColumnType<string, string | undefined, string>;
  erp_name_2: ColumnType<string, string | undefined, string>;
  project_name: ColumnType<string, string | undefined, string>;
  comment: ColumnType<string, string | undefined, string>;
  enable_sync: ColumnType<boolean, boolean | undefined, boolean>;
  active: ColumnType<boolean, boolean | undefined, boolean>;
  business_id: ColumnType<string, string | undefined, string>;
  business_vat: ColumnType<string, string | undefined, string>;
  business_register: ColumnType<string, string | undefined, string>;
  use_vat: ColumnType<boolean, boolean | undefined, boolean>;
  street: ColumnType<string, string | undefined, string>;
  zip: ColumnType<string, string | undefined, string>;
  city: ColumnType<string, string | undefined, string>;
  phone: ColumnType<string, string | undefined, string>;
  email: ColumnType<string, string | undefined, string>;
  internet: ColumnType<string, string | undefined, string>;
  sipo: ColumnType<string, string | undefined, string>;
  sipo_text: ColumnType<string, string | undefined, string>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
  payer: ColumnType<string, string | undefined, string>;
}

interface UserPreferences {
  client_id: number;
  client_user_id: number;
  density: ColumnType<string, string | undefined, string>;
  start_screen: ColumnType<string, string | undefined, string>;
  default_unit_id: ColumnType<number | null, number | null | undefined, number | null>;
  notify_tasks: ColumnType<string, string | undefined, string>;
  notify_revisions: ColumnType<string, string | undefined, string>;
  notify_contracts: ColumnType<string, string | undefined, string>;
  notify_licence: ColumnType<string, string | undefined, string>;
  notify_news: ColumnType<string, string | undefined, string>;
  notify_meters: ColumnType<string, string | undefined, string>;
  notify_debts: ColumnType<string, string | undefined, string>;
  notify_payments: ColumnType<string, string | undefined, string>;
  notify_statements: ColumnType<string, string | undefined, string>;
  notify_objections: ColumnType<string, string | undefined, string>;
  notify_todos: ColumnType<string, string | undefined, string>;
}

interface VerificationPeriods {
  verification_period_id: ColumnType<number, number | undefined, number>;
  kind: string;
  technology: ColumnType<string, string | undefined, string>;
  meter_use: ColumnType<string, string | undefined, string>;
  verified_from: ColumnType<string | null, string | null | undefined, string | null>;
  years: ColumnType<number | null, number | null | undefined, number | null>;
  source: string;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface VisitAccess {
  client_id: number;
  unit_id: number;
  visit_access_id: ColumnType<number, number | undefined, number>;
  pasport_id: number;
  note: ColumnType<string, string | undefined, string>;
  from_minute: ColumnType<number | null, number | null | undefined, number | null>;
  to_minute: ColumnType<number | null, number | null | undefined, number | null>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface VisitFindings {
  client_id: number;
  unit_id: number;
  visit_finding_id: ColumnType<number, number | undefined, number>;
  visit_result_id: number;
  position: number;
  told: ColumnType<unknown, string, string>;
  outcome: string;
  field: ColumnType<string, string | undefined, string>;
  message: ColumnType<string, string | undefined, string>;
  meter_id: ColumnType<number | null, number | null | undefined, number | null>;
  meter_reading_id: ColumnType<number | null, number | null | undefined, number | null>;
  revision_report_id: ColumnType<number | null, number | null | undefined, number | null>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface VisitLinks {
  client_id: number;
  unit_id: number;
  visit_link_id: ColumnType<number, number | undefined, number>;
  visit_id: number;
  round_id: number;
  seed: Buffer;
  code_hash: Buffer;
  link_hash: Buffer;
  expires: string;
  answer: ColumnType<string | null, string | null | undefined, string | null>;
  answered: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  answered_day: ColumnType<string | null, string | null | undefined, string | null>;
  answered_minute: ColumnType<number | null, number | null | undefined, number | null>;
  note: ColumnType<string, string | undefined, string>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface VisitNotices {
  client_id: number;
  unit_id: number;
  visit_notice_id: ColumnType<number, number | undefined, number>;
  visit_id: number;
  pasport_id: number;
  channel: string;
  address_id: ColumnType<number | null, number | null | undefined, number | null>;
  addressee: ColumnType<string, string | undefined, string>;
  recipient: ColumnType<string, string | undefined, string>;
  day: string;
  from_minute: number;
  to_minute: number;
  told_on: string;
  delivered_on: ColumnType<string | null, string | null | undefined, string | null>;
  note: ColumnType<string, string | undefined, string>;
  subject: ColumnType<string, string | undefined, string>;
  body: ColumnType<string, string | undefined, string>;
  state: ColumnType<string, string | undefined, string>;
  fault: ColumnType<string, string | undefined, string>;
  outbox_mail_id: ColumnType<number | null, number | null | undefined, number | null>;
  settled: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  client_user_id: ColumnType<number | null, number | null | undefined, number | null>;
  made: ColumnType<string, string | Date, string | Date>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface VisitPhotos {
  client_id: number;
  unit_id: number;
  visit_photo_id: ColumnType<number, number | undefined, number>;
  visit_result_id: number;
  key: string;
  shows: string;
  measuring_place_id: ColumnType<number | null, number | null | undefined, number | null>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
  latitude: ColumnType<string | null, string | number | null | undefined, string | number | null>;
  longitude: ColumnType<string | null, string | number | null | undefined, string | number | null>;
}

interface VisitResults {
  client_id: number;
  unit_id: number;
  visit_result_id: ColumnType<number, number | undefined, number>;
  visit_id: number;
  key: string;
  state: string;
  told_at: ColumnType<string, string | Date, string | Date>;
  came: ColumnType<string, string | Date | undefined, string | Date>;
  client_user_id: ColumnType<number | null, number | null | undefined, number | null>;
  note: ColumnType<string, string | undefined, string>;
  checks: ColumnType<unknown, string | undefined, string>;
  signed_by: ColumnType<string, string | undefined, string>;
  outcome: string;
  conflict: ColumnType<string | null, string | null | undefined, string | null>;
  missing: ColumnType<string[], string[] | undefined, string[]>;
  solved_note: ColumnType<string, string | undefined, string>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
  unsigned_reason: ColumnType<string, string | undefined, string>;
}

interface Visits {
  client_id: number;
  unit_id: number;
  visit_id: ColumnType<number, number | undefined, number>;
  round_id: number;
  pasport_id: number;
  position: number;
  attempt: ColumnType<number, number | undefined, number>;
  previous_id: ColumnType<number | null, number | null | undefined, number | null>;
  state: ColumnType<string, string | undefined, string>;
  crew_id: ColumnType<number | null, number | null | undefined, number | null>;
  day: ColumnType<string | null, string | null | undefined, string | null>;
  from_minute: ColumnType<number | null, number | null | undefined, number | null>;
  minutes: number;
  note: ColumnType<string, string | undefined, string>;
  ended: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  client_user_id: ColumnType<number | null, number | null | undefined, number | null>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

interface WorkVersions {
  client_id: number;
  work_version_id: ColumnType<number, number | undefined, number>;
  work_id: number;
  valid_from: string;
  duration_minutes: number;
  price: ColumnType<number | null, number | null | undefined, number | null>;
  material: ColumnType<string, string | undefined, string>;
  needs_state: ColumnType<boolean, boolean | undefined, boolean>;
  needs_number: ColumnType<boolean, boolean | undefined, boolean>;
  needs_seal: ColumnType<boolean, boolean | undefined, boolean>;
  needs_photo: ColumnType<boolean, boolean | undefined, boolean>;
  needs_signature: ColumnType<boolean, boolean | undefined, boolean>;
  checklist: ColumnType<string[], string[] | undefined, string[]>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
  preparation: ColumnType<string, string | undefined, string>;
  keeps_position: ColumnType<boolean, boolean | undefined, boolean>;
}

interface Works {
  client_id: number;
  work_id: ColumnType<number, number | undefined, number>;
  code: string;
  name: string;
  writes: ColumnType<string, string | undefined, string>;
  meter_kind: ColumnType<string | null, string | null | undefined, string | null>;
  revision_type_id: ColumnType<number | null, number | null | undefined, number | null>;
  hidden: ColumnType<boolean, boolean | undefined, boolean>;
  version: ColumnType<number, number | undefined, number>;
  created: ColumnType<string, string | Date | undefined, string | Date>;
  updated: ColumnType<string, string | Date | undefined, string | Date>;
}

export interface Tables {
  access_links: AccessLinks;
  account_links: AccountLinks;
  account_paper_settings: AccountPaperSettings;
  account_rates: AccountRates;
  accounting_codes: AccountingCodes;
  accounting_exports: AccountingExports;
  address_contacts: AddressContacts;
  address_order_numbers: AddressOrderNumbers;
  address_orders: AddressOrders;
  address_places: AddressPlaces;
  addresses: Addresses;
  anonymisations: Anonymisations;
  arrears_settings: ArrearsSettings;
  audit_log: AuditLog;
  authenticators: Authenticators;
  backup_state: BackupState;
  bank_accounts: BankAccounts;
  bank_mappings: BankMappings;
  bank_movements: BankMovements;
  bank_statements: BankStatements;
  billing_documents: BillingDocuments;
  billing_place_parts: BillingPlaceParts;
  billing_places: BillingPlaces;
  billing_rule_costs: BillingRuleCosts;
  billing_rule_spaces: BillingRuleSpaces;
  billing_rules: BillingRules;
  calendar_feeds: CalendarFeeds;
  cities: Cities;
  client_log_groups: ClientLogGroups;
  client_logs: ClientLogs;
  client_user_messages: ClientUserMessages;
  client_users: ClientUsers;
  clients: Clients;
  cnb_discount_rates: CnbDiscountRates;
  cnb_exchange_rates: CnbExchangeRates;
  cnb_repo_rates: CnbRepoRates;
  cnb_sources: CnbSources;
  confirmation_links: ConfirmationLinks;
  consents: Consents;
  cost_rule_rows: CostRuleRows;
  cost_rules: CostRules;
  crew_absences: CrewAbsences;
  crews: Crews;
  debt_confirmations: DebtConfirmations;
  degree_day_months: DegreeDayMonths;
  degree_day_places: DegreeDayPlaces;
  file_contents: FileContents;
  files: Files;
  heating_indicators: HeatingIndicators;
  heating_items: HeatingItems;
  house_changes: HouseChanges;
  import_batches: ImportBatches;
  import_changes: ImportChanges;
  import_mappings: ImportMappings;
  import_rows: ImportRows;
  import_token_calls: ImportTokenCalls;
  import_tokens: ImportTokens;
  instalment_agreements: InstalmentAgreements;
  instalment_claims: InstalmentClaims;
  instalments: Instalments;
  known_addresses: KnownAddresses;
  known_devices: KnownDevices;
  ledger_account_people: LedgerAccountPeople;
  ledger_accounts: LedgerAccounts;
  ledger_claims: LedgerClaims;
  ledger_months: LedgerMonths;
  ledger_part_claims: LedgerPartClaims;
  ledger_parts: LedgerParts;
  ledger_payers: LedgerPayers;
  ledger_payments: LedgerPayments;
  ledger_settings: LedgerSettings;
  legal_documents: LegalDocuments;
  live_events: LiveEvents;
  measuring_places: MeasuringPlaces;
  meter_readings: MeterReadings;
  meter_warnings: MeterWarnings;
  meter_watch_limits: MeterWatchLimits;
  meter_watch_marks: MeterWatchMarks;
  meters: Meters;
  module_schema_modules: ModuleSchemaModules;
  module_schemas: ModuleSchemas;
  modules: Modules;
  monthly_info_choices: MonthlyInfoChoices;
  monthly_info_settings: MonthlyInfoSettings;
  monthly_infos: MonthlyInfos;
  notification_mails: NotificationMails;
  notification_rounds: NotificationRounds;
  notified: Notified;
  open_modules: OpenModules;
  operator: Operator;
  outbox_mails: OutboxMails;
  pasport_building_elements: PasportBuildingElements;
  pasport_buildings: PasportBuildings;
  pasport_floors: PasportFloors;
  pasport_ownerships: PasportOwnerships;
  pasport_payers: PasportPayers;
  pasport_roommates: PasportRoommates;
  pasport_rooms: PasportRooms;
  pasport_share_changes: PasportShareChanges;
  pasport_share_sets: PasportShareSets;
  pasport_spaces: PasportSpaces;
  pasport_tenant_costs: PasportTenantCosts;
  pasport_tenants: PasportTenants;
  pasport_transfer_records: PasportTransferRecords;
  pasport_transfer_spaces: PasportTransferSpaces;
  pasport_transfers: PasportTransfers;
  pasport_types: PasportTypes;
  pasport_users: PasportUsers;
  pasports: Pasports;
  passkeys: Passkeys;
  payment_row_lists: PaymentRowLists;
  person_acceptances: PersonAcceptances;
  person_askings: PersonAskings;
  person_campaign_spaces: PersonCampaignSpaces;
  person_campaigns: PersonCampaigns;
  person_declarations: PersonDeclarations;
  portal_news: PortalNews;
  prescription_mails: PrescriptionMails;
  recovery_codes: RecoveryCodes;
  refund_batches: RefundBatches;
  refund_items: RefundItems;
  refund_meetings: RefundMeetings;
  reminder_claims: ReminderClaims;
  reminder_levels: ReminderLevels;
  reminders: Reminders;
  replies: Replies;
  revision_reports: RevisionReports;
  revision_types: RevisionTypes;
  revisions: Revisions;
  round_posters: RoundPosters;
  rounds: Rounds;
  runtime_settings: RuntimeSettings;
  saved_views: SavedViews;
  self_reading_rounds: SelfReadingRounds;
  self_reading_spaces: SelfReadingSpaces;
  self_readings: SelfReadings;
  services: Services;
  sessions: Sessions;
  settings_log: SettingsLog;
  settlement_acceptances: SettlementAcceptances;
  settlement_counts: SettlementCounts;
  settlement_forecasts: SettlementForecasts;
  settlement_issues: SettlementIssues;
  settlement_law: SettlementLaw;
  settlement_links: SettlementLinks;
  settlement_objections: SettlementObjections;
  settlement_reviews: SettlementReviews;
  settlement_simulations: SettlementSimulations;
  settlement_statements: SettlementStatements;
  settlement_texts: SettlementTexts;
  settlements: Settlements;
  sign_in_attempts: SignInAttempts;
  sipo_answer_rows: SipoAnswerRows;
  sipo_answers: SipoAnswers;
  sipo_hand_overs: SipoHandOvers;
  sipo_lines: SipoLines;
  sipo_lumps: SipoLumps;
  sipo_settings: SipoSettings;
  system_message_hides: SystemMessageHides;
  system_messages: SystemMessages;
  task_files: TaskFiles;
  tasks: Tasks;
  todo_comments: TodoComments;
  todo_items: TodoItems;
  todos: Todos;
  unit_contracts: UnitContracts;
  units: Units;
  user_preferences: UserPreferences;
  verification_periods: VerificationPeriods;
  visit_access: VisitAccess;
  visit_findings: VisitFindings;
  visit_links: VisitLinks;
  visit_notices: VisitNotices;
  visit_photos: VisitPhotos;
  visit_results: VisitResults;
  visits: Visits;
  work_versions: WorkVersions;
  works: Works;
}
