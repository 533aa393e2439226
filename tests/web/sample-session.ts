import type { Client } from '#contract/clients.ts';
import type { UserState } from '#contract/session.ts';
import type { Unit } from '#contract/units.ts';

const moment = '2026-11-20T08:00:00.000Z';

/** A signed-in user for tests. */
export function sampleUser(change: Partial<UserState> = {}): UserState {
  return {
    user_identity: 'jana@example.cz',
    client_user_id: 9,
    first_name: 'Jana',
    last_name: 'Nováková',
    is_sys_admin: false,
    is_client_admin: true,
    assembly_crew_id: null,
    client_confirmed: moment,
    last_unit_id: null,
    ...change,
  };
}

const clientTexts = {
  name: 'Správa Brno',
  full_name: 'Správa Brno s.r.o.',
  identity_number: '',
  business_id: '',
  vat: '',
  address: '',
  city: '',
  zip: '',
  email: '',
  phone: '',
  confirmed_info: '',
  business_address: '',
  business_city: '',
  business_zip: '',
  business_email: '',
  price_type: '',
  term_and_conditions_version: '2025-01',
  term_and_conditions_hostname: '',
  gdpr_version: '2025-01',
  gdpr_hostname: '',
};

/** A client for tests. */
export function sampleClient(change: Partial<Client> = {}): Client {
  return {
    ...clientTexts,
    client_id: 4,
    client_type: 'bussines',
    max_units: 10,
    max_pasports: 1000,
    max_items: 1000,
    current_pasports: 0,
    licence_valid_to: '',
    external_token: 'tajne',
    has_external_token: true,
    confirmed: moment,
    created: moment,
    updated: moment,
    version: 1,
    register_as_company: false,
    register_as_facility_manager: true,
    confirmation_rules: true,
    confirmation_gdpr: true,
    term_and_conditions_agreement_date: moment,
    gdpr_agreement_date: moment,
    ...change,
  };
}

/** A unit for tests. */
export function sampleUnit(unit_id: number, name: string): Unit {
  return {
    unit_id,
    client_id: 4,
    name,
    full_name: name,
    created: moment,
    updated: moment,
    version: 1,
    external_token: '',
    has_external_token: false,
    erp_name: '',
    erp_name_2: '',
    project_name: '',
    comment: '',
    enable_sync: false,
    active: true,
    payer: 'tenant',
    business_id: '',
    business_vat: '',
    business_register: '',
    use_vat: false,
    street: '',
    zip: '',
    city: '',
    phone: '',
    email: '',
    internet: '',
    sipo: '',
    sipo_text: '',
  };
}

/** The answer to a sign-in, for tests: three units, none of them used before. */
export function sampleSignIn(change: Partial<UserState> & { token?: string } = {}) {
  const { token = 't1', ...user } = change;
  const units = [sampleUnit(1, 'Lipová'), sampleUnit(2, 'Javorka'), sampleUnit(3, 'Zvonařská')];
  return { ...sampleUser(user), token, client: sampleClient(), units };
}
